import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookContents
@testable import WorkbookCore

/// Checks the rule that a prediction must not be computed by the program whose result it predicts.
@Suite struct PredictionRuleTests {
  private static let exercises = TableOfContents.exercises.filter { !$0.predictions.isEmpty }
  private static let package = WorkbookPackage(
    root: URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL)

  private static let stub = """
    import StateFlow

    /// What happened.
    nonisolated enum Entry: Equatable { case made(Int), gone(Int) }
    struct Pin { var x = 0 }
    struct Programs {
      func copies(print: (Int) -> Void) { print(Pin(x: 5).x) }
      var copiesPrints: [Int] {
        unfinished("Predict the \\"numbers\\".", placeholder: [])
      }
    }
    extension Programs {
      static var prediction1: [Entry] {
        unfinished("Predict the diary.", placeholder: [])
      }
    }
    """

  /// Returns the messages of the findings about an answer to the stub.
  ///
  /// - Parameter changes: Replacements in the stub.
  private func messages(_ changes: KeyValuePairs<String, String>) throws -> [String] {
    var answer = Self.stub
    for (old, new) in changes {
      try #require(answer.contains(old))
      answer.replace(old, with: new)
    }
    return findings(in: answer).map(\.message)
  }

  private func findings(in answer: String) -> [Finding] {
    let tokens = CodeTokens.withoutLayout(in: answer)
    let rule = PredictionRule(predictions: ["copiesPrints", "prediction1"], stub: Self.stub)
    return PredictionComparison.findings(in: tokens, rule: rule)
  }

  private static let copies = """
    var copiesPrints: [Int] {
        unfinished("Predict the \\"numbers\\".", placeholder: [])
      }
    """

  private static let diary = """
    static var prediction1: [Entry] {
        unfinished("Predict the diary.", placeholder: [])
      }
    """

  @Test(arguments: [
    "var copiesPrints: [Int] { [5] }",
    "var copiesPrints: [Int] { return [-5, 0] }",
    "let copiesPrints = [5]",
    "let copiesPrints = [5] // 0\n  // A comment.",
    "var copiesPrints: [Int] = [\n5,\n]",
    "let copiesPrints: [Int] = Array(repeating: 5, count: 2) + [2 * 3]",
    "var copiesPrints: [Int] { let first = 5; return [first, 1_000] }",
    "var copiesPrints: [Int] { var all: [Int] = []\nall += [1]\nall.append(2)\nreturn all }",
    "var copiesPrints: [Int] { five + [5] }\nprivate let five = [5]",
    "let copiesPrints: [Int] = five",
    copies,
  ])
  func `a prediction can consist of literals and constants`(declaration: String) throws {
    var changes: KeyValuePairs = [Self.copies: declaration]
    if declaration.hasSuffix("= five") {
      changes = [
        Self.copies: declaration, "import StateFlow": "import Foundation\nimport StateFlow",
        "struct Pin": "let five: [Int] = [5] + [6]\nstruct Pin",
      ]
    }
    #expect(try messages(changes) == [])
  }

