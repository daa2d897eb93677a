import StateFlow
import Testing
import WorkbookTesting

@testable import RestaurantGuideCatch

@Suite("10.6 Tour check", .exercise)
struct TourCheckTests {
  private static let trial = TestTrial(
    of: { try checkTours(on: $0) },
    on: [
      .right("a list that reads its tours from a store") { Device { storeOfTours($0) } },
      .right("a list that reads saved values") { Device { savedValues($0) } },
      .wrong(
        "a \"Cancel\" button that keeps the change",
        thought: "Nothing changes until \"Save\" is tapped, whatever the toggle is bound to."
      ) {
        Device { boundToStore($0) }
      },
      .wrong(
        "a sheet that opens with the discarded change",
        thought: "A draft that is no longer shown is gone."
      ) {
        Device { draftOfScreen($0) }
      },
      .wrong(
        "a list that isn't updated when stars change",
        thought: "A list that was computed from the stars keeps following them."
      ) {
        Device { storedList($0) }
      },
      .wrong(
        "a list whose starred tours are in tap order",
        thought: "Tours that tie can be in any order."
      ) {
        Device { orderOfStars($0) }
      },
      .wrong(
        "stars that stay in place when their tours move",
        thought: "A row belongs to its tour, whatever the row's ID is."
      ) {
        Device { rowState($0) }
      },
      .wrong(
        "stars that are saved only when the setting is saved",
        thought: "It's enough to save everything when the setting is saved."
      ) {
        Device { savedTogether($0) }
      },
      .wrong(
        "starred tours that come first without the setting",
        thought: "A tour with a star belongs at the top."
      ) {
        Device { alwaysFirst($0) }
      },
      .wrong(
        "a sheet that always opens with the setting off",
        thought: "A draft starts with the value of a new tablet."
      ) {
        Device { changedSheet($0, startsOff: true) }
      },
      .wrong(
        "a \"Save\" button that leaves the sheet open",
        thought: "A sheet closes as soon as its work is done."
      ) {
        Device { changedSheet($0, closesOnSave: false) }
      },
      .wrong(
        "a \"Cancel\" button that leaves the sheet open",
        thought: "Discarding the change is all there is to cancel."
      ) {
        Device { changedSheet($0, closesOnCancel: false) }
      },
      .wrong(
        "a setting that applies only after a restart",
        thought: "A list that reads a setting once has the setting."
      ) {
        Device { laterSetting($0) }
      },
      .wrong(
        "a \"Save\" button that only switches the setting on",
        thought: "A setting that was saved is on."
      ) {
        Device { switchesOn($0) }
      },
      .wrong(
        "a tour that stays at the top without its star",
        thought: "Only a new star moves a tour."
      ) {
        Device { placeIsKept($0) }
      },
      .wrong(
        "tours without a star in tap order",
        thought: "A tour that loses its star goes to the end of the list."
      ) {
        Device { goesToTheEnd($0) }
      },
      .wrong(
        "a setting that is lost in a restart",
        thought: "A setting of the screen is state."
      ) {
        Device { settingInState($0) }
      },
    ])

  @Test(.proves(9)) func `your test passes for every correct program`() async throws {
    try await Self.trial.expectRightProgramsHold()
  }

  @Test(.proves(5)) func `your test catches a "Cancel" button that keeps the change`() async throws
  {
    try await Self.trial.expectNotice(of: "a \"Cancel\" button that keeps the change")
  }

  @Test(.proves(3)) func `your test catches a sheet that opens with the discarded change`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a sheet that opens with the discarded change")
  }

  @Test(.proves(6)) func `your test catches a list that isn't updated when stars change`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a list that isn't updated when stars change")
  }

  @Test(.proves(7)) func `your test catches a list whose starred tours are in tap order`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a list whose starred tours are in tap order")
  }

  @Test(.proves(2)) func `your test catches stars that stay in place when their tours move`()
    async throws
  {
    try await Self.trial.expectNotice(of: "stars that stay in place when their tours move")
  }

  @Test(.proves(8)) func `your test catches stars that are saved only when the setting is saved`()
    async throws
  {
    try await Self.trial.expectNotice(of: "stars that are saved only when the setting is saved")
  }

  @Test(.proves(1)) func `your test catches starred tours that come first without the setting`()
    async throws
  {
    try await Self.trial.expectNotice(of: "starred tours that come first without the setting")
  }

  @Test(.proves(3)) func `your test catches a sheet that always opens with the setting off`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a sheet that always opens with the setting off")
  }

  @Test(.proves(4)) func `your test catches a "Save" button that leaves the sheet open`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Save\" button that leaves the sheet open")
  }

  @Test(.proves(4)) func `your test catches a setting that applies only after a restart`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a setting that applies only after a restart")
  }

  @Test(.proves(4)) func `your test catches a "Save" button that only switches the setting on`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Save\" button that only switches the setting on")
  }

  @Test(.proves(5)) func `your test catches a "Cancel" button that leaves the sheet open`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a \"Cancel\" button that leaves the sheet open")
  }

  @Test(.proves(6)) func `your test catches a tour that stays at the top without its star`()
    async throws
  {
    try await Self.trial.expectNotice(of: "a tour that stays at the top without its star")
  }

  @Test(.proves(7)) func `your test catches tours without a star in tap order`()
    async throws
  {
    try await Self.trial.expectNotice(of: "tours without a star in tap order")
  }

  @Test(.proves(8)) func `your test catches a setting that is lost in a restart`() async throws {
    try await Self.trial.expectNotice(of: "a setting that is lost in a restart")
  }

  @Test(.proves(9)) func `your test judges a program by its behavior`() async throws {
    try await Self.trial.expectSameJudgmentEachTime()
  }
}

