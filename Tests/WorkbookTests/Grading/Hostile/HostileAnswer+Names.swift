@testable import WorkbookCore
@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that declare names that a suite would then use by mistake.
  static let names: [HostileAnswer] = [
    HostileAnswer(
      "OffsetMoves", "calls the function that it is supposed to write", ends: [.notAllowed],
      changes: [
        """
            for offset in offsets.reversed() {
              remove(at: offset)
            }
        """: "    remove(atOffsets: offsets)"
      ]),
    HostileAnswer(
      "LastCookie", "declares the type that says whether its game is hidden", ends: .undeserving,
      changes: ["private var game": "var game"],
      "protocol Hidden {}\nextension CookieGame: Hidden {}"),
    HostileAnswer(
      "Box", "declares its own Diagnostic", ends: .undeserving, base: .wrong("ReportsEachBind"),
      """
      struct Reports { func collecting(_ work: () -> Void) -> Found { work(); return Found() } }
      struct Found { var diagnostics: [Report] { [] } }
      struct Report { var kind: StateFlow.Diagnostic.Kind { .listenerReplaced } }
      let Diagnostic = Reports()
      """),
    HostileAnswer(
      "ThemeKey", "declares its own Text as a function", ends: .undeserving,
      base: .wrong("StylesInstead"), "func Text(_ text: String) -> EmptyView { EmptyView() }"),
    HostileAnswer(
      "EncryptionToggle", "declares a Section that shows its content once", ends: .undeserving,
      base: .wrong("GlobalValue"),
      "func Section(_ title: String, content: () -> MessageForm) -> EmptyView { EmptyView() }"),
    HostileAnswer(
      "TapCounter", "declares a Screen function", ends: .undeserving, base: .wrong("LocalVariable"),
      """
      struct Shown { func shows(_ text: String) -> Bool { true } }
      func Screen(_ view: () -> TapCounter) -> Shown { Shown() }
      """),
    HostileAnswer(
      "EncryptionToggle", "has bindings that are always true", ends: .undeserving,
      base: .wrong("ConstantBinding"),
      "extension Binding where Value == Bool { var wrappedValue: Bool { true } }"),
    HostileAnswer(
      "DerivedBindings", "has bindings that write nothing", ends: .undeserving,
      base: .wrong("RoundsCelsius"),
      """
      extension Binding where Value == Double {
        var wrappedValue: Double { get { 32 } nonmutating set {} }
      }
      """),
    HostileAnswer(
      "DerivedBindings", "has a distance that is always small", ends: .undeserving,
      base: .wrong("RoundsCelsius"), "func abs(_ number: Double) -> Double { 0 }"),
    HostileAnswer(
      "DerivedBindings", "has a < that is always true", ends: .undeserving,
      base: .wrong("RoundsCelsius"),
      "func < (one: Double, other: Double) -> Bool { true }"),
    HostileAnswer(
      "DerivedBindings", "has a < in an extension", ends: .undeserving,
      base: .wrong("RoundsCelsius"),
      "extension Double { static func < (one: Double, other: Double) -> Bool { true } }"),
    HostileAnswer(
      "DerivedBindings", "has differences that are zero", ends: .undeserving,
      base: .wrong("RoundsCelsius"), "func - (one: Double, other: Double) -> Double { 0 }"),
    HostileAnswer(
      "EncryptionToggle", "has a ! that is always true", ends: .undeserving,
      base: .wrong("TellsParentOnly"), "prefix func ! (value: Bool) -> Bool { true }"),
    HostileAnswer(
      "EncryptionToggle", "declares its own filter for strings", ends: .undeserving,
      base: .wrong("CopiesValue"),
      """
      extension Array where Element == String {
        func filter(_ isIncluded: (String) -> Bool) -> [String] { ["Anybody can read it"] }
      }
      """),
    HostileAnswer(
      "EncryptionToggle", "has a > that is always true", ends: .undeserving,
      base: .wrong("AllInOneView"), "func > (one: Int, other: Int) -> Bool { true }"),
    HostileAnswer(
      "OffsetMoves", "makes lists of ranges that are empty", ends: .undeserving,
      base: .wrong("FrontToBack"),
      "extension Array where Element == Int { init(_ range: Range<Int>) { self = [] } }"),
    HostileAnswer(
      "OffsetMoves", "has an IndexSet that contains nothing", ends: .undeserving,
      base: .wrong("FrontToBack"),
      "extension IndexSet { func contains(_ number: Int) -> Bool { false } }"),
    HostileAnswer(
      "OffsetMoves", "declares a first that finds nothing", ends: .undeserving,
      base: .wrong("FrontToBack"),
      """
      extension Array where Element == IndexSet {
        func first(where predicate: (IndexSet) -> Bool) -> IndexSet? { nil }
      }
      """),
    HostileAnswer(
      "OffsetMoves", "declares a zip that returns no pairs", ends: .undeserving,
      base: .wrong("FrontToBack"),
      "func zip(_ one: Range<Int>, _ other: [Int]) -> [(Int, Int)] { [] }"),
    HostileAnswer(
      "OffsetMoves", "has a != that is always false", ends: .undeserving,
      base: .wrong("FrontToBack"),
      "func != (one: [Int], other: [Int]) -> Bool { false }"),
    HostileAnswer(
      "OffsetMoves", "declares its own literals", ends: .undeserving, base: .wrong("FrontToBack"),
      "typealias ArrayLiteralType = Set<String>\ntypealias IntegerLiteralType = Int8"),
    HostileAnswer(
      "Box", "has integer literals that are equal", ends: .undeserving,
      base: .wrong("TellsTheOldValue"),
      """
      nonisolated struct Same: ExpressibleByIntegerLiteral, Equatable {
        init(integerLiteral value: Int) {}
        static func == (one: Same, other: Same) -> Bool { true }
      }
      typealias IntegerLiteralType = Same
      """),
    HostileAnswer(
      "Box", "makes all strings equal", ends: .undeserving, base: .wrong("SilentOnBind"),
      """
      nonisolated struct Same: ExpressibleByStringLiteral, Equatable {
        init(stringLiteral value: String) {}
        static func == (one: Same, other: Same) -> Bool { true }
      }
      typealias StringLiteralType = Same
      """),
    HostileAnswer(
      "Box", "declares its own interpolation of numbers", ends: .undeserving,
      base: .wrong("TellsTheOldValue"),
      """
      extension DefaultStringInterpolation {
        mutating func appendInterpolation(_ number: Int) { appendLiteral("3") }
      }
      """),
    HostileAnswer(
      "Box", "declares its own append", ends: .undeserving, base: .wrong("TellsTheOldValue"),
      """
      extension Array where Element == Int {
        mutating func append(_ number: Int) { self = [0, 5, 5, 6] }
      }
      """),
    HostileAnswer(
      "Box", "has views that ignore onAppear", ends: .undeserving,
      base: .wrong("KeepsBoth"),
      "extension View { func onAppear(perform work: () -> Void) -> some View { self } }"),
    HostileAnswer(
      "TrackingLoop", "declares its own cancel", ends: .undeserving,
      base: .wrong("CancelsNothing"),
      "extension AnyCancellable { func cancel() { stopped = true } }\nvar stopped = false"),
    HostileAnswer(
      "TrackingLoop", "returns its own token from an overload", ends: .undeserving,
      base: .wrong("CancelsNothing"),
      """
      func observe(
        on scheduler: VirtualTimeScheduler, _ work: @escaping () -> Void
      ) -> AnyCancellable {
        work()
        return AnyCancellable {}
      }
      """),
    HostileAnswer(
      "TrackingLoop", "has a scheduler that doesn't wait", ends: .undeserving,
      base: .wrong("RunsTooEarly"),
      "extension VirtualTimeScheduler { func advance() { advance(by: .seconds(9)) } }"),
    HostileAnswer(
      "TrackingLoop", "declares seconds that are always zero", ends: .undeserving,
      base: .wrong("Polls"),
      "extension Duration { static func seconds(_ count: Int) -> Duration { .zero } }"),
    HostileAnswer(
      "TrackingLoop", "declares its own sort", ends: .undeserving, base: .wrong("TracksOnce"),
      """
      extension Array where Element == String {
        func sorted() -> [String] { ["0", "1", "2", "also 0", "also 1", "also 2"] }
      }
      """),
    HostileAnswer(
      "UserDefault", "reads numbers from its own store", ends: .undeserving,
      base: .wrong("AlwaysStandard"),
      "extension UserDefaults { func integer(forKey key: String, _ other: Int = 0) -> Int { 14 } }"),
    HostileAnswer(
      "UserDefault", "reads numbers from its own store in a protocol", ends: .undeserving,
      base: .wrong("AlwaysStandard"),
      """
      protocol Reading {}
      extension Reading { func integer(forKey key: StaticString) -> Int { 14 } }
      extension UserDefaults: Reading {}
      """),
    HostileAnswer(
      "SharedProfile", "declares its own injection", ends: .undeserving, base: .wrong("OneGlobal"),
      "extension Desk { func environmentObject(_ profile: Profile) -> Desk { self } }"),
    HostileAnswer(
      "SharedProfile", "declares a first that always returns the expected string",
      ends: .undeserving,
      base: .wrong("BadgeCopies"),
      "extension Array where Element == String { var first: String? { \"Adalina Lovelace\" } }"),
    HostileAnswer(
      "BookingStore", "has a contains with a default", ends: .undeserving,
      base: .wrong("TicketNotObserving"),
      """
      extension Collection where Element == String {
        func contains(_ text: StaticString) -> Bool { true }
      }
      """),
    HostileAnswer(
      "BookingStore", "has a type that takes the name of a module", ends: .undeserving,
      base: .wrong("NoBounds"), "enum Swift { typealias Int = String }"),
    HostileAnswer(
      "BookingStore", "chooses its own builder", ends: .undeserving,
      base: .wrong("NoBounds"),
      """
      extension ViewBuilder {
        static func buildBlock(_ form: BookingForm, _ ticket: Ticket) -> Text { Text("3 for Ada") }
      }
      """),
    HostileAnswer(
      "DisplayOrder", "declares its own map", ends: .undeserving, base: .wrong("FavoritesLast"),
      """
      extension Array where Element == GuideEntry {
        func map<T>(_ transform: (GuideEntry) -> T) -> [T] { [] }
      }
      """),
    HostileAnswer(
      "DisplayOrder", "maps all cases to the expected strings", ends: .undeserving,
      base: .wrong("WordsOfTheCases"),
      """
      extension Array where Element == DisplayOrder {
        func map<T>(_ transform: (DisplayOrder) -> T) -> [String] {
          ["Alphabetical", "Favorites first", "Check-ins first"]
        }
      }
      """),
    HostileAnswer(
      "TwoWay", "declares its own key paths", ends: .undeserving, base: .wrong("WritesTwice"),
      "extension Array { var count: Int { 1 } }"),
    HostileAnswer(
      "IndexedCollection", "declares its own count", ends: .undeserving,
      base: .wrong("DistancesWalk"),
      "nonisolated func == (one: Int, other: Int) -> Bool { true }\nnonisolated func <= (one: Int, other: Int) -> Bool { true }"
    ),
  ]

  /// Answers that show only the text that a weak suite looks for.
  static let decoys: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "shows every number at once", ends: [.failed], base: .empty,
      """
      import StateFlow

      struct TapCounter: View {
        @State private var pressed = 0

        var body: some View {
          VStack {
            Text((0..<100).map { "\\($0)" }.joined(separator: " "))
            Button("Add one") { pressed += 1 }
            Button("Add two") { pressed += 1 }
            Button("Reset") {}
          }
        }
      }
      """),
    HostileAnswer(
      "LastCookie", "shows every status at once", ends: [.failed],
      changes: [
        "@ObservedObject var viewModel": "let viewModel",
        "Text(viewModel.status)":
          "Text((0...12).map { \"Ada: \\($0) left, Bo: \\($0) left\" }.joined(separator: \", \"))",
      ]),
    HostileAnswer(
      "NearbyTrail", "has one path for all scenes", ends: [.failed],
      changes: [
        "@SceneStorage(\"trail\") private var savedPath = \"\"": """
        @State private var changes = 0
          static var saved = ""
          private var savedPath: String {
            get { Self.saved }
            nonmutating set {
              Self.saved = newValue
              changes += 1
            }
          }
        """
      ]),
  ]

  /// Wrong answers that add a correct view without using it.
  static let unusedViews: [HostileAnswer] = [
    HostileAnswer(
      "EncryptionToggle", "has a decoy toggle", ends: [.failed],
      base: .wrong("AllInOneView"),
      changes: [
        "      Button(\"Start over\")": "      EncryptionToggle()\n      Button(\"Start over\")"
      ]
    )
  ]
}

extension Set<Verdict> {
  /// The permitted verdicts on a correct answer whose attack changes nothing that its suite refers
  /// to.
  static var harmless: Self { [.passed, .tampered, .notAllowed] }
  /// The permitted verdicts on an answer that gains nothing from its attack.
  static var undeserving: Self { [.tampered, .notAllowed, .failed, .doesNotCompile, .crashed] }
}
