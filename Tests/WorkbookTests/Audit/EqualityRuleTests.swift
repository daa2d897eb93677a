import Testing

@testable import WorkbookAudit

/// Checks which implementations of `==` a test may rely on.
@Suite struct EqualityRuleTests {
  private static let solution = """
    nonisolated struct Theme: Equatable { var size = 1, name = "" }
    """

  /// Returns the names of the findings about an answer whose themes the suite compares.
  private func findings(
    _ answer: String,
    suite: [String] = [
      "protocol conformance descriptor for Lab.Theme : Swift.Equatable in Lab",
      "protocol conformance descriptor for <A where A: Swift.Sequence> Lab.Any1<A> : Swift.Equatable in Lab",
    ]
  ) async throws -> [String] {
    let solution = SolutionFacts(try await DescribedSource(Self.solution).facts)
    let answer = try await DescribedSource(answer)
    let rule = EqualityRule(
      facts: answer.facts, source: [UInt8](answer.text.utf8), solution: solution,
      suite: SuiteComparisons(symbols: suite, of: "Lab"))
    return rule.findings().map(\.finding.name).sorted()
  }

  private static let members = "var size = 1, name = \"\""

  @Test(arguments: [
    "nonisolated struct Theme: Equatable { \(members) }",
    "nonisolated struct Theme: Hashable, Sendable { var size: Int; var name = \"\" }",
    "nonisolated struct Theme: Equatable { \(members)\n var more = 1 }",
    "nonisolated struct Theme: Equatable { \(members)\n private var more = 1\n let other = Other() }\nnonisolated struct Other: Equatable { let x = 1 }",
    "nonisolated struct Theme { \(members) }\nnonisolated extension Theme: Hashable {}",
    "nonisolated struct Theme: Equatable { \(members) }\nnonisolated struct Other: Equatable { static func == (a: Other, b: Other) -> Bool { true } }",
    "nonisolated struct Theme: Equatable { \(members)\n static func == (a: Theme, b: Theme) -> Bool { a.size == b.size && b.name == a.name } }",
    "nonisolated struct Theme: Equatable { \(members)\n static func == (a: Self, b: Self) -> Bool { return (a.size, a.name) == (b.size, b.name) } }",
    "nonisolated struct Theme { \(members) }\nnonisolated extension Theme: Equatable { static func ==(lhs: Theme, rhs: Theme) -> Bool { // The parts.\n lhs.size == rhs.size && lhs.name == rhs.name } }",
    "nonisolated struct Theme: Equatable { \(members)\n let id = Other()\n static func == (a: Theme, b: Theme) -> Bool { a.size == b.size && a.name == b.name } }\nnonisolated struct Other {}",
    "nonisolated struct Theme: Equatable { \(members)\n init(size: Int = 1, name: String = \"\") { self.size = size; self.name = name } }",
    "nonisolated struct Theme: Equatable { \(members)\n init(size number: Int, name: String) { (self.size, self.name) = (number, name) } }",
  ])
  func `a compared type can have synthesized equality and store what its initializer receives`(
    answer: String
  ) async throws {
    #expect(try await findings(answer, suite: Self.symbols) == [])
  }

  /// The symbols of a suite that compares themes and creates them.
  private static let symbols = [
    "protocol conformance descriptor for Lab.Theme : Swift.Equatable in Lab",
    "Lab.Theme.init(size: Swift.Int, name: Swift.String) -> Lab.Theme",
  ]

  @Test(arguments: [
    "protocol conformance descriptor for Lab.Theme : Swift.Identifiable in Lab",
    "protocol conformance descriptor for Lab.Theme : StateFlow.View in Lab",
    "protocol conformance descriptor for Lab.ThemeKey : Swift.Equatable in Lab",
    "Lab.Theme.size.getter : Swift.Int",
    "type metadata accessor for Lab.Theme",
  ])
  func `a type that the suite doesn't compare can have any equality`(symbol: String) async throws {
    let answer =
      "nonisolated struct Theme: Equatable { static func == (a: Self, b: Self) -> Bool { true } }"
    #expect(try await findings(answer, suite: [symbol]) == [])
  }

