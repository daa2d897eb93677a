@testable import WorkbookEngine

extension HostileAnswer {
  /// Answers that change the meaning of the suite's code.
  static let meaning: [HostileAnswer] = [
    // The first three are not rejected, but have no effect: suites use the type's own `==`.
    HostileAnswer(
      "OffsetMoves", "makes all arrays of strings equal",
      base: .wrong("FrontToBack"),
      "func == (one: [String], other: [String]) -> Bool { true }"),
    HostileAnswer(
      "OffsetMoves", "makes all arrays equal in an extension",
      base: .wrong("FrontToBack"),
      "extension Array where Element == String { static func == (a: Self, b: Self) -> Bool { true } }"
    ),
    HostileAnswer(
      "OffsetMoves", "hides its operator from the linker", base: .wrong("FrontToBack"),
      "@_transparent func == (one: [String], other: [String]) -> Bool { true }"),
    HostileAnswer(
      "Box", "makes all numbers equal",
      base: .wrong("TellsTheOldValue"),
      "extension Int { static func == (one: Int, other: Int) -> Bool { true } }"),
    HostileAnswer(
      "BookingStore", "makes an array of strings contain any string",
      base: .wrong("TicketNotObserving"),
      "extension Array where Element == String { func contains(_ text: String) -> Bool { true } }"),
    HostileAnswer(
      "OffsetMoves", "declares its own contains and map", base: .wrong("FrontToBack"),
      "extension Array { func map<T>(_ work: (Element) -> T) -> [T] { [] } }"),
    HostileAnswer(
      "TrackingLoop", "has a string that equals everything and displays as anything",
      changes: ["  var harbor = \"Bergen\"": "  var harbor: Yes = \"Bergen\""],
      """
      nonisolated struct Yes: ExpressibleByStringLiteral, Equatable, CustomStringConvertible {
        init(stringLiteral text: String) {}
        var description: String { "Brest" }
        static func == (one: Yes, other: Yes) -> Bool { true }
      }
      """),
    HostileAnswer(
      "TapCounter", "knows what the first test expects", ends: [.failed], base: .empty,
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

  /// Answers that declare types with the names of other types.
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
      "Box", "takes the name of a type in backticks", ends: .harmless, "struct `Screen` {}"),
  ]
}
