import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct SimilarityTests {
  let classroom = Classroom()

  /// An answer with an original idea.
  private static let idea = """
    struct Lamp {
      var light: String {
        let switches = [true, false, true]
        var state = "off"
        for isPressed in switches where isPressed {
          state = state == "off" ? "on" : "off"
        }
        return switches.isEmpty ? "broken" : state
      }
    }

    """

  /// The answer in `idea`, with different names, comments, and layout.
  private static let disguised = """
    // All my own work.
    struct Lamp
    {
        var light: String {
            let buttons = [ true, false, true ]   // three
            var current = "dark"; for wasUsed in buttons where wasUsed {
                current = current == "dark" ? "light" : "dark" }
            /* done */
            return buttons.isEmpty ? "none" : current
        }
    }

    """

  private static let other = """
    struct Lamp {
      private enum Position { case up, down }
      private var position = Position.up
      var light: String {
        switch position {
        case .up: return "on"
        case .down: return "off"
        }
      }
    }

    """

  private func pairs(_ answers: String..., common: [String] = []) -> [AnswerComparison.Match] {
    AnswerComparison(
      of: House.lamp, answers.enumerated().map { ($0.offset, Data($0.element.utf8)) },
      without: common.map { Data($0.utf8) }
    ).matches().pairs
  }

  @Test func `the similarity of answers ignores names, comments, and layout`() throws {
    let found = pairs(Self.idea, Self.other, Self.disguised)
    #expect(found.map(\.submissions) == [[0, 2]])
    #expect(try #require(found.first).score > 0.8)
  }

  @Test func `identical answers have the maximum similarity`() {
    #expect(pairs(Self.idea, Self.idea, Self.other).map(\.score) == [1])
  }

  @Test func `code from the stub or the solution doesn't count as similar`() {
    #expect(pairs(House.solution, House.solution).isEmpty)
    #expect(pairs(Self.idea, Self.disguised, common: [House.stub, Self.idea]).isEmpty)
    #expect(pairs(House.stub, House.stub, common: [House.stub]).isEmpty)
  }

  @Test func `similar lines in two answers are marked`() throws {
    let comparison = AnswerComparison(
      of: House.lamp, [(0, Data(Self.idea.utf8)), (1, Data(Self.disguised.utf8))],
      without: [Data(House.stub.utf8)])
    let pair = try #require(comparison.matches().pairs.first)
    let sides = comparison.sides(of: pair)
    #expect(sides[0].alike.isSuperset(of: [4, 5, 6, 8]))
    #expect(sides[1].alike.contains(7))
    #expect(!sides[1].alike.contains(1))
  }

  @Test(arguments: ["", "//", "\"", "}}}}", "/*", String(repeating: "(", count: 5_000)])
  func `any text can be compared, even if it isn't valid Swift`(text: String) {
    #expect(pairs(text, Self.idea, text).count <= 1)
  }

  private func page() throws -> String {
    try #require(classroom.house.read("report/similarity.html"))
  }

  private func compare(_ options: String...) async -> ExitCode {
    await classroom.call(
      ["grade", "similarity", classroom.submissions.path, "--output", classroom.report.path]
        + options)
  }

  @Test func `answers are compared without running code, and the page shows the similar pairs`()
    async throws
  {
    let lamp = "Exercises/01-House/Lamp.swift"
    classroom.submit("ada<b>", [lamp: Self.idea])
    classroom.submit("bo", [lamp: Self.disguised])
    classroom.submit("cy", [lamp: Self.other])
    classroom.submit("di", classroom.solutions)
    #expect(await compare() == .done)
    #expect(
      classroom.house.transcript.lines.last
        == "4 submissions compared. Found 1 pair with similar answers, in "
        + "\(classroom.report.path)/similarity.html.")
    let page = try page()
    #expect(page.contains("<bdi>ada&lt;b&gt;</bdi> · <bdi>bo</bdi>"))
    #expect(page.contains("<mark>"))
    #expect(page.components(separatedBy: "<details").count == 2)
    #expect(!page.contains(#/(src|href)\s*=|url\(|@import|https?:|<script/#))
    #expect(classroom.runner.asked == [])
    // Grading into the same folder later works.
    #expect(await classroom.grade() == .done)
  }

  @Test func `similar answers by members of the same group aren't reported`() async throws {
    classroom.submit("ada", ["Lamp.swift": Self.idea])
    classroom.submit("bo", ["Lamp.swift": Self.idea])
    classroom.house.write("name,Team\nAda,Red\nBo,Red\n", to: "class.csv")
    let roster = classroom.house.package.url("class.csv").path
    #expect(await compare("--roster", roster, "--groups", "Team") == .done)
    #expect(try page().contains("No similar answers"))
    #expect(await compare("--roster", roster) == .done)
    #expect(try page().contains("<bdi>Ada</bdi> · <bdi>Bo</bdi>"))
  }

  @Test func `invalid arguments for comparing answers are reported`() async {
    #expect(await classroom.call(["grade", "similarity"]) == .wrongUse)
    #expect(classroom.house.transcript.errors.hasPrefix("Missing argument SUBMISSIONS."))
    #expect(await classroom.call(["grade", "similarity", "nowhere", "--output", "x"]) == .wrongUse)
  }
}
