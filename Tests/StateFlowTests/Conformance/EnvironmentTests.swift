import StateFlow
import Testing
import WorkbookTesting

private struct NumberKey: EnvironmentKey { static let defaultValue = 0 }
private struct WordKey: EnvironmentKey { static let defaultValue = "none" }
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }

private struct Theme {
  var color = "grey"
  var size = 10
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  /// A value that is computed from two others. Setting it sets both others.
  fileprivate var summary: String {
    get { "\(word) \(number)" }
    set {
      word = newValue
      number = newValue.count
    }
  }
}

@Suite("Environment")
@MainActor
struct EnvironmentTests {
  final class Store: ObservableObject {
    @Published var name: String
    init(_ name: String) { self.name = name }
  }

  final class Other: ObservableObject { @Published var name = "other" }

  @Observable final class Account {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct StoreReader: View {
    @EnvironmentObject private var store: Store
    var body: some View { Text(store.name) }
  }

  fileprivate struct NumberReader: View {
    @Environment(\.number) private var number
    var body: some View { Text("\(number)") }
  }

  fileprivate struct WordReader: View {
    @Environment(\.word) private var word
    var body: some View { Text(word) }
  }

  struct Refreshing<Content: View>: View {
    let content: (Int) -> Content
    @State private var turn = 0
    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }
    var body: some View {
      Button("Again") { turn += 1 }
      content(turn)
    }
  }

  // MARK: E1