  @Test(arguments: [
    "protocol witness table for Lab.Theme : Swift.Hashable in Lab",
    "protocol conformance descriptor for Lab.Theme : Swift.Comparable in Lab",
    "protocol conformance descriptor for Lab.Theme : Swift.RawRepresentable in Lab",
    "protocol conformance descriptor for Lab.Theme : Lab.Same in Lab",
    "static Lab.Theme.__derived_struct_equals(Lab.Theme, Lab.Theme) -> Swift.Bool",
    "static Lab.Theme.== infix(Lab.Theme, Lab.Theme) -> Swift.Bool",
  ])
  func `the suite compares values through several kinds of symbols`(symbol: String) async throws {
    let answer =
      "nonisolated struct Theme: Equatable { static func == (a: Self, b: Self) -> Bool { true } }"
    #expect(try await findings(answer, suite: [symbol]) == ["Theme.=="])
  }

  @Test func `an operator that isn't the equality of one type is reported`() async throws {
    let theme = "s:3Lab5ThemeV"
    let expected = [
      "static Lab.Tools.== infix(Lab.Theme, Lab.Theme) -> Swift.Bool",
      "static (extension in Lab):Lab.Same.== infix(A, A) -> Swift.Bool",
      "static Lab.Theme.!= infix(Lab.Theme, Lab.Theme) -> Swift.Bool",
      "Lab.== infix([Lab.Theme], [Lab.Theme]) -> Swift.Bool",
    ]
    let symbols =
      expected + [
        "static Lab.Theme.== infix(Lab.Theme, Lab.Theme) -> Swift.Bool",
        "static (extension in Lab):Lab.Theme.== infix(Lab.Theme, Lab.Theme) -> Swift.Bool",
        "static (extension in Swift):Swift.Array<A where A: Swift.Equatable>.== infix([A], [A]) -> Swift.Bool",
      ]
    let suite = SuiteComparisons(symbols: symbols, of: "Lab")
    #expect(suite.foreignOperators(besides: [theme]) == expected)
  }

  @Test(arguments: [
    "var size: Int { get { 1 } set {} }\n var name = \"\"", "var size = \"\", name = \"\"",
    "var size = 1 { didSet { size = 1 } }\n var name = \"\"",
    "var number = 1, name = \"\"",
    "\(members)\n static func == (a: Self, b: Self) -> Bool { a.size == b.size }",
    "\(members)\n static func == (a: Self, b: Self) -> Bool { a.size == a.size && a.name == b.name }",
    "\(members)\n static func == (a: Self, b: Self) -> Bool { a.size == b.size || a.name == b.name }",
    "\(members)\n static func == (a: Self, b: Self) -> Bool { a.size == b.size && a.name == b.name || true }",
    "\(members)\n static func == (a: Self, b: Self) -> Bool { (a.size, a.size) == (b.size, b.name.count) }",
    "\(members)\n init(size: Int = 1, name: String = \"\") { self.size = 1; self.name = name }",
    "\(members)\n init(size: Int = 1, name: String = \"\") { self.name = name }",
    "\(members)\n init(size: Int, name: String) { self.size = size * 0; self.name = name }",
    "\(members)\n init(size: Int, name: String) { self.size = size; self.name = name; self.size = 1 }",
    "\(members)\n init(size: Int, name: String) { (self.size, self.name) = (1, name) }",
    "\(members)\n @Always static func == (a: Self, b: Self) -> Bool { a.size == b.size && a.name == b.name }",
  ])
  func `a compared type can't lose data`(members: String) async throws {
    let answer = """
      nonisolated struct Theme: Equatable { \(members) }
      @resultBuilder nonisolated enum Always {
        static func buildBlock(_ parts: Any...) -> Bool { true }
        static func buildExpression(_ part: Any) -> Any { part }
      }
      """
    #expect(try await findings(answer, suite: Self.symbols) == ["Theme.=="])
  }

