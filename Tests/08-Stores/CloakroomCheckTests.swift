import StateFlow
import Testing
import WorkbookTesting

@testable import StoresCatch

@Suite("8.8 Cloakroom check", .exercise)
struct CloakroomCheckTests {
  private static let trial = TestTrial(
    of: { try checkCloakroom(on: $0) },
    on: [
      .right("a cloakroom with a store and a row for each coat", content: store),
      .right("a cloakroom that keeps open hooks in a set", content: openHooks),
      .right("a cloakroom whose new coats start at hook 20", content: otherRoom),
      .wrong(
        "a row that passes its details on to the next row",
        thought: "A row at the same position is still the same row.", content: positions),
      .wrong(
        "a row that returns the wrong coat",
        thought: "A row's position on screen is its coat's position in the store.",
        content: filteredOffsets),
      .wrong(
        "two coats on one hook",
        thought: "The hook whose number follows the count is always free.", content: counted),
      .wrong(
        "a count that includes only the rows on screen",
        thought: "A coat that isn't on screen isn't in the store.", content: shownCount),
      .wrong(
        "a return key that accepts a blank name",
        thought: "If one control follows a rule, the others follow it, too.", content: oneRule),
      .wrong(
        "a button that accepts a blank name",
        thought: "The rule for a text field belongs to the Return key.", content: returnRule),
      .wrong(
        "a return key that takes no coat",
        thought: "Pressing Return in a text field taps the button next to it.",
        content: buttonOnly),
      .wrong(
        "a hook that can't be hidden again",
        thought: "A button that shows something also hides it.", content: onlyShows),
      .wrong(
        "rows that close when another coat is taken",
        thought: "An ID only has to differ from all other IDs.", content: newIDs),
      .wrong(
        "a field that isn't cleared",
        thought: "A text field is empty again once its text has been used.", content: keptText),
      .wrong(
        "a new coat that is wet",
        thought: "A copy of the last coat with a different guest is a new coat.", content: copied),
      .wrong(
        "a filter that hides no row that is on screen",
        thought: "A value that a view copies into its state follows the original.",
        content: copiedFilter),
    ])

