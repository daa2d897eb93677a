import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

/// Checks that copies are found in spite of deeper changes, and that similar answers are listed and
/// ordered usefully.
@Suite struct SimilarityGroupsTests {
  let classroom = Classroom()

  private func matches(_ answers: [String], common: [String] = []) -> AnswerComparison.Matches {
    comparison(answers, common: common).matches()
  }

  private func comparison(_ answers: [String], common: [String] = []) -> AnswerComparison {
    AnswerComparison(
      of: House.lamp, answers.enumerated().map { ($0.offset, Data($0.element.utf8)) },
      without: common.map { Data($0.utf8) })
  }

  // MARK: Tiling

  private func tiles(_ first: String, _ second: String) -> [(Int, Int, Int)] {
    var vocabulary = WordSequences.Vocabulary()
    let texts = [first, second].map { text in
      // Each letter is a word.
      WordSequences(Data(text.map { "\($0) " }.joined().utf8), &vocabulary)
    }
    return GreedyTiling(texts[0], texts[1]).tiles.map { ($0.starts.0, $0.starts.1, $0.length) }
  }

  @Test(arguments: [
    ("abcdefghij", "abcdefghij", ["0 0 10"]), ("abcdefg", "abcdefg", []), ("", "abcdefghij", []),
    // Parts that were exchanged.
    ("abcdefghijklmnopqrst", "klmnopqrstabcdefghij", ["0 10 10", "10 0 10"]),
    // Of two matches that overlap, the longer one is kept, and the other one is shortened.
    ("abcdefghijklmnopqrs", "abcdefghijk-defghijklmnopqrs", ["3 12 16"]),
    ("abcdefghijklmnopqrstuvw", "abcdefghijkl-ijklmnopqrstuvw", ["8 13 15", "0 0 8"]),
    // A part that was repeated counts once.
    ("abcdefghij", "abcdefghij+abcdefghij", ["0 0 10"]),
  ])
  func `the longest common sequences are found first, and never overlap`(
    first: String, second: String, expected: [String]
  ) {
    #expect(tiles(first, second).map { "\($0.0) \($0.1) \($0.2)" } == expected)
  }

  @Test func `an answer that repeats itself endlessly is compared in a moment`() {
    let long = String(repeating: "a = a + b\n", count: 20_000)
    #expect(matches([long, long + "c", Sample.original]).pairs.count <= 1)
  }

  // MARK: Copies

  @Test func `changed names, order, functions, and control flow don't hide a copy`() throws {
    let pairs = matches([Sample.original, Sample.other, Sample.copy]).pairs
    #expect(pairs.map(\.submissions) == [[0, 2]])
    #expect(try #require(pairs.first).score > 0.6)
  }

  @Test func `code from the solution is no evidence, even if it was moved`() {
    #expect(matches([Sample.original, Sample.copy], common: [Sample.original]).pairs.isEmpty)
  }

  // MARK: Groups

  /// Returns copies with different comments.
  private func copies(_ count: Int, of text: String) -> [String] {
    (0..<count).map { "\(text)// \($0)\n" }
  }

  @Test(arguments: [2, 3, 5, 12, 60])
  func `identical answers are listed, however many there are`(count: Int) throws {
    let found = matches(copies(count, of: Sample.original) + [Sample.other])
    let match = try #require(count == 2 ? found.pairs.first : found.groups.first)
    #expect(match.submissions == Array(0..<count))
    #expect(match.score == 1)
    #expect(found.groups.count + found.pairs.count == 1)
  }

  @Test func `a group includes answers that are nearly the same`() throws {
    let changed = Sample.original.replacing("entry = \"\"", with: "entry.removeAll()")
    let found = matches([Sample.original, Sample.other, changed, Sample.original])
    #expect(found.groups.map(\.submissions) == [[0, 2, 3]])
    #expect(found.pairs.isEmpty)
    let score = try #require(found.groups.first).score
    #expect(score < 1 && score > AnswerComparison.minimumScoreInGroup)
    // The page shows the two answers that differ the most.
    let comparison = comparison([Sample.original, Sample.other, changed, Sample.original])
    #expect(comparison.sides(of: try #require(found.groups.first)).map(\.submission) == [0, 2])
  }

