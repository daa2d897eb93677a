import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

@Suite struct AnswerGroupsTests {
  private static let tool = SyntaxTool(ofWorkbook: "DeclarationOutline")

  private let workbook: SmallWorkbook
  private let solution = """
    struct Lamp {
      @State private var level = 1

      var isOn: Bool {
        level > 0
      }

      func dim(by step: Int = 1) {
        level -= step
      }
    }
    """

  init() throws {
    workbook = try SmallWorkbook()
  }

  /// Returns the names and the group of those wrong answers that declare what the solution declares,
  /// and the order in which the wrong answers and the solution run.
  private func grouped(
    solution: String? = nil, _ wrongAnswers: [String]
  ) async throws -> (names: [String], group: AnswerGroup?, order: [String]) {
    workbook["Solutions/01-Lights/Lamp.swift"] = solution ?? self.solution
    workbook["Tests/01-Lights/WrongAnswers/Lamp.md"] =
      "# Wrong answers to Lamp\n\n"
      + wrongAnswers.enumerated().map { index, code in
        """
        ## Wrong\(index)

        **The thought:** A lamp does something else.

        **What you see:** It does something else.

        **Caught by:** \(index == 0 ? "it goes out" : "it shines")

        ```swift
        \(code)
        ```

        """
      }.joined(separator: "\n")
    let answers =
      WrongAnswersRun().answers(in: workbook.workspace)
      + SolutionsRun().answers(in: workbook.workspace)
    #expect(answers.count == wrongAnswers.count + 1)
    let groups = try await AnswerGroups(of: answers, in: workbook.package, tool: Self.tool)
    let members = answers.filter { groups[$0] != nil }
    return (
      members.compactMap { $0.entry?.name }, members.first.flatMap { groups[$0] },
      groups.ordered(answers).map { $0.entry?.name ?? $0.exercise.name }
    )
  }

  @Test func `wrong answers that differ in the bodies of functions form a group`() async throws {
    let (names, group, _) = try await grouped([
      solution.replacing("level > 0", with: "level == 0"),
      solution.replacing("level -= step", with: "// Brighter.\n    level += step"),
      solution.replacing("  var isOn", with: "  // Whether the lamp is on.\n  var isOn"),
    ])
    #expect(names == ["Wrong0", "Wrong1", "Wrong2"])
    #expect(group?.tests == ["it goes out", "it shines"])
    #expect(group?.representative == workbook.package.url("Solutions/01-Lights/Lamp.swift"))
  }

  @Test func `wrong answers with other declarations are in no group`() async throws {
    let (names, _, _) = try await grouped([
      solution.replacing("level > 0", with: "level == 0"),
      solution.replacing("level > 0", with: "level != 0"),
      solution.replacing("@State ", with: ""),
      solution.replacing("level = 1", with: "level = 1.0"),
      solution.replacing("Int = 1", with: "Int = 2"),
      solution.replacing("struct", with: "final class"),
      solution.replacing("struct", with: "public struct"),
      solution.replacing("isOn: Bool {", with: "isOn: Bool { get async {")
        .replacing("level > 0", with: "level > 0 }"),
      solution + "\nextension Lamp: View {}",
    ])
    #expect(names == ["Wrong0", "Wrong1"])
  }

  @Test func `observers and local property wrappers are part of what an answer declares`()
    async throws
  {
    let solution = """
      final class Lamp {
        var level = 1 { didSet { count += 1 } }
        var count = 0
        func dim() { level -= 1 }
        func reset() { level = 1 }
      }
      """
    let (names, _, _) = try await grouped(
      solution: solution,
      [
        solution.replacing("count += 1", with: "count += oldValue"),
        solution.replacing("didSet", with: "willSet"),
        solution.replacing("func dim() {", with: "func dim() { @Bindable var lamp = self;"),
        solution.replacing("level -= 1", with: "level -= 2"),
        solution.replacing("level -= 1", with: "level = 0"),
      ])
    #expect(names == ["Wrong3", "Wrong4"])
  }

  @Test func `all answers of a group except its first come last`() async throws {
    let (_, _, order) = try await grouped([
      solution.replacing("level > 0", with: "level == 0"),
      solution.replacing("level > 0", with: "level != 0"),
      solution.replacing("struct", with: "final class"),
      solution.replacing("level > 0", with: "level < 0"),
    ])
    #expect(order == ["Wrong0", "Wrong2", "Lamp", "Wrong1", "Wrong3"])
  }

  @Test func `an answer alone forms no group`() async throws {
    let (names, _, _) = try await grouped([solution.replacing("level > 0", with: "level == 0")])
    #expect(names == [])
  }

  @Test func `a tool that doesn't work is reported`() async throws {
    let broken = SyntaxTool(
      "Broken", sources: workbook.package.url("Nowhere"), cache: workbook.package.url("cache"))
    let answers = WrongAnswersRun().answers(in: workbook.workspace)
    await #expect(throws: SetUpError.self) {
      try await AnswerGroups(of: answers, in: workbook.package, tool: broken)
    }
  }
}