  @Test func `E1 a missing object stops the program with a message that says what to do`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen { VStack { StoreReader() } } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No Store was injected for StoreReader"))
    #expect(message.contains(".environmentObject("))
    #expect(message.contains("to a view that contains StoreReader"))
  }

  @Test func `E1 an object of a different type doesn't replace a missing object`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Screen { StoreReader().environmentObject(Other()) } }
    }
  }

  @Test func `E1 an object that only a sibling receives doesn't replace a missing object`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Screen {
          Text("sibling").environmentObject(Store("a"))
          StoreReader()
        }
      }
    }
  }

  @Test
  func `E1 a missing observable object stops the program, and the message names the view`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Screen { AccountReader() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No Account was injected for AccountReader"))
    #expect(message.contains(".environment("))
  }

  @Test func `E1 a missing object isn't an error if no view reads it`() {
    struct Careful: View {
      let asks: Bool
      @EnvironmentObject private var store: Store
      var body: some View { Text(asks ? store.name : "did not ask") }
    }
    #expect(Screen { Careful(asks: false) }.texts == ["did not ask"])
  }

  // MARK: E2

  @Test func `E2 an object is found by its type, at any depth in the view tree`() {
    let screen = Screen {
      VStack { Group { AnyView(ForEach(0..<1) { _ in StoreReader() }) } }
        .environmentObject(Other())
        .environmentObject(Store("a"))
    }
    #expect(screen.texts == ["a"])
  }

  @Test func `E2 a view uses the nearest injected object, and siblings are unaffected`() {
    let screen = Screen {
      VStack {
        StoreReader()
        VStack { StoreReader() }.environmentObject(Store("inner"))
        StoreReader()
      }
      .environmentObject(Store("outer"))
    }
    #expect(screen.texts == ["outer", "inner", "outer"])
  }

  @Test
  func `E2 if a view has two objects of a type, the one injected by the first modifier is used`() {
    let screen = Screen {
      NumberReader().environment(\.number, 1).environment(\.number, 2)
      StoreReader().environmentObject(Store("a")).environmentObject(Store("b"))
    }
    #expect(screen.texts == ["1", "a"])
  }

  @Test func `E2 an announcement updates the object's readers, but not the injecting view`() {
    struct Injector: View {
      let store: Store
      var body: some View { StoreReader().environmentObject(store) }
    }
    let store = Store("a")
    let screen = Screen { Injector(store: store) }
    store.name = "b"
    #expect(screen.texts == ["b"])
    #expect(screen.bodyCount(of: StoreReader.self) == 2)
    #expect(screen.bodyCount(of: Injector.self) == 1)
  }

  @Test func `E2 after an object is replaced, only the new one is observed`() {
    let (old, new) = (Store("old"), Store("new"))
    let screen = Screen {
      Refreshing { StoreReader().environmentObject($0 == 0 ? old : new) }
    }
    screen.button("Again").tap()
    #expect(screen.texts == ["new"])
    new.name = "newer"
    #expect(screen.texts == ["newer"])
    old.name = "ignored"
    #expect(screen.bodyCount(of: StoreReader.self) == 3)
  }

  @Test func `E2 objects are distinguished by identity, not by equality`() {
    let (one, other) = (EqualStore("one"), EqualStore("other"))
    let screen = Screen {
      Refreshing { EqualReader().environmentObject($0 == 0 ? one : other) }
    }
    screen.button("Again").tap()
    #expect(screen.texts == ["other"])
  }

  final class EqualStore: ObservableObject, Equatable {
    @Published var name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (one: EqualStore, other: EqualStore) -> Bool { true }
  }

  struct EqualReader: View {
    @EnvironmentObject private var store: EqualStore
    var body: some View { Text(store.name) }
  }

  @Test
  func `E2 writing through a binding to an environment object's property changes the property`() {
    struct Editor: View {
      @EnvironmentObject private var store: Store
      var body: some View { Button("Edit") { $store.name.wrappedValue += "!" } }
    }
    let screen = Screen {
      VStack {
        Editor()
        StoreReader()
      }
      .environmentObject(Store("a"))
    }
    screen.button("Edit").tap()
    #expect(screen.texts == ["a!"])
  }

  // MARK: E3, E4

  @Test func `E3 an unset key reads as its default`() {
    #expect(Screen { NumberReader() }.texts == ["0"])
    #expect(EnvironmentValues().number == 0)
  }

  @Test func `E3 setting a key for a view affects only that view and the views inside it`() {
    let screen = Screen {
      NumberReader().environment(\.number, 1)
      NumberReader()
    }
    #expect(screen.texts == ["1", "0"])
  }

  @Test func `E3 a computed environment value is based on the values that its reader inherits`() {
    struct SummaryReader: View {
      @Environment(\.summary) private var summary
      var body: some View { Text(summary) }
    }
    let screen = Screen {
      SummaryReader()
      VStack { SummaryReader().environment(\.number, 2) }.environment(\.word, "a")
      SummaryReader().environment(\.summary, "four")
    }
    #expect(screen.texts == ["none 0", "a 2", "four 4"])
    screen.set(\.word, "new")
    #expect(screen.texts == ["new 0", "a 2", "four 4"])
  }

  @Test func `E4 changing an environment value updates only the views that read its key`() {
    struct Both: View {
      var body: some View {
        NumberReader()
        WordReader()
      }
    }
    let screen = Screen { Both() }
    screen.set(\.number, 1)
    #expect(screen.texts == ["1", "none"])
    #expect(screen.bodyCount(of: NumberReader.self) == 2)
    #expect(screen.bodyCount(of: WordReader.self) == 1)
    #expect(screen.bodyCount(of: Both.self) == 1)
  }

  @Test func `E4 setting an environment value to an equal value doesn't update any view`() {
    let screen = Screen {
      Refreshing { turn in
        Text("\(turn)")
        NumberReader().environment(\.number, turn / 2)
      }
    }
    screen.button("Again").tap()
    #expect(screen.bodyCount(of: NumberReader.self) == 1)
    screen.button("Again").tap()
    #expect(screen.texts == ["2", "1"])
    #expect(screen.bodyCount(of: NumberReader.self) == 2)
  }

  @Test func `E4 changing an environment value doesn't update readers inside an override`() {
    let screen = Screen {
      NumberReader()
      NumberReader().environment(\.number, 5)
    }
    screen.set(\.number, 1)
    #expect(screen.texts == ["1", "5"])
    #expect(screen.bodyCount(of: NumberReader.self) == 3)
  }

  @Test func `E4 setting a value after the first frame updates views that read the default`() {
    struct Toggling: View {
      @State private var isSet = false
      var body: some View {
        Button("Set") { isSet.toggle() }
        if isSet { NumberReader().environment(\.number, 3) } else { NumberReader() }
        NumberReader().transformEnvironment(\.number) { if isSet { $0 = 4 } }
      }
    }
    let screen = Screen { Toggling() }
    screen.button("Set").tap()
    #expect(screen.texts == ["3", "4"])
    screen.button("Set").tap()
    #expect(screen.texts == ["0", "0"])
  }

  @Test func `E4 a modifier that switches to another key updates the readers of both keys`() {
    struct Choosing: View {
      @State private var setsNumber = false
      var body: some View {
        Button("Switch") { setsNumber.toggle() }
        VStack {
          NumberReader()
          WordReader()
        }
        .transformEnvironment(\.self) { values in
          if setsNumber { values.number = 1 } else { values.word = "set" }
        }
        NumberReader()
      }
    }
    let screen = Screen { Choosing() }
    #expect(screen.texts == ["0", "set", "0"])
    screen.button("Switch").tap()
    #expect(screen.texts == ["1", "none", "0"])
    #expect(screen.bodyCount(of: NumberReader.self) == 3)
    screen.button("Switch").tap()
    #expect(screen.texts == ["0", "set", "0"])
  }

  @Test func `E4 if only one member of a value is set, the other members are inherited`() {
    struct ThemeReader: View {
      @Environment(\.theme) private var theme
      var body: some View { Text("\(theme.color) \(theme.size)") }
    }
    let screen = Screen { ThemeReader().environment(\.theme.size, 20) }
    #expect(screen.texts == ["grey 20"])
    screen.set(\.theme, Theme(color: "red", size: 1))
    #expect(screen.texts == ["red 20"])
  }

  @Test func `E4 a view that reads one member of a value is updated when the value changes`() {
    struct SizeReader: View {
      @Environment(\.theme.size) private var size
      var body: some View { Text("\(size)") }
    }
    let screen = Screen { SizeReader() }
    screen.set(\.theme.size, 12)
    #expect(screen.texts == ["12"])
  }

  @Test func `E4 an action reads the environment value that is current when the action runs`() {
    struct Asking: View {
      let log: Log
      @Environment(\.number) private var number
      var body: some View { Button("Ask") { log.note("\(number)") } }
    }
    let log = Log()
    let screen = Screen { Asking(log: log) }
    screen.set(\.number, 8)
    screen.button("Ask").tap()
    #expect(log.entries == ["8"])
    #expect(screen.bodyCount(of: Asking.self) == 1)
  }

  @Test func `E4 a custom dynamic property can read state and the environment`() {
    struct Scaled: DynamicProperty {
      @Environment(\.number) private var scale
      @State private var base = 2
      var product = 0
      mutating func update() { product = base * scale }
      func grow() { base += 1 }
    }
    struct ScaledView: View {
      private var scaled = Scaled()
      var body: some View {
        Text("\(scaled.product)")
        Button("Grow") { scaled.grow() }
      }
    }
    let screen = Screen { ScaledView() }
    screen.set(\.number, 10)
    #expect(screen.texts == ["20"])
    screen.button("Grow").tap()
    #expect(screen.texts == ["30"])
  }
}
