import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct WatchReportTests {
  private let house = House()

  private static let story = """
    What happened on the screen:
    first frame
      Lamp ran for the first time
    tap "Brighter"
      wrote Lamp.light 0 → 1 (Exercises/01-House/Lamp.swift:4)
      Lamp ran, because light changed
    tap "Off"
      nothing was written, no body ran
    """

  private static var failure: AnswerReport {
    let issues = ["One.", "Two."].map {
      IssueReport(
        message: "Expectation failed: (light → 1) == 0\ninserted 1, removed 0",
        comments: [$0, story],
        file: "Tests/01-House/LampTests.swift", line: 7)
    }
    var report = AnswerReport.of(
      .failed,
      [
        .named("it is dark at first", .passed),
        .named("it goes off", .failed, issues[0], issues[1]),
        .named("it stays off", .failed, issues[0]), .named("it shines", .failed, issues[1]),
      ])
    report.requirements = [
      Requirement(number: 1, text: "It is dark."), Requirement(number: 2, text: "It goes off."),
      Requirement(number: 3, text: "It stays."), Requirement(number: 4, text: "It shines."),
    ]
    for index in report.tests.indices { report.tests[index].requirement = index + 1 }
    return report
  }

  private func lines(
    of report: AnswerReport = failure, width: Int = 80, rows: Int? = nil, remark: String? = nil
  ) -> String {
    house.write("light", to: House.lamp.answerPath())
    let session = house.session(width: width)
    let check = Check(exercise: House.lamp, session: session)
    return check.watchReport(of: report, in: session.progress(), remark: remark).lines(rows: rows)
      .joined(separator: "\n")
  }

  @Test func `the first failure is shown with its story, and the rest is counted`() {
    #expect(
      lines() == """
        1.1 Lamp: 1 of 4 requirements are met.

        ✘ it goes off
          Requirement 2: It goes off.
          Tests/01-House/LampTests.swift:7
          One.
          Expectation failed: (light → 1) == 0
          │ What happened on the screen:
          │ first frame
          │   Lamp ran for the first time
          │ tap "Brighter"
          │   wrote Lamp.light 0 → 1 (Exercises/01-House/Lamp.swift:4)
          │   Lamp ran, because light changed
          │ tap "Off"
          │   nothing was written, no body ran
          + 1 more failure in this test

        + 2 more requirements not met: 3, 4

        Edit: Exercises/01-House/Lamp.swift
        """)
  }

  @Test func `in few rows, blank lines and the earlier updates are left out`() {
    #expect(
      lines(rows: 13) == """
        1.1 Lamp: 1 of 4 requirements are met.
        ✘ it goes off
          Requirement 2: It goes off.
          Tests/01-House/LampTests.swift:7
          One.
          Expectation failed: (light → 1) == 0
          │ (2 earlier updates)
          │ tap "Off"
          │   nothing was written, no body ran
          + 1 more failure in this test
        + 2 more requirements not met: 3, 4
        Edit: Exercises/01-House/Lamp.swift
        """)
    #expect(lines(rows: 14).contains("tap \"Brighter\"\n  │   wrote Lamp.light 0 → 1\n") == false)
    #expect(lines(rows: 15).contains("tap \"Brighter\"\n  │   wrote Lamp.light 0 → 1\n"))
  }

  @Test func `in a wide terminal, the story is beside the failure`() {
    let lines = lines(width: 120).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2].hasPrefix("✘ it goes off"))
    #expect(lines[2].hasSuffix("  │ What happened on the screen:"))
    #expect(lines[4].hasSuffix("  │   Lamp ran for the first time"))
    #expect(lines.allSatisfy { $0.count <= 120 })
  }

  @Test func `a report of one failure in one test isn't shortened`() {
    let report = AnswerReport.of(.failed, [.named("it is on", .failed)])
    #expect(lines(of: report).hasPrefix("1.1 Lamp\n\n✘ it is on\n"))
  }

  // MARK: The story

  @Test func `an action that repeats is listed once`() {
    let taps = (0..<12).flatMap {
      ["tap \"Add\"", "  wrote Lamp.light \($0) → \($0 + 1)", "  Lamp ran, because light changed"]
    }
    let story = StoryExcerpt(
      ["What happened on the screen:"] + taps + ["tap \"Off\"", "  no body ran"])
    #expect(
      story.lines(width: 80) == [
        "What happened on the screen:", "tap \"Add\" ×12", "  wrote Lamp.light 11 → 12",
        "  Lamp ran, because light changed", "tap \"Off\"", "  no body ran",
      ])
    #expect(
      story.lines(width: 80, rows: 3) == ["(12 earlier updates)", "tap \"Off\"", "  no body ran"])
  }

  @Test func `the updates that the suite left out are counted, too`() {
    let story = StoryExcerpt(["Title:", "(5 earlier updates)", "tap 1", "  a", "tap 2", "  b"])
    #expect(story.lines(width: 80, rows: 3) == ["(6 earlier updates)", "tap 2", "  b"])
    #expect(
      story.lines(width: 80, rows: 5) == ["(5 earlier updates)", "tap 1", "  a", "tap 2", "  b"])
  }

  // MARK: A pass

  @Test func `a pass says what you can do now, how far you are, and what comes next`() {
    let report = AnswerReport.of(
      .passed, [.named("it is on", .passed), .named("it is off", .passed)])
    house.runner.say(report)
    house.write("light", to: House.lamp.answerPath())
    let session = house.session()
    session.saveProgress {
      $0.record(
        report, of: SavedProgress.Fingerprint(House.lamp, in: session.package)!, for: House.lamp)
    }
    #expect(
      lines(of: report) == """
        1.1 Lamp

        All 2 tests passed.

        You can now keep the light on.

        [███████████████░░░░░░░░░░░░░░░] 1 of 2 in chapter 1

        Next:    1.2 Door, Exercises/01-House/Door.swift:5
                 Open and close.
        """)
  }

  @Test func `the bar moves with the first exercise, however many there are`() {
    let chapters = [
      Chapter(
        "01-House", title: "A house", goal: "",
        [.init("Lamp", goal: "", hints: [])]
          + (0..<400).map { .init("Door\($0)", goal: "", hints: []) })
    ]
    house.runner.say(.of(.passed))
    house.write("light", to: House.lamp.answerPath())
    var session = house.session(chapters: chapters)
    session.saveProgress {
      $0.record(
        .of(.passed), of: SavedProgress.Fingerprint(House.lamp, in: session.package)!,
        for: House.lamp)
    }
    #expect(
      ProgressBar(progress: session.progress(), console: session.console).line.hasPrefix("[▏░░░"))
    session.console.usesUnicode = false
    #expect(
      ProgressBar(progress: session.progress(), console: session.console).line.hasPrefix("[#---"))
  }

  @Test(arguments: [
    ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false),
    (["LC_ALL": "C.utf8", "LANG": "C"], true), (["LC_ALL": "", "LC_CTYPE": "POSIX"], false),
  ])
  func `the locale says whether there are more characters than ASCII`(
    environment: [String: String], usesUnicode: Bool
  ) {
    #expect(Console.usesUnicode(environment) == usesUnicode)
  }

  @Test(arguments: [
    (2, "second"), (10, "tenth"), (11, "11th"), (12, "12th"), (21, "21st"), (103, "103rd"),
  ])
  func `runs are counted in words`(number: Int, word: String) {
    #expect(RunCounter.ordinal(number) == word)
  }
}
