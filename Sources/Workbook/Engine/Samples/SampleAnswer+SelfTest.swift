extension SampleAnswer {
  /// The answers that the audit's self-test judges: for each rule, one that breaks it, and one that is
  /// unusual and doesn't.
  ///
  /// They're harmless where they run without a sandbox and the audit lets them through.
  package static let selfTest: [SampleAnswer] = attacks + honest

  private static let attacks: [SampleAnswer] = [
    // Leaving the program, and what is only for the linker.
    SampleAnswer(
      "Box", "exits in an exit handler", top: "import Foundation",
      "func arrange() { atexit { _exit(0) } }"),
    SampleAnswer(
      "OffsetMoves", "exits with a system function that it declares",
      "@_silgen_name(\"exit\") func leave(_ code: Int32) -> Never"),
    // Forging results.
    SampleAnswer(
      "TapCounter", "adds a test that passes", ends: [.notAllowed], top: "import Testing",
      "@Test func passes() {}"),
    SampleAnswer(
      "BookingStore", "cancels the task that it runs in", ends: [.tampered],
      "func give() { withUnsafeCurrentTask { $0?.cancel() } }"),
    // Memory.
    SampleAnswer(
      "TwoWay", "accesses memory directly",
      "func peek(_ a: [Int]) -> Int { a.withUnsafeBufferPointer { $0[100] } }"),
    SampleAnswer(
      "Box", "shares a variable that races",
      """
      nonisolated(unsafe) var shared: any Equatable = 1
      func race() { Task.detached { while true { shared = "text"; shared = 2 } } }
      """),
    SampleAnswer(
      "BoxSubscription", "marks its class as sendable",
      """
      nonisolated final class Shared: @unchecked Sendable { var value: Any = 1 }
      func race(_ shared: Shared) { Task.detached { shared.value = "two" } }
      """),
    SampleAnswer(
      "Box", "reads an address as text", top: "import Foundation",
      "func peek(_ address: Int) -> String { String(format: \"%s\", address) }"),
    SampleAnswer(
      "TwoWay", "formats through a reference to the initializer", top: "import Foundation",
      """
      func peek(_ address: Int) -> String {
        let make: (String, [any CVarArg]) -> String = String.init(format:arguments:)
        return make("%s", [address])
      }
      """),
    SampleAnswer(
      "BookingStore", "formats with its own CVarArg", top: "import Foundation",
      """
      struct Odd: CVarArg { var _cVarArgEncoding: [Int] { [4096] } }
      func peek() -> String { String(format: "%ld", Odd()) }
      """),
    // Files.
    SampleAnswer(
      "UserDefault", "reads the suite's source file",
      "let suite = FileManager.default.contents(atPath: \"Tests\")"),
    // Declarations that change the meaning of the suite.
    SampleAnswer(
      "DerivedBindings", "has a < that is always true", ends: [.notAllowed],
      "func < (one: Double, other: Double) -> Bool { true }"),
    SampleAnswer(
      "Box", "declares == with a different precedence", "infix operator ==: AdditionPrecedence"),
    SampleAnswer(
      "TapCounter", "makes numbers views",
      "extension Int: @retroactive View { public var body: Text { Text(\"0\") } }"),
    SampleAnswer(
      "Boxed", "writes a macro",
      "@freestanding(expression) macro own() -> Int = #externalMacro(module: \"A\", type: \"B\")"),
    // Equality.
    SampleAnswer(
      "Migration", "has trips that don't store their days",
      changes: [
        "  var days: Int\n}": """
          var days: Int { get { 0 } set {} }

          init(title: String, days: Int) { self.title = title }
        }
        """
      ]),
    SampleAnswer(
      "Migration", "has trips that are compared by their titles",
      changes: [
        "  var days: Int\n}": """
          var days: Int
          static func == (one: Trip, other: Trip) -> Bool { one.title == other.title && one.title == other.title }
        }
        """
      ]),
    // Predictions.
    SampleAnswer(
      "CableCar", "has a function that returns its prediction",
      changes: [
        "    PredictedUpdate(writes: [\"Station.waiting\"])": "    observed()"
      ],
      """
      extension CableCar {
        static func observed() -> PredictedUpdate { PredictedUpdate(writes: ["Station.waiting"]) }
      }
      """),
    // Tests that students write.
    SampleAnswer("DoorCheck", "has a variable for its calls", "var calls = 0"),
    SampleAnswer(
      "DoorCheck", "looks at the elements of the screen",
      "private func count(_ screen: Screen) -> Int { screen.elements.count }"),
    SampleAnswer(
      "DoorCheck", "says that its issues are known",
      "private func hush() { withKnownIssue { #expect(Bool(false)) } }"),
  ]

  private static let honest: [SampleAnswer] = [
    SampleAnswer(
      "TapCounter", "has code for Apple's platforms", ends: [.passed],
      """
      #if canImport(SwiftUI)
      import SwiftUI
      #Preview { TapCounter() }
      @main struct Own { static func main() { exit(0) } }
      #endif
      enum Safety { case safe, unsafe }
      func isFine(unsafe: Bool) -> Bool { !unsafe }
      let fine = isFine(unsafe: false)
      """),
    SampleAnswer(
      "Box", "uses a mutex, a queue, and a class of Foundation", ends: [.passed],
      top: "import Synchronization",
      """
      final class Counter: Sendable { let value = Mutex(0)
        func add() { value.withLock { $0 += 1 } } }
      class Listener: NSObject { var heard = 0 }
      func after(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() }
      }
      """),
    SampleAnswer(
      "FixedDecimals", "formats with literals", ends: [.passed],
      """
      func two(_ x: Double) -> String { String(format: "%.2f", x) }
      func rounded(_ x: Double, to n: Int) -> String { String(format: "%.\\(n)f", x) }
      func label(_ x: Double) -> Text { Text("\\(x, specifier: "%.1f") km") }
      """),
    SampleAnswer(
      "DerivedBindings", "negates a binding", ends: [.passed],
      """
      extension Binding where Value == Bool {
        var negated: Binding<Bool> { Binding { !wrappedValue } set: { wrappedValue = !$0 } }
      }
      prefix func ! (value: Binding<Bool>) -> Binding<Bool> { value.negated }
      """),
    SampleAnswer(
      "ThemeKey", "has more members of its themes", ends: [.passed],
      changes: [
        "  var isBold = false\n}":
          "  var isBold = false\n\n  static let loud = Theme(color: .red, isBold: true)\n}"
      ]),
    SampleAnswer(
      "CableCar", "writes a prediction in parts", ends: [.passed],
      changes: ["(writes: [\"Station.waiting\"])": "(writes: [\"Station.\" + \"waiting\"])"]),
    SampleAnswer(
      "DoorCheck", "has a function of its own", ends: [.passed],
      """
      private func number(_ door: String, on screen: Screen) throws -> Int {
        try #require((0...9).first { screen.shows("\\(door): \\($0)") }, "There is a number.")
      }
      """),
  ]
}
