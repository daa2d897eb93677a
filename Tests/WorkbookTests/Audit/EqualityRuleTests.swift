import Testing

@testable import WorkbookAudit

/// Checks which implementations of `==` a test may rely on.
@Suite struct EqualityRuleTests {
  private static let solution = """
    nonisolated struct Theme: Equatable { var size = 1, name = "" }
    """

  private func findings(_ answer: String) async throws -> [String] {
    let solution = SolutionFacts(try await DescribedSource(Self.solution).facts)
    return EqualityRule.findings(
      in: try await DescribedSource(answer).facts, comparedWith: solution
    ).map(\.finding.name).sorted()
  }

  @Test(arguments: [
    "nonisolated struct Theme: Equatable { var size = 1, name = \"\" }",
    "nonisolated struct Theme: Hashable, Sendable { let size: Int; var name = \"\" }",
    "nonisolated struct Theme: Equatable { var parts = Parts() }\nnonisolated struct Parts: Equatable { var size = 1 }",
    "nonisolated enum Theme: Equatable { case dark, light(Int) }",
    "nonisolated enum Theme: Int { case dark, light }",
    "nonisolated struct Theme { var size = 1 }\nnonisolated extension Theme: Hashable {}",
    "nonisolated struct Theme<A> { var size: A }\nnonisolated extension Theme: Equatable where A: Equatable {}",
    "nonisolated struct Theme: Equatable { var size = 1 }\nnonisolated struct Other: Equatable { static func == (a: Other, b: Other) -> Bool { true } }",
  ])
  func `the audit allows synthesized equality, and any equality for types that aren't compared`(
    answer: String
  ) async throws {
    #expect(try await findings(answer) == [])
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
    #expect(try await findings(answer) == ["Same.=="])
  }
}