  @Test(arguments: [
    ("static func == (a: Self, b: Self) -> Bool { a.size == b.size }", true),
    ("static func == (@Same a: Self, b: Self) -> Bool { a.size == b.size }", false),
    ("init(size: Int) { self.size = size }", true),
    ("init(@Same size: Int) { self.size = size }", false),
    ("init(size number: Int = 1) { self.size = number }", true),
    ("init(size number: Int, more size: Int = 1) { self.size = size }", false),
    ("init(size number: Int, size: Int = 1) { self.size = size }", false),
  ])
  func `code counts only if its parameters are the arguments`(code: String, isPlain: Bool) {
    let code = MemberwiseCode(Array(code.utf8)[...])
    #expect((code.comparesAll(["size"]) || code.storesAll(["size"])) == isPlain)
  }

  @Test func `a compared type can't be a class that inherits its equality`() async throws {
    let answer = """
      import Foundation
      final class Theme: NSObject {
        var size = 1, name = ""
        init(size: Int, name: String) { (self.size, self.name) = (size, name) }
        nonisolated override func isEqual(_ other: Any?) -> Bool { true }
      }
      """
    // The comparison is that of NSObject, which doesn't name the type.
    #expect(try await findings(answer, suite: []) == ["Theme.=="])
  }

  @Test func `equality by parts can't use an operator of the answer`() async throws {
    let answer = """
      nonisolated struct Theme: Equatable {
        \(Self.members)
        static func == (a: Self, b: Self) -> Bool { a.size == b.size && a.name == b.name }
      }
      """
    #expect(try await findings(answer) == [])
    let more =
      "\nnonisolated extension Int { fileprivate static func == (a: Int, b: Int) -> Bool { true } }"
    #expect(try await findings(answer + more) == ["Theme.=="])
  }

  @Test(arguments: [
    "nonisolated struct Theme: Equatable { var size = 1\n static func == (a: Theme, b: Theme) -> Bool { true } }",
    "nonisolated struct Theme: Equatable { var size = 1 }\nnonisolated extension Theme { static func == (a: Self, b: Self) -> Bool { true } }",
    "nonisolated struct Theme { var size = 1 }\nnonisolated extension Theme: Hashable { static func == (a: Self, b: Self) -> Bool { true }\n func hash(into hasher: inout Hasher) {} }",
    "nonisolated struct Theme: Same { var size = 1 }\nnonisolated protocol Same: Equatable {}\nnonisolated extension Same { static func == (a: Self, b: Self) -> Bool { true } }",
    "nonisolated struct Theme: RawRepresentable, Equatable { var size = 1\n init?(rawValue: Int) {}\n var rawValue: Int { 0 } }",
    "nonisolated struct Theme: OptionSet { var rawValue: Int { get { 0 } set {} }\n init(rawValue: Int) {} }",
    "nonisolated struct Any1<A> { var size = 1 }\nnonisolated extension Any1: Equatable where A: Sequence { static func == (a: Self, b: Self) -> Bool { true } }\ntypealias Theme = Any1<String>",
    "nonisolated class Base: Equatable { static func == (a: Base, b: Base) -> Bool { true } }\nnonisolated final class Theme: Base {}",
  ])
  func `the audit reports handwritten equality`(answer: String) async throws {
    #expect(try await findings(answer).count >= 1)
  }

  @Test
  func `the audit reports synthesized equality for a type that stores no values`() async throws {
    let answer = "nonisolated struct Theme: Equatable { var size: Int { get { 1 } set {} } }"
    #expect(try await findings(answer) == ["Theme.=="])
  }

  @Test(arguments: [
    "@propertyWrapper nonisolated struct Same: Equatable { var wrappedValue = 1\n static func == (a: Same, b: Same) -> Bool { true } }\nstruct Theme: Equatable { @Same var size: Int }",
    "nonisolated struct Same: Equatable { static func == (a: Same, b: Same) -> Bool { true } }\nnonisolated struct Theme: Equatable { var all: [Same?] = [] }",
  ])
  func `the audit reports handwritten equality for the type of a stored property`(
    answer: String
  ) async throws {
    #expect(try await findings(answer).contains("Same.=="))
  }
}
