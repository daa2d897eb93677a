import StateFlow
import Testing
import WorkbookTesting

/// Checks the preferences that views pass up to their ancestors (PK1 to PK3), and a sheet that uses
/// a preference (SH6).
@MainActor
@Suite("Preferences")
struct PreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  private struct Named: View {
    let name: String
    var body: some View { Text(name).preference(key: Names.self, value: [name]) }
  }

  private struct Reader<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }.onPreferenceChange(Names.self) { log.note($0.joined(separator: " ")) }
    }
  }

  // MARK: PK1

  @Test
  func `PK1 preference values are reduced in the order of the views, including nested views`() {
    let log = Log()
    _ = Screen {
      Reader(log: log) {
        Named(name: "a")
        HStack {
          Named(name: "b")
          Text("none")
          Named(name: "c")
        }
        ForEach(["d", "e"], id: \.self) { Named(name: $0) }
      }
    }
    #expect(log.entries == ["a b c d e"])
  }

  @Test func `PK1 the values of moved rows are reduced in their new order`() {
    struct Rows: View {
      let log: Log
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("Turn") { names.reverse() }
        Reader(log: log) { ForEach(names, id: \.self) { Named(name: $0) } }
      }
    }
    let log = Log()
    let screen = Screen { Rows(log: log) }
    screen.button("Turn").tap()
    #expect(log.entries == ["a b c", "c b a"])
  }

  // MARK: PK2

  @Test
  func `PK2 setting a preference replaces inner views' values, and a transform modifies them`() {
    let log = Log()
    _ = Screen {
      Reader(log: log) {
        VStack {
          Named(name: "hidden")
        }
        .preference(key: Names.self, value: ["outer"])
        VStack {
          Named(name: "x")
        }
        .transformPreference(Names.self) { $0.append("after x") }
      }
    }
    #expect(log.entries == ["outer x after x"])
  }

  // MARK: PK3

  @Test
  func `PK3 onPreferenceChange is called once initially and then only when the value changes`() {
    struct Counting: View {
      let log: Log
      @State private var count = 0
      @State private var noise = 0
      var body: some View {
        Button("Count") { count += 1 }
        Button("Noise \(noise)") { noise += 1 }
        Reader(log: log) {
          if count < 2 { Named(name: "\(count)") }
        }
      }
    }
    let log = Log()
    let screen = Screen { Counting(log: log) }
    screen.button("Noise 0").tap()
    screen.button("Count").tap()
    screen.button("Count").tap()
    #expect(log.entries == ["0", "1", ""])
  }

  @Test func `PK3 onPreferenceChange isn't called if no view sets the preference`() {
    let log = Log()
    _ = Screen { Reader(log: log) { Text("nothing") } }
    #expect(log.entries == [])
  }

  @Test func `PK3 onPreferenceChange can write state in the same update`() {
    struct Showing: View {
      @State private var names: [String] = []
      var body: some View {
        Text("names: \(names.joined(separator: ", "))")
        VStack { Named(name: "a") }.onPreferenceChange(Names.self) { names = $0 }
      }
    }
    let screen = Screen { Showing() }
    #expect(screen.texts == ["names: a", "a"])
    #expect(screen.story.updates.count == 1)
  }

  @Test func `PK3 if two readers of a preference are nested, both receive the value`() {
    let (inner, outer) = (Log(), Log())
    _ = Screen { Reader(log: outer) { Reader(log: inner) { Named(name: "a") } } }
    #expect(inner.entries == ["a"])
    #expect(outer.entries == ["a"])
  }

  @Test func `PK3 only views on screen contribute values to a preference`() {
    let log = Log()
    let screen = Screen {
      Reader(log: log) {
        TabView {
          Named(name: "one").tabItem { Text("One") }
          Named(name: "two").tabItem { Text("Two") }
        }
      }
    }
    screen.tab("Two").select()
    #expect(log.entries == ["one", "two"])
  }

  // MARK: SH6

  private struct Draft: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isChanged = true
    var body: some View {
      Button("Close") { dismiss() }
      Toggle("Changed", isOn: $isChanged).interactiveDismissDisabled(isChanged)
    }
  }

  private struct Opener: View {
    @State private var isShown = true
    var body: some View { Text("below").sheet(isPresented: $isShown) { Draft() } }
  }

  @Test func `SH6 a user can't swipe a sheet away if interactive dismissal is disabled`() {
    let screen = Screen { Opener() }
    withKnownIssue {
      screen.sheet.dismiss()
    } matching: { issue in
      issue.description.contains("interactiveDismissDisabled")
    }
    let isKept = screen.sheet.exists
    screen.toggle("Changed").toggle()
    screen.sheet.dismiss()
    #expect(isKept)
    #expect(!screen.sheet.exists)
  }

  @Test func `SH6 a button can dismiss a sheet that a user can't swipe away`() {
    let screen = Screen { Opener() }
    screen.button("Close").tap()
    #expect(!screen.sheet.exists)
  }
}
