import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Checks that the output stays readable with eleven chapters.
@Suite struct ManyChaptersTests {
  let house = House()
  private let chapters: [Chapter]

  init() {
    let titles = [
      "View state", "Bindings", "Objects", "Publishers", "Models", "Environment", "Lists of models",
      "Rows that move", "Sheets and alerts", "Storage", "Everything at once",
    ]
    chapters = titles.enumerated().map { index, title in
      let number = index + 1
      return Chapter(
        "\(number < 10 ? "0" : "")\(number)-\(title.replacing(" ", with: ""))", title: title,
        goal: "A goal.",
        (1...5).map { .init("Exercise\(number)x\($0)", goal: "A goal.", hints: ["1", "2", "3"]) })
    }
    for exercise in chapters.flatMap(\.exercises) {
      house.write(house.stub(of: exercise), to: exercise.answerPath())
      house.write(house.stub(of: exercise), to: exercise.answerPath(in: ".stubs"))
      house.write(house.solution(of: exercise), to: exercise.answerPath(in: "Solutions"))
    }
  }

  private func call(_ arguments: String..., width: Int = 80) async -> String {
    house.transcript.clear()
    var session = house.session(width: width)
    session.chapters = chapters
    _ = await Tool.workbook.run(arguments, in: session)
    return house.transcript.output
  }

  /// Writes an answer to an exercise and checks it, with a prepared verdict.
  private func check(_ name: String, _ verdict: Verdict) async throws {
    let exercise = try #require(chapters.flatMap(\.exercises).first { $0.name == name })
    house.write(house.solution(of: exercise), to: exercise.answerPath())
    let outcome: TestReport.Outcome = verdict == .passed ? .passed : .failed
    house.runner.say(.of(exercise, verdict, [.named("it is on", outcome)]))
    _ = await call("check", name)
  }

  @Test
  func
    `the overview lists only the exercises in the chapter with the next exercise`()
    async throws
  {
    for number in 1...5 { try await check("Exercise1x\(number)", .passed) }
    try await check("Exercise2x1", .passed)
    try await check("Exercise2x2", .failed)
    try await check("Exercise7x3", .failed)
    #expect(
      await call() == """
        [███▎░░░░░░░░░░░░░░░░░░░░░░░░░░] 6 of 55 exercises passed

         1 View state          5/5
         2 Bindings            1/5
           ✔ 2.1 Exercise2x1  passed
           ✘ 2.2 Exercise2x2  failed
           ○ 2.3 Exercise2x3  unfinished
           ○ 2.4 Exercise2x4  unfinished
           ○ 2.5 Exercise2x5  unfinished
         3 Objects             0/5
         4 Publishers          0/5
         5 Models              0/5
         6 Environment         0/5
         7 Lists of models     0/5  ✘ 7.3
         8 Rows that move      0/5
         9 Sheets and alerts   0/5
        10 Storage             0/5
        11 Everything at once  0/5

        Last check: Exercise7x3 failed: 1 failed.

        Next: 2.2 Exercise2x2
          A goal.

          Read   Chapters/02-Bindings.md   swift run workbook read 2
          Edit   Exercises/02-Bindings/Exercise2x2.swift
          Check  swift run workbook check
          Watch  swift run workbook watch

          Say whether the light is on.
        """)
  }

  @Test(arguments: [40, 80, 200]) func `the overview fits the terminal's width`(width: Int)
    async throws
  {
    for name in ["7x1", "7x2", "7x3", "7x4", "7x5"] { try await check("Exercise\(name)", .failed) }
    for lines in [await call(width: width), await call("list", width: width)] {
      let wide = lines.split(separator: "\n").filter {
        $0.count > width && !$0.contains("Exercises/") && !$0.contains("swift run")
      }
      #expect(wide == [])
    }
  }

  @Test
  func `the list command shows each exercise on a separate line, in aligned columns`()
    async throws
  {
    try await check("Exercise7x3", .failed)
    let lines = await call("list", width: 100).split(separator: "\n")
    #expect(lines.count == 55)
    #expect(
      lines[32] == "✘ 7.3   Exercise7x3   failed      Exercises/07-Listsofmodels/Exercise7x3.swift")
    #expect(lines[54].hasPrefix("○ 11.5  Exercise11x5  unfinished  Exercises/11"))
  }

  @Test(arguments: [80, 60, 48])
  func `a name is beside each path, which is shortened if there isn't room for all`(
    width: Int
  ) async {
    let lines = await call("list", width: width).split(separator: "\n")
    #expect(lines.count == 55)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines[32].hasPrefix("○ 7.3   Exercise7x3   "))
    // At a width of 60, the longest path has no room for its line, so no path shows one.
    let short = "07-Listsofmodels/Exercise7x3.swift"
    let shown = [80: "Exercises/\(short):5"[...], 60: short[...]][width] ?? short.suffix(25)
    #expect(lines[32].hasSuffix(shown))
    #expect(lines.allSatisfy { $0.hasSuffix(":5") == (width == 80) })
  }

  @Test func `the overview of some words lists the exercises with them`() async {
    let text = await call("status", "exercise11x")
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.hasPrefix("○ 11.1  Exercise11x1"))
    #expect(await call("status", "sun").hasPrefix("No exercises match."))
  }

  @Test func `the watch command continues to the next exercise after chapter 10`() async throws {
    for exercise in chapters.prefix(10).flatMap(\.exercises) {
      try await check(exercise.name, .passed)
    }
    #expect(await call("check").hasPrefix("11.1 Exercise11x1"))
    #expect(
      await call().contains("10 Storage             5/5\n11 Everything at once  0/5\n   ○ 11.1"))
  }
}