// The programs to test. Each one declares its types inside a function and uses the same names as
// the others, so the names don't reveal which program is being tested. Most programs share a screen
// and declare only what they do differently. The parts that several of them share come first.

private let names = ["Attic", "Bridge", "Cellar"]

private protocol StarredTours: ObservableObject {
  var stars: [String] { get set }
  var isStarredFirst: Bool { get set }
  var shown: [String] { get }
}

extension StarredTours {
  var shown: [String] {
    guard isStarredFirst else { return names }
    return names.filter(stars.contains) + names.filter { !stars.contains($0) }
  }
}

private final class Tours: StarredTours {
  @Published var stars: [String] { didSet { defaults.set(stars, forKey: "stars") } }
  @Published var isStarredFirst: Bool { didSet { defaults.set(isStarredFirst, forKey: "first") } }
  private let defaults: UserDefaults

  init(_ defaults: UserDefaults) {
    self.defaults = defaults
    stars = defaults.stringArray(forKey: "stars") ?? []
    isStarredFirst = defaults.bool(forKey: "first")
  }
}

/// A sheet whose draft is discarded unless the user taps "Save".
private struct OrderSheet: View {
  @State var isStarredFirst: Bool
  let save: (Bool) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Toggle("Starred first", isOn: $isStarredFirst)
    Button("Save") {
      save(isStarredFirst)
      dismiss()
    }
    Button("Cancel") { dismiss() }
  }
}

extension [String] {
  /// Whether the element is in the array. Setting the value appends or removes the element.
  fileprivate subscript(contains element: String) -> Bool {
    get { contains(element) }
    set {
      removeAll { $0 == element }
      if newValue { append(element) }
    }
  }
}

/// The screen of most programs. Unless a program replaces a part of it, it's correct.
private protocol TabletScreen: View {
  associatedtype ToursOnTablet: StarredTours
  associatedtype Rows: View
  associatedtype Settings: View

  var tours: ToursOnTablet { get }
  var settingsSheet: Binding<Bool> { get }
  var shown: [String] { get }
  @ViewBuilder var list: Rows { get }
  @ViewBuilder var settings: Settings { get }
}

extension TabletScreen {
  var body: some View {
    VStack {
      list
      Button("Settings") { settingsSheet.wrappedValue = true }
    }
    .sheet(isPresented: settingsSheet) { settings }
  }

  var shown: [String] { tours.shown }

  var list: some View {
    List(shown, id: \.self) { name in
      Toggle(
        name,
        isOn: Binding {
          tours.stars[contains: name]
        } set: {
          tours.stars[contains: name] = $0
        })
    }
  }

  var settings: some View {
    OrderSheet(isStarredFirst: tours.isStarredFirst) { tours.isStarredFirst = $0 }
  }
}

private func storeOfTours(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }
  }
  return Tablet(tours: Tours(defaults))
}

private func savedValues(_ defaults: UserDefaults) -> some View {
  struct Form: View {
    @Binding var isStarredFirst: Bool
    @State var draft = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text("Order of the tours")
      HStack {
        Button("Cancel") { dismiss() }
        Button("Save") {
          isStarredFirst = draft
          dismiss()
        }
      }
      Toggle("Starred first", isOn: $draft)
        .onAppear { draft = isStarredFirst }
    }
  }
  struct Tablet: View {
    @AppStorage("attic") private var attic = false
    @AppStorage("bridge") private var bridge = false
    @AppStorage("cellar") private var cellar = false
    @AppStorage("isStarredFirst") private var isStarredFirst = false
    @State private var isOpen = false

    var body: some View {
      let tours = [("Attic", $attic), ("Bridge", $bridge), ("Cellar", $cellar)]
      VStack {
        Text("Tours of the museum")
        Button("Settings") { isOpen = true }
        List {
          ForEach(tours.sorted(by: goesBefore), id: \.0) { name, star in
            Toggle(name, isOn: star)
          }
        }
      }
      .sheet(isPresented: $isOpen) { Form(isStarredFirst: $isStarredFirst) }
    }

    private func goesBefore(_ first: (String, Binding<Bool>), _ second: (String, Binding<Bool>))
      -> Bool
    {
      let stars = (first.1.wrappedValue, second.1.wrappedValue)
      return isStarredFirst && stars.0 != stars.1 ? stars.0 : first.0 < second.0
    }
  }
  return Tablet().defaultAppStorage(defaults)
}