  @Test(.proves(9)) func `your test passes for every correct screen`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(4)) func `your test catches a row that passes its details on to the next row`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a row that passes its details on to the next row")
  }

  @Test(.proves(3)) func `your test catches a row that returns the wrong coat`() async throws {
    try await Self.trial.expectNotice(of: "a row that returns the wrong coat")
  }

  @Test(.proves(5)) func `your test catches two coats on one hook`() async throws {
    try await Self.trial.expectNotice(of: "two coats on one hook")
  }

  @Test(.proves(1)) func `your test catches a count that includes only the rows on screen`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a count that includes only the rows on screen")
  }

  @Test(.proves(8)) func `your test catches a return key that accepts a blank name`() async throws {
    try await Self.trial.expectNotice(of: "a return key that accepts a blank name")
  }

  @Test(.proves(8)) func `your test catches a button that accepts a blank name`() async throws {
    try await Self.trial.expectNotice(of: "a button that accepts a blank name")
  }

  @Test(.proves(5)) func `your test catches a return key that takes no coat`() async throws {
    try await Self.trial.expectNotice(of: "a return key that takes no coat")
  }

  @Test(.proves(4)) func `your test catches a hook that can't be hidden again`() async throws {
    try await Self.trial.expectNotice(of: "a hook that can't be hidden again")
  }

  @Test(.proves(4)) func `your test catches rows that close when another coat is taken`()
    async throws
  {
    try await Self.trial.expectNotice(of: "rows that close when another coat is taken")
  }

  @Test(.proves(7)) func `your test catches a field that isn't cleared`() async throws {
    try await Self.trial.expectNotice(of: "a field that isn't cleared")
  }

  @Test(.proves(6)) func `your test catches a new coat that is wet`() async throws {
    try await Self.trial.expectNotice(of: "a new coat that is wet")
  }

  @Test(.proves(2)) func `your test catches a filter that hides no row that is on screen`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a filter that hides no row that is on screen")
  }

  @Test(.proves(9)) func `your test judges a screen by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Types that only one program needs are declared inside its function and have
// the same names as in the others, so the names don't reveal which program is being tested. Most
// programs share a screen and declare only what they do differently.

private struct Coat: Identifiable {
  let hook: Int
  let guest: String
  var isWet = false

  var id: Int { hook }

  static let first = [
    Coat(hook: 1, guest: "Ada"), Coat(hook: 2, guest: "Ben", isWet: true),
    Coat(hook: 3, guest: "Cleo", isWet: true),
  ]
}

private protocol CoatStore: ObservableObject {
  var coats: [Coat] { get }
  /// Takes a coat unless the guest's name is blank, and returns whether the coat was taken.
  func take(_ guest: String) -> Bool
  func giveBack(_ coat: Coat)
}

private final class Store: CoatStore {
  @Published private(set) var coats = Coat.first
  private var lastHook: Int

  init(lastHook: Int = 3) { self.lastHook = lastHook }

  func take(_ guest: String) -> Bool {
    guard !guest.allSatisfy(\.isWhitespace) else { return false }
    hang(guest)
    return true
  }

  /// Takes a coat, even if the guest's name is blank.
  func hang(_ guest: String) {
    lastHook += 1
    coats.append(Coat(hook: lastHook, guest: guest))
  }

  func giveBack(_ coat: Coat) {
    coats.removeAll { $0.id == coat.id }
  }
}

private struct CoatRow: View {
  let coat: Coat
  let giveBack: () -> Void
  @State private var isOpen = false

  var body: some View {
    HStack {
      Button("About \(coat.guest)") { isOpen.toggle() }
      Button("Return \(coat.guest)", action: giveBack)
      if isOpen { Text("\(coat.guest): hook \(coat.hook)") }
    }
  }
}

private struct Desk: View {
  let take: (String) -> Bool
  @State private var guest = ""

  var body: some View {
    TextField("Guest", text: $guest)
      .onSubmit(submit)
    Button("Take coat", action: submit)
  }

  private func submit() {
    if take(guest) { guest = "" }
  }
}

/// The screen of most programs. Unless a program replaces a part of it, it's correct.
private protocol CloakroomScreen: View {
  associatedtype StoreOfCoats: CoatStore
  associatedtype Rows: View
  associatedtype DeskOnScreen: View

  var store: StoreOfCoats { get }
  var wetOnly: Binding<Bool> { get }
  var count: Int { get }
  @ViewBuilder var rows: Rows { get }
  @ViewBuilder var desk: DeskOnScreen { get }
}

extension CloakroomScreen {
  var body: some View {
    VStack {
      Text("Coats: \(count)")
      Toggle("Wet only", isOn: wetOnly)
      rows
      desk
    }
  }

  var shown: [Coat] { store.coats.filter { $0.isWet || !wetOnly.wrappedValue } }

  var count: Int { store.coats.count }

  var rows: some View {
    ForEach(shown) { coat in
      CoatRow(coat: coat) { store.giveBack(coat) }
    }
  }

  var desk: some View { Desk(take: store.take) }
}

private func store() -> some View {
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }
  }
  return Cloakroom()
}

private func openHooks() -> some View {
  struct Coat {
    let guest: String
    let isWet: Bool
  }
  struct Cloakroom: View {
    @State private var coats = [
      1: Coat(guest: "Ada", isWet: false), 2: Coat(guest: "Ben", isWet: true),
      3: Coat(guest: "Cleo", isWet: true),
    ]
    @State private var openHooks: Set<Int> = []
    @State private var isWetOnly = false
    @State private var guest = ""

    var body: some View {
      List {
        Text("Cloakroom of the museum")
        HStack {
          Button("Take coat", action: take)
          TextField("Guest", text: $guest).onSubmit(take)
        }
        ForEach(coats.sorted { $0.key < $1.key }, id: \.key) { hook, coat in
          if coat.isWet || !isWetOnly {
            if openHooks.contains(hook) { Text("\(coat.guest): hook \(hook)") }
            Button("Return \(coat.guest)") {
              openHooks.remove(hook)
              coats[hook] = nil
            }
            Button("About \(coat.guest)") { openHooks.formSymmetricDifference([hook]) }
          }
        }
        Toggle("Wet only", isOn: $isWetOnly)
        Text("Coats: \(coats.count)")
      }
    }

    // The coat gets the first free hook.
    private func take() {
      guard guest.contains(where: { !$0.isWhitespace }) else { return }
      var hook = 1
      while coats[hook] != nil { hook += 1 }
      coats[hook] = Coat(guest: guest, isWet: false)
      guest = ""
    }
  }
  return Cloakroom()
}

private func otherRoom() -> some View {
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store(lastHook: 19)
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }
  }
  return Cloakroom()
}

private func positions() -> some View {
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      let shown = shown
      ForEach(shown.indices, id: \.self) { index in
        CoatRow(coat: shown[index]) { store.giveBack(shown[index]) }
      }
    }
  }
  return Cloakroom()
}

private func filteredOffsets() -> some View {
  // Each new coat is the first, so even without Ada's coat, the offsets differ.
  final class Store: CoatStore {
    @Published private(set) var coats = Coat.first
    private var lastHook = 3

    func take(_ guest: String) -> Bool {
      guard !guest.allSatisfy(\.isWhitespace) else { return false }
      lastHook += 1
      coats.insert(Coat(hook: lastHook, guest: guest), at: 0)
      return true
    }

    func giveBack(_ coat: Coat) {
      coats.removeAll { $0.id == coat.id }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      ForEach(Array(shown.enumerated()), id: \.element.id) { offset, coat in
        CoatRow(coat: coat) { store.giveBack(store.coats[offset]) }
      }
    }
  }
  return Cloakroom()
}

private func counted() -> some View {
  final class Store: CoatStore {
    @Published private(set) var coats = Coat.first

    func take(_ guest: String) -> Bool {
      guard !guest.allSatisfy(\.isWhitespace) else { return false }
      coats.append(Coat(hook: coats.count + 1, guest: guest))
      return true
    }

    func giveBack(_ coat: Coat) {
      coats.removeAll { $0.guest == coat.guest }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      ForEach(shown, id: \.guest) { coat in
        CoatRow(coat: coat) { store.giveBack(coat) }
      }
    }
  }
  return Cloakroom()
}

private func shownCount() -> some View {
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var count: Int { shown.count }
  }
  return Cloakroom()
}

private func oneRule() -> some View {
  struct Desk: View {
    let store: Store
    @State private var guest = ""

    var body: some View {
      TextField("Guest", text: $guest)
        .onSubmit(take)
      Button("Take coat") {
        if guest.contains(where: { !$0.isWhitespace }) { take() }
      }
    }

    private func take() {
      store.hang(guest)
      guest = ""
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var desk: some View { Desk(store: store) }
  }
  return Cloakroom()
}

private func newIDs() -> some View {
  struct Row: Identifiable {
    let id = UUID()
    let coat: Coat
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      ForEach(shown.map { Row(coat: $0) }) { row in
        CoatRow(coat: row.coat) { store.giveBack(row.coat) }
      }
    }
  }
  return Cloakroom()
}

private func keptText() -> some View {
  struct Desk: View {
    let take: (String) -> Bool
    @State private var guest = ""

    var body: some View {
      TextField("Guest", text: $guest)
        .onSubmit(submit)
      Button("Take coat", action: submit)
    }

    private func submit() {
      _ = take(guest)
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var desk: some View { Desk(take: store.take) }
  }
  return Cloakroom()
}

private func copied() -> some View {
  final class Store: CoatStore {
    @Published private(set) var coats = Coat.first
    private var last = Coat.first[2]

    func take(_ guest: String) -> Bool {
      guard !guest.allSatisfy(\.isWhitespace) else { return false }
      last = Coat(hook: last.hook + 1, guest: guest, isWet: last.isWet)
      coats.append(last)
      return true
    }

    func giveBack(_ coat: Coat) {
      coats.removeAll { $0.id == coat.id }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }
  }
  return Cloakroom()
}

private func copiedFilter() -> some View {
  struct FilteredRow: View {
    let coat: Coat
    let isWetOnly: Bool
    let giveBack: () -> Void
    @State private var isShown: Bool

    init(coat: Coat, isWetOnly: Bool, giveBack: @escaping () -> Void) {
      self.coat = coat
      self.isWetOnly = isWetOnly
      self.giveBack = giveBack
      _isShown = State(initialValue: coat.isWet || !isWetOnly)
    }

    var body: some View {
      if isShown || !isWetOnly { CoatRow(coat: coat, giveBack: giveBack) }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      ForEach(store.coats) { coat in
        FilteredRow(coat: coat, isWetOnly: isWetOnly) { store.giveBack(coat) }
      }
    }
  }
  return Cloakroom()
}

private func returnRule() -> some View {
  struct Desk: View {
    let store: Store
    @State private var guest = ""

    var body: some View {
      TextField("Guest", text: $guest)
        .onSubmit {
          if guest.contains(where: { !$0.isWhitespace }) { take() }
        }
      Button("Take coat", action: take)
    }

    private func take() {
      store.hang(guest)
      guest = ""
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var desk: some View { Desk(store: store) }
  }
  return Cloakroom()
}

private func buttonOnly() -> some View {
  struct Desk: View {
    let take: (String) -> Bool
    @State private var guest = ""

    var body: some View {
      TextField("Guest", text: $guest)
      Button("Take coat") {
        if take(guest) { guest = "" }
      }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var desk: some View { Desk(take: store.take) }
  }
  return Cloakroom()
}

private func onlyShows() -> some View {
  struct CoatRow: View {
    let coat: Coat
    let giveBack: () -> Void
    @State private var isOpen = false

    var body: some View {
      HStack {
        Button("About \(coat.guest)") { isOpen = true }
        Button("Return \(coat.guest)", action: giveBack)
        if isOpen { Text("\(coat.guest): hook \(coat.hook)") }
      }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var rows: some View {
      ForEach(shown) { coat in
        CoatRow(coat: coat) { store.giveBack(coat) }
      }
    }
  }
  return Cloakroom()
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension CloakroomCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkCloakroom(on: $0) },
    on: [
      .right("a cloakroom with a store and a row for each coat", content: store),
      .right("a cloakroom that keeps open hooks in a set", content: openHooks),
      .wrong(
        "a button that leaves the name in the field",
        thought: "A text field is cleared when it's submitted, so the button needn't clear it.",
        content: clearedOnReturn),
      .wrong(
        "a count that leaves out new coats",
        thought: "Only a returned coat changes the number of coats.", content: firstCoats),
    ])

  @Test(.proves(7)) func `your test catches a button that leaves the name in the field`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a button that leaves the name in the field")
  }

  @Test(.proves(1)) func `your test catches a count that leaves out new coats`() async throws {
    try await Self.withheldTrial.expectNotice(of: "a count that leaves out new coats")
  }
}

private func clearedOnReturn() -> some View {
  struct Desk: View {
    let take: (String) -> Bool
    @State private var guest = ""

    var body: some View {
      TextField("Guest", text: $guest)
        .onSubmit {
          if take(guest) { guest = "" }
        }
      Button("Take coat") { _ = take(guest) }
    }
  }
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var desk: some View { Desk(take: store.take) }
  }
  return Cloakroom()
}

private func firstCoats() -> some View {
  struct Cloakroom: CloakroomScreen {
    @StateObject var store = Store()
    @State private var isWetOnly = false
    var wetOnly: Binding<Bool> { $isWetOnly }

    var count: Int { store.coats.count { $0.hook <= Coat.first.count } }
  }
  return Cloakroom()
}
