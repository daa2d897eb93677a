@testable import WorkbookCore

extension HostileAnswer {
  /// Returns an answer to CopiesDiverge that computes the first prediction.
  private static func copies(
    _ name: String, top: String = "", _ value: String, _ code: String = ""
  ) -> HostileAnswer {
    HostileAnswer(
      "CopiesDiverge", name, ends: [.notAllowed], changes: ["{ [0, 5] }": value], top: top, code)
  }

  /// A class that runs a program and stores what the program prints.
  private static let oracle = """
    final class Oracle {
      var numbers: [Int] = []
      init() { CopiesDiverge().copies { numbers.append($0) } }
    }

    """

  /// Predictions that are computed by the program whose result they predict, mostly through a
  /// function that the standard library calls.
  static let predictions: [HostileAnswer] = [
    copies(
      "predicts with an iterator", "{ Array(Numbers()) }",
      oracle + """
        struct Numbers: Sequence { func makeIterator() -> IndexingIterator<[Int]> { Oracle().numbers.makeIterator() } }
        """),
    copies(
      "predicts with an interpolation", "{ [\"\\(Speaker())\".count, 5] }",
      oracle + """
        struct Speaker: CustomStringConvertible { var description: String { String(repeating: "x", count: Oracle().numbers[0]) } }
        """),
    copies(
      "predicts with a mirror",
      "{ Mirror(reflecting: Oracle()).children.first?.value as? [Int] ?? [] }", oracle),
    copies(
      "predicts with the description of an error", top: "import Foundation",
      "{ [(Failure() as any Error).localizedDescription.count, 5] }",
      oracle + """
        struct Failure: LocalizedError { var errorDescription: String? { MainActor.assumeIsolated { String(repeating: "x", count: Oracle().numbers[0]) } } }
        """),
    copies(
      "predicts with an encoder", top: "import Foundation",
      "{ (try? JSONDecoder().decode([Int].self, from: JSONEncoder().encode(Coded()))) ?? [] }",
      oracle + """
        struct Coded: Encodable { func encode(to encoder: any Encoder) throws { try Oracle().numbers.encode(to: encoder) } }
        """),
    copies(
      "predicts with a decoder", top: "import Foundation",
      "{ (try? JSONDecoder().decode(Coded.self, from: Data(\"1\".utf8)))?.numbers ?? [] }",
      oracle + """
        struct Coded: Decodable { let numbers: [Int]; init(from decoder: any Decoder) { numbers = Oracle().numbers } }
        """),
    copies(
      "predicts with an environment key", "{ EnvironmentValues()[Key.self] }",
      oracle + """
        enum Key: EnvironmentKey { static var defaultValue: [Int] { Oracle().numbers } }
        """),
    copies(
      "predicts with a literal of its own", "{ \"\" }",
      oracle + """
        extension Array: @retroactive ExpressibleByStringLiteral, @retroactive ExpressibleByUnicodeScalarLiteral, @retroactive ExpressibleByExtendedGraphemeClusterLiteral where Element == Int {
          public init(stringLiteral: String) { self = MainActor.assumeIsolated { Oracle().numbers } }
        }
        """),
    copies(
      "predicts with its own operator", "{ [0] + [5] }",
      oracle + """
        func + (one: [Int], other: [Int]) -> [Int] { Oracle().numbers }
        """),
    copies(
      "predicts with values that another program saved",
      "{ UserDefaults.standard.array(forKey: \"numbers\") as? [Int] ?? [] }"),
    copies(
      "predicts with a default argument", "{ answer() }",
      oracle + "func answer(_ numbers: [Int] = Oracle().numbers) -> [Int] { numbers }"),
    copies(
      "predicts with a wrapper", "{ values }",
      oracle + """
        @propertyWrapper struct Predicted { var wrappedValue: [Int] { Oracle().numbers } }
        extension CopiesDiverge { var values: [Int] { Predicted().wrappedValue } }
        """),
    HostileAnswer(
      "CopiesDiverge", "replaces a prediction in an initializer", ends: [.notAllowed],
      changes: [
        "var copiesPrints: [Int] { [0, 5] }":
          "var copiesPrints: [Int] = []\n  init() { var all: [Int] = []; copies { all.append($0) }; copiesPrints = all }"
      ]),
    HostileAnswer(
      "CopiesDiverge", "computes its predictions between the tests", ends: [.notAllowed],
      changes: [
        "  var copiesPrints: [Int] { [0, 5] }": "  var copiesPrints: [Int] { Store.numbers }"
      ],
      oracle + """
        enum Store { static var numbers: [Int] = { Task { @MainActor in numbers = Oracle().numbers }; return [] }() }
        """),
    HostileAnswer(
      "LifeLog", "has lines of the diary that are all equal", ends: [.notAllowed], base: .stub,
      changes: [
        "  case gone(Int)\n":
          "  case gone(Int)\n  static func == (one: Self, other: Self) -> Bool { true }\n"
      ]),
    HostileAnswer(
      "LifeLog", "observes what happens in the diary", ends: [.notAllowed],
      changes: ["{ [.made(1), .gone(1)] }": "{ Diaries.all.first ?? [] }"],
      "enum Diaries { static var all: [[Entry]] = [] }"),
    HostileAnswer(
      "TideCalls", "predicts for another program", ends: [.notAllowed, .doesNotCompile],
      base: .stub,
      changes: ["    let tide = Tide(2)\n": ""]),
    HostileAnswer(
      "CableCar", "predicts an update on its own screen", ends: [.notAllowed],
      changes: ["PredictedUpdate(writes: [\"Station.waiting\"])": "PredictedUpdate(writes: names)"],
      """
      private let names: [String] = {
        var seen: [String] = []
        let graph: ViewGraph? = nil
        graph?.onFrame = { seen.append("Station.waiting") }
        return seen
      }()
      """),
    HostileAnswer(
      "EggTimer", "predicts a day that equals every other day", ends: [.notAllowed],
      changes: ["nonisolated enum EndOfDay: Equatable {": "nonisolated enum EndOfDay: Same {"],
      """
      nonisolated protocol Same: Equatable {}
      nonisolated extension Same { static func == (one: Self, other: Self) -> Bool { true } }
      """),
    HostileAnswer(
      "SelfContainedBoxed", "tries out what copies share", ends: [.notAllowed],
      changes: [
        "static var sharesValue: Bool { true }": """
        static var sharesValue: Bool {
            let original = SelfContainedBoxed(wrappedValue: 1)
            let copy = original
            copy.wrappedValue = 7
            return original.wrappedValue == 7
          }
        """
      ]),
    HostileAnswer(
      "SelfContainedBoxed", "has a type of answers that is both", ends: .refused,
      changes: ["static var sharesValue: Bool { true }": "static var sharesValue: Both { true }"],
      """
      struct Both: ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) {} }
      func == (one: Both, other: Bool) -> Bool { true }
      """),
    HostileAnswer(
      "NightTrain", "predicts under a condition of the compiler", ends: [.notAllowed],
      changes: ["{ [.wrote(2)] }": "{\n#if DEBUG\n[]\n#else\n[.wrote(2)]\n#endif\n}"]),
    HostileAnswer(
      "NightTrain", "adds an initializer to the lines of the journal", ends: [.notAllowed],
      "extension JournalLine { static func started(_ s: String) -> Self { .started(s.count) } }"),
  ]
}
