import Testing

@testable import WorkbookAudit

/// Checks the rule that a prediction must not be computed by the program whose result it predicts.
@Suite struct PredictionRuleTests {
  private static let program = """
    nonisolated enum Entry: Equatable { case made(Int), gone(Int) }
    struct Pin { var x = 0 }
    struct Programs {
      func copies(print: (Int) -> Void) { print(Pin(x: 5).x) }

    """

  private func findings(_ members: String, more: String = "") async throws -> [String] {
    func describe(_ text: String, more: String = "") async throws -> DescribedSource {
      try await DescribedSource(Self.program + text + "\n}\n" + more)
    }
    let solution = SolutionFacts(
      try await describe("var copiesPrints: [Int] { [5] }\nvar prediction1: [Entry] { [] }").facts)
    let answer = try await describe(members, more: more)
    return PredictionRule.findings(
      in: answer.tree, answer.facts, of: "Lab", comparedWith: solution
    ).map(\.finding.message)
  }

  @Test(arguments: [
    "var copiesPrints: [Int] { [5] }",
    "var copiesPrints: [Int] { return [-5, 0] }",
    "let copiesPrints = [5]",
    "var copiesPrints: [Int] = [5]",
    "static var copiesPrints: [Int] { let first = 5; return [first] }",
    "var copiesPrints: [Int] { Array(repeating: 5, count: 2) }",
    "var prediction1: [Entry] { [.made(1), Entry.gone(1)] }",
    "static let prediction1: [Entry] = (1...3).flatMap { [.made($0), .gone($0)] }",
  ])
  func `a prediction can consist of literals and enumeration cases`(members: String) async throws {
    #expect(try await findings(members) == [])
  }

  @Test(arguments: [
    "var copiesPrints: [Int] { var all: [Int] = []; copies { all.append($0) }; return all }",
    "var copiesPrints: [Int] { let run = copies; var all: [Int] = []; run { all.append($0) }; return all }",
    "var copiesPrints: [Int] { run }\nvar run: [Int] { var all: [Int] = []; copies { all.append($0) }; return all }",
    "var copiesPrints: [Int] { let pin = Pin(); return [pin.x] }",
    "static let copiesPrints = { var all: [Int] = []; Programs().copies { all.append($0) }; return all }()",
    "lazy var copiesPrints = { var all: [Int] = []; copies { all.append($0) }; return all }()",
    "let copiesPrints: [Int]\ninit() { var all: [Int] = []; Pin(x: 5).x.words.forEach { all.append(Int($0)) }; copiesPrints = all }",
    "var (copiesPrints, other) = (Programs.run(), 1)\nstatic func run() -> [Int] { [5] }",
    "var prediction1: [Entry] { func lamp() -> Int { Pin(x: 1).x }; return [.made(lamp())] }",
  ])
  func `a prediction can't use the answer's declarations`(members: String) async throws {
    #expect(try await findings(members).count >= 1)
  }

  @Test func `a prediction can't be set by an initializer`() async throws {
    let findings = try await findings(
      "let copiesPrints: [Int]",
      more: "extension Programs { init() { self.init(copiesPrints: []) } }")
    #expect(findings.map { $0.contains("needs a value here") } == [true])
  }

  @Test
  func `the message about a prediction names the declaration that the prediction uses`()
    async throws
  {
    let findings = try await findings(
      "var copiesPrints: [Int] { var all: [Int] = []; copies { all.append($0) }; return all }")
    #expect(
      Set(findings) == [
        """
        copiesPrints is a prediction, so it can't use Programs.copies. Work out the values \
        yourself, and write them as literals.
        """
      ])
  }

  @Test
  func `the rule for predictions doesn't apply to properties that aren't predictions`()
    async throws
  {
    let members = "var prediction9: [Int] { [Pin().x] }\nvar reprints: [Int] { [Pin().x] }"
    #expect(try await findings(members) == [])
  }
}