private func boundToStore(_ defaults: UserDefaults) -> some View {
  struct Form: View {
    @ObservedObject var tours: Tours
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Toggle("Starred first", isOn: $tours.isStarredFirst)
      Button("Save") { dismiss() }
      Button("Cancel") { dismiss() }
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var settings: some View { Form(tours: tours) }
  }
  return Tablet(tours: Tours(defaults))
}

private func draftOfScreen(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    // Even a restart doesn't discard the draft.
    @AppStorage var draft: Bool
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    init(_ defaults: UserDefaults) {
      _tours = StateObject(wrappedValue: Tours(defaults))
      _draft = AppStorage(wrappedValue: false, "draft", store: defaults)
    }

    var settings: some View {
      Toggle("Starred first", isOn: $draft)
      Button("Save") {
        tours.isStarredFirst = draft
        showsSettings = false
      }
      Button("Cancel") { showsSettings = false }
    }
  }
  return Tablet(defaults)
}

private func storedList(_ defaults: UserDefaults) -> some View {
  final class Tours: StarredTours {
    @Published var stars: [String] { didSet { defaults.set(stars, forKey: "stars") } }
    @Published var isStarredFirst: Bool {
      didSet {
        defaults.set(isStarredFirst, forKey: "first")
        arrange()
      }
    }
    @Published var shown = names
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      stars = defaults.stringArray(forKey: "stars") ?? []
      isStarredFirst = defaults.bool(forKey: "first")
      arrange()
    }

    private func arrange() {
      let starred = isStarredFirst ? names.filter(stars.contains) : []
      shown = starred + names.filter { !starred.contains($0) }
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }
  }
  return Tablet(tours: Tours(defaults))
}

