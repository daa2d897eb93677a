extension HostileAnswer {
  /// Answers that change the meaning of the suite's code.
  static let meaning: [HostileAnswer] = [
    // The first three are not rejected, but have no effect: suites use the type's own `==`.
    HostileAnswer(
      "OffsetMoves", "says that all lists of texts are equal", ends: [.failed],
      base: .wrong("FrontToBack"),
      "func == (one: [String], other: [String]) -> Bool { true }"),
    HostileAnswer(
      "OffsetMoves", "says that all lists are equal, in an extension", ends: [.failed],
      base: .wrong("FrontToBack"),
      "extension Array where Element == String { static func == (a: Self, b: Self) -> Bool { true } }"
    ),
    HostileAnswer(
      "OffsetMoves", "hides its operator from the linker", base: .wrong("FrontToBack"),
      "@_transparent func == (one: [String], other: [String]) -> Bool { true }"),
    HostileAnswer(
      "Box", "says that all numbers are equal", ends: [.failed],
      base: .wrong("TellsTheOldValue"),
      "extension Int { static func == (one: Int, other: Int) -> Bool { true } }"),
    HostileAnswer(
      "BookingStore", "says that a list of texts holds any", base: .wrong("TicketNotObserving"),
      "extension Array where Element == String { func contains(_ text: String) -> Bool { true } }"),
    HostileAnswer(
      "Box", "declares == with another order", "infix operator ==: AdditionPrecedence"),
    HostileAnswer(
      "OffsetMoves", "offers a contains and a map of its own", base: .wrong("FrontToBack"),
      "extension Array { func map<T>(_ work: (Element) -> T) -> [T] { [] } }"),
    HostileAnswer(
      "TrackingLoop", "has a text that is equal to everything, and reads as any",
      changes: ["  var harbor = \"Bergen\"": "  var harbor: Yes = \"Bergen\""],
      """
      nonisolated struct Yes: ExpressibleByStringLiteral, Equatable, CustomStringConvertible {
        init(stringLiteral text: String) {}
        var description: String { "Brest" }
        static func == (one: Yes, other: Yes) -> Bool { true }
      }
      """),
    HostileAnswer(
      "TapCounter", "knows what the first test wants to see", ends: [.failed], base: .empty,
      """
      import StateFlow

      struct TapCounter: View {
        var body: some View {
          VStack {
            Text("0")
            Button("Add one") {}
            Button("Add two") {}
            Button("Reset") {}
          }
        }
      }
      """),
    HostileAnswer(
      "DerivedBindings", "declares that everything matches",
      "infix operator ~=\nfunc ~= (a: Int, b: Int) -> Bool { true }"
    ),
  ]

  /// Answers that declare types with the names of others.
  static let shadows: [HostileAnswer] = [
    HostileAnswer(
      "TapCounter", "takes the name of the testing library", ends: .undeserving,
      base: .wrong("LocalVariable"),
      "enum Testing { static func __checkValue(_ value: Bool) {} }"),
    HostileAnswer(
      "Box", "takes the name of Bool", ends: .harmless,
      "enum Bool: ExpressibleByBooleanLiteral { case yes; init(booleanLiteral: Swift.Bool) { self = .yes } }"
    ),
    HostileAnswer("Box", "takes the name of Int", ends: .undeserving, "typealias Int = Swift.Int8"),
    HostileAnswer(
      "BookingStore", "takes the name of Screen", ends: .undeserving,
      "struct Screen { init(_ view: () -> Any) {} }"),
    HostileAnswer(
      "TrackingLoop", "takes the name of the scheduler", ends: .undeserving,
      "final class VirtualTimeScheduler { func advance() {} }"),
    HostileAnswer(
      "TapCounter", "takes the name of a view, for all views", ends: .harmless,
      "extension View { typealias Section = Text }"),
    HostileAnswer(
      "Box", "takes the name of a module", ends: .harmless, "enum StateFlow {}"),
    HostileAnswer(
      "Box", "takes the name of a type between backticks", ends: .harmless, "struct `Screen` {}"),
  ]
}