  @Test func `a copy that resembles a group is listed as a pair with one of its members`() {
    let found = matches(copies(4, of: Sample.original) + [Sample.copy])
    #expect(found.groups.map(\.submissions) == [[0, 1, 2, 3]])
    #expect(found.pairs.map(\.submissions) == [[0, 4]])
  }

  @Test func `code that many submissions share counts less`() throws {
    func weight(of copies: Int, in count: Int) throws -> Double {
      let others = (0..<(count - copies)).map { "let number\($0) = \($0)\n" }
      let groups = matches(self.copies(copies, of: Sample.original) + others).groups
      return try #require(groups.first).weight
    }
    let weights = try [3, 5, 15, 30].map { try weight(of: $0, in: 30) }
    #expect(weights == weights.sorted(by: >))
    #expect(weights[3] < weights[0] / 5)
  }

  @Test func `short answers that everyone writes aren't listed`() {
    let short = "struct Lamp { var light: String { \"on\" } }"
    let found = matches(copies(8, of: short))
    #expect(found.groups.isEmpty && found.pairs.isEmpty)
  }

  @Test func `longer and rarer answers come first`() {
    let long = comparison([Sample.original, Sample.original, "let a = 1"])
    let short = comparison([
      "let a = 1", String(Sample.original.prefix(900)), String(Sample.original.prefix(900)),
    ])
    let report = SimilarityReport(
      [(short, short.matches()), (long, long.matches())], titles: ["Ada", "Bo", "Cy"])
    #expect(report.pairs.findings.map(\.titles) == [["Ada", "Bo"], ["Bo", "Cy"]])
    #expect(report.found == "2 pairs")
  }

  // MARK: The page

  @Test func `the page lists groups apart from pairs, and escapes every name`() async throws {
    for (name, text) in [
      ("ada", Sample.original), ("bo", Sample.original), ("cy<i>", Sample.original),
      ("di", Sample.copy),
      ("ed", "// </pre><script>"),
    ] {
      classroom.submit(name, ["Lamp.swift": text])
    }
    let folder = classroom.submissions.path
    #expect(
      await classroom.call(["grade", "similarity", folder, "--output", classroom.report.path])
        == .done)
    #expect(
      try #require(classroom.house.transcript.lines.last).hasPrefix(
        "5 submissions compared. Found 1 group and 1 pair with similar answers"))
    let page = try #require(classroom.house.read("report/similarity.html"))
    let groups = try #require(page.firstRange(of: ">Groups</h2>"))
    let pairs = try #require(page.firstRange(of: ">Pairs</h2>"))
    #expect(groups.upperBound < pairs.lowerBound)
    #expect(
      page[groups.upperBound..<pairs.lowerBound].contains(
        "3 submissions: <bdi>ada</bdi> · <bdi>bo</bdi> · <bdi>cy&lt;i&gt;</bdi>"))
    #expect(page[pairs.upperBound...].contains("<b><bdi>ada</bdi> · <bdi>di</bdi></b>"))
    #expect(!page.contains("<script>"))
  }

  @Test func `a team's members aren't a group of copies, but two teams are`() async throws {
    for name in ["ada", "bo", "cy"] { classroom.submit(name, ["Lamp.swift": Sample.original]) }
    let folder = classroom.submissions.path
    let roster = classroom.house.package.url("class.csv").path
    for (teams, expected) in [("Red,Red,Red", "no pairs"), ("Red,Red,Blue", "1 group")] {
      let names = zip(["Ada", "Bo", "Cy"], teams.split(separator: ","))
      let rows = names.map { "\($0),\($1)\n" }.joined()
      classroom.house.write("name,Team\n" + rows, to: "class.csv")
      #expect(
        await classroom.call([
          "grade", "similarity", folder, "--output", classroom.report.path, "--roster", roster,
          "--groups", "Team",
        ]) == .done)
      #expect(
        try #require(classroom.house.transcript.lines.last).contains("Found \(expected) with"))
    }
  }
}