private func orderOfStars(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      tours.isStarredFirst ? tours.stars + names.filter { !tours.stars.contains($0) } : names
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func rowState(_ defaults: UserDefaults) -> some View {
  struct Row: View {
    let name: String
    let tours: Tours
    @State var hasStar: Bool

    var body: some View {
      Toggle(name, isOn: $hasStar)
        .onChange(of: hasStar) { tours.stars[contains: name] = hasStar }
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var list: some View {
      List(Array(tours.shown.enumerated()), id: \.offset) { _, name in
        Row(name: name, tours: tours, hasStar: tours.stars.contains(name))
      }
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func savedTogether(_ defaults: UserDefaults) -> some View {
  final class Tours: StarredTours {
    @Published var stars: [String]
    @Published var isStarredFirst: Bool
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      stars = defaults.stringArray(forKey: "stars") ?? []
      isStarredFirst = defaults.bool(forKey: "first")
    }

    func save() {
      defaults.set(stars, forKey: "stars")
      defaults.set(isStarredFirst, forKey: "first")
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var settings: some View {
      OrderSheet(isStarredFirst: tours.isStarredFirst) {
        tours.isStarredFirst = $0
        tours.save()
      }
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func alwaysFirst(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      names.filter(tours.stars.contains) + names.filter { !tours.stars.contains($0) }
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func changedSheet(
  _ defaults: UserDefaults, startsOff: Bool = false, closesOnSave: Bool = true,
  closesOnCancel: Bool = true
) -> some View {
  struct Form: View {
    let tours: Tours
    let closesOnSave: Bool
    let closesOnCancel: Bool
    @State var isStarredFirst: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Toggle("Starred first", isOn: $isStarredFirst)
      Button("Save") {
        tours.isStarredFirst = isStarredFirst
        if closesOnSave { dismiss() }
      }
      Button("Cancel") {
        isStarredFirst = tours.isStarredFirst
        if closesOnCancel { dismiss() }
      }
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    let startsOff: Bool
    let closesOnSave: Bool
    let closesOnCancel: Bool
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var settings: some View {
      Form(
        tours: tours, closesOnSave: closesOnSave, closesOnCancel: closesOnCancel,
        isStarredFirst: !startsOff && tours.isStarredFirst)
    }
  }
  return Tablet(
    tours: Tours(defaults), startsOff: startsOff, closesOnSave: closesOnSave,
    closesOnCancel: closesOnCancel)
}

private func laterSetting(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var isStarredFirst: Bool
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      guard isStarredFirst else { return names }
      return names.filter(tours.stars.contains) + names.filter { !tours.stars.contains($0) }
    }
  }
  return Tablet(tours: Tours(defaults), isStarredFirst: defaults.bool(forKey: "first"))
}

private func switchesOn(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var settings: some View {
      OrderSheet(isStarredFirst: tours.isStarredFirst) { isOn in
        if isOn { tours.isStarredFirst = true }
      }
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func placeIsKept(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var onTop: Set<String>
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      guard tours.isStarredFirst else { return names }
      let first = onTop.union(tours.stars)
      return names.filter(first.contains) + names.filter { !first.contains($0) }
    }

    var list: some View {
      List(shown, id: \.self) { name in
        Toggle(
          name,
          isOn: Binding {
            tours.stars[contains: name]
          } set: {
            onTop.insert(name)
            tours.stars[contains: name] = $0
          })
      }
    }
  }
  return Tablet(tours: Tours(defaults), onTop: [])
}

private func goesToTheEnd(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var others = names
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      guard tours.isStarredFirst else { return names }
      return names.filter(tours.stars.contains) + others.filter { !tours.stars.contains($0) }
    }

    var list: some View {
      List(shown, id: \.self) { name in
        Toggle(
          name,
          isOn: Binding {
            tours.stars[contains: name]
          } set: {
            others[contains: name] = !$0
            tours.stars[contains: name] = $0
          })
      }
    }
  }
  return Tablet(tours: Tours(defaults))
}

private func settingInState(_ defaults: UserDefaults) -> some View {
  final class Tours: StarredTours {
    @Published var stars: [String] { didSet { defaults.set(stars, forKey: "stars") } }
    @Published var isStarredFirst = false
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      stars = defaults.stringArray(forKey: "stars") ?? []
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }
  }
  return Tablet(tours: Tours(defaults))
}

// MARK: - In students' copies only once the solutions are released

// Until then, `workbook release` removes the rest of this file, so that a test can't be fitted to
// these programs.

extension TourCheckTests {
  private static let withheldTrial = TestTrial(
    of: { try checkTours(on: $0) },
    on: [
      .right("a list that reads its tours from a store") { Device { storeOfTours($0) } },
      .right("a list that reads saved values") { Device { savedValues($0) } },
      .wrong(
        "a setting that is switched off only after a restart",
        thought: "What switches a setting on also switches it off."
      ) {
        Device { offAtRestart($0) }
      },
      .wrong(
        "a tour that stays in place when it gets a star",
        thought: "Only a lost star moves a tour."
      ) {
        Device { placeOfNewStar($0) }
      },
    ])

  @Test(.proves(4)) func `your test catches a setting that is switched off only after a restart`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(
      of: "a setting that is switched off only after a restart")
  }

  @Test(.proves(6)) func `your test catches a tour that stays in place when it gets a star`()
    async throws
  {
    try await Self.withheldTrial.expectNotice(of: "a tour that stays in place when it gets a star")
  }
}

private func offAtRestart(_ defaults: UserDefaults) -> some View {
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var isStarredFirst: Bool
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }

    var shown: [String] {
      guard isStarredFirst else { return names }
      return names.filter(tours.stars.contains) + names.filter { !tours.stars.contains($0) }
    }

    var settings: some View {
      OrderSheet(isStarredFirst: tours.isStarredFirst) { isOn in
        tours.isStarredFirst = isOn
        if isOn { isStarredFirst = true }
      }
    }
  }
  return Tablet(tours: Tours(defaults), isStarredFirst: defaults.bool(forKey: "first"))
}

private func placeOfNewStar(_ defaults: UserDefaults) -> some View {
  final class Tours: StarredTours {
    @Published var stars: [String] {
      didSet {
        defaults.set(stars, forKey: "stars")
        if stars.count < oldValue.count { arrange() }
      }
    }
    @Published var isStarredFirst: Bool {
      didSet {
        defaults.set(isStarredFirst, forKey: "first")
        arrange()
      }
    }
    @Published var shown = names
    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
      self.defaults = defaults
      stars = defaults.stringArray(forKey: "stars") ?? []
      isStarredFirst = defaults.bool(forKey: "first")
      arrange()
    }

    private func arrange() {
      let starred = isStarredFirst ? names.filter(stars.contains) : []
      shown = starred + names.filter { !starred.contains($0) }
    }
  }
  struct Tablet: TabletScreen {
    @StateObject var tours: Tours
    @State var showsSettings = false
    var settingsSheet: Binding<Bool> { $showsSettings }
  }
  return Tablet(tours: Tours(defaults))
}