  @Test func `a formatter can move lines and add commas`() throws {
    #expect(
      try messages([
        "case made(Int), gone(Int)": "case made(Int)\n, gone(Int,)",
        "print(Pin(x: 5).x)": "print(\nPin(\nx: 5,\n).x\n)",
      ]) == [])
  }

  @Test(arguments: [
    "static var prediction1: [Entry] { [.made(1), Entry.gone(1)] }",
    "static let prediction1: [Entry] = [.made(1)] + prediction0\nstatic let prediction0 = [Entry.gone(0)]",
    "static var prediction1: [Entry] { [made] }\n  private static let made: Entry = .made(1)",
    "static let prediction1 = [Entry.made(1)]\n  private static let unused = \"a string\"",
    "static var prediction1: [Entry] { Array(repeating: .made(1), count: 3) }",
  ])
  func `a prediction can consist of the cases of the stub's enumerations`(
    declaration: String
  ) throws {
    #expect(try messages([Self.diary: declaration]) == [])
  }

  @Test(arguments: [
    ("{ var all: [Int] = []; copies { all.append($0) }; return all }", "copies"),
    ("{ let run = copies; var all: [Int] = []; run { all.append($0) }; return all }", "copies"),
    ("{ run }", "run"),
    ("{ let pin = Pin(); return [pin.x] }", "Pin"),
    ("= { var all: [Int] = []; Programs().copies { all.append($0) }; return all }()", "a closure"),
    ("= Programs.run()", "Programs"),
    ("= [1] + Programs.run()", "Programs"),
    ("{ [Int(\"\\(Pin())\") ?? 0] }", "an interpolation"),
    ("{ [5.description.count] }", "5.description.count"),
    ("{ Array(Mirror(reflecting: Pin()).children).map { _ in 1 } }", "Mirror"),
    ("{ (1...3).map { $0 } }", "map"),
    ("{ let x = 5; return [Pin.x] }", "Pin"),
    ("{ [#line] }", "#line"),
    ("{ [1 as Int] }", "as"),
    ("{ [true ? 1 : 2] }", "?"),
    ("{ [\\Pin.x].map { _ in 1 } }", "\\"),
  ])
  func `a prediction can't use anything else`(value: String, shown: String) throws {
    let message = """
      copiesPrints is a prediction, so it can't use \(shown). Work out the values yourself, and write \
      them as literals.
      """
    #expect(try messages([Self.copies: "var copiesPrints: [Int] " + value]) == [message])
  }

  @Test(arguments: [
    ("struct Pin { var x = 0 }", "struct Pin { var x = 5 }", "5"),
    (
      "case made(Int), gone(Int)",
      "case made(Int), gone(Int)\nstatic func == (a: Self, b: Self) -> Bool { true }", "static"
    ),
    (
      "import StateFlow", "import StateFlow\nextension Int: ExpressibleByArrayLiteral {}",
      "extension"
    ),
    ("import StateFlow", "import StateFlow\nfunc + (a: [Int], b: [Int]) -> [Int] { [] }", "func"),
    ("import StateFlow", "import StateFlow\nlet made = 5", "made"),
    ("import StateFlow", "import StateFlow // A comment.\rfunc more() {}", "func"),
    ("import StateFlow", "import StateFlow /* /* \" */ */ func more() {} // */", "func"),
    ("import StateFlow", "import StateFlow\nlet more = #\"\\#(1)\"#", "more"),
    ("import StateFlow", "import StateFlow\nlet more = /\"/; func less() {} // \"/", "more"),
    ("import StateFlow", "import StateFlow\nlet `made` = 5", "`made`"),
    ("import StateFlow", "import StateFlow\nimport struct Foundation.Data", "import"),
    ("import StateFlow", "import StateFlow\nlet more = 5 { didSet {} }", "more"),
    ("import StateFlow", "import StateFlow\nvar more = 5", "var"),
    ("func copies(", "static let copies = 5\nfunc copies(", "static"),
    ("func copies(", "let x = 5\nfunc copies(", "let"),
    ("import StateFlow", "import StateFlow\n@Wrapped let more = 5", "@Wrapped"),
    ("import StateFlow", "@_exported import StateFlow", "@_exported"),
    ("func copies(", "init() {}\nfunc copies(", "init"),
    ("print(Pin(x: 5).x)", "", "}"),
    ("print(Pin(x: 5).x)", "print(Pin(x: 5).x) /* + /* 1 */ */ + 0", "+"),
    ("var copiesPrints", "lazy var copiesPrints", "lazy"),
    ("var copiesPrints: [Int]", "var copiesPrints: Own", "Own"),
    ("var copiesPrints: [Int]", "var others: [Int]", "others"),
    ("import StateFlow", "import StateFlow\n#if true\n#endif", "#if"),
  ])
  func `nothing else can change`(old: String, new: String, shown: String) throws {
    let messages = try messages([old: new])
    #expect(
      messages.first?.contains(" file, but ") ?? false
        || messages.first?.contains("more is part of a prediction") ?? false, "\(messages)")
  }

  @Test func `a message names what differs, with its line`() {
    let finding = findings(in: Self.stub + "\nfunc more() {}").first
    #expect(
      finding?.message
        == "Only your predictions may differ from the original file, but func does. Undo that change."
    )
    #expect(finding?.line == 17)
  }

  @Test(arguments: exercises)
  func `the stub and the solution obey the rule`(exercise: Exercise) async throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.package.url(path), encoding: .utf8)
    }
    let stub = try text(exercise.stubPath)
    let rule = PredictionRule(predictions: exercise.predictions, stub: stub)
    for name in exercise.predictions {
      #expect(stub.contains("var \(name): "))
    }
    let solution = try text(exercise.answerPath(in: "Solutions"))
    if rule.appliesToWholeFile {
      for answer in [stub, solution] {
        let tokens = CodeTokens.withoutLayout(in: answer)
        #expect(PredictionComparison.findings(in: tokens, rule: rule) == [])
      }
    }
  }

  @Test func `only predictions are checked if the stub has other holes`() async throws {
    let stub = """
      func other() -> Int { unfinished("Return a number.", placeholder: 0) }
      enum Copy {
        static var isShared: Bool { unfinished("Predict.", placeholder: false) }
      }
      """
    let kit = "func unfinished<T>(_ text: String, placeholder: T) -> T { placeholder }\n"
    let solution = "enum Copy { static var isShared: Bool { true } }\nfunc other() -> Int { 1 }"
    let facts = SolutionFacts(try await DescribedSource(solution).facts)
    let rule = PredictionRule(predictions: ["isShared"], stub: stub)
    func findings(_ answer: String) async throws -> [String] {
      let described = try await DescribedSource(kit + answer)
      return rule.findings(in: answer, described.facts, comparedWith: facts).map(\.message)
    }
    #expect(try await findings(stub) == [])
    #expect(try await findings(solution) == [])
    #expect(try await findings("func more() {}\n" + solution) == [])
    for value in ["other() > 1", "true || false", "!true", "{ true }()"] {
      let answer = solution.replacing("{ true }", with: "{ \(value) }")
      #expect(try await findings(answer).count == 1)
    }
    for answer in [
      "enum Copy { static let isShared: Bool = true, more = 1 }",
      "enum Copy {}\nextension Copy { static var isShared: Bool { true } }",
      "typealias Bool = Own\nstruct Own: ExpressibleByBooleanLiteral { init(booleanLiteral: Swift.Bool) {} }\n\(solution)",
      "\(solution)\nextension Int { static var isShared: Bool { true } }",
      "#if false\n\(solution)\n#endif\n@dynamicMemberLookup enum Copy { static subscript(dynamicMember name: String) -> Bool { true } }",
    ] {
      #expect(try await findings(answer).count == 1, "\(answer)")
    }
  }
}
