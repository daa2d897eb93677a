import WorkbookCommandLine
import WorkbookCore

/// A report in the terminal of a watch loop: the first failure with its story, and what to do next.
///
/// The rest is a line that counts it, so that the story of the failure is on screen.
struct WatchReport: Sendable {
  let check: Check
  let report: AnswerReport
  let answer: String?
  /// A line that says that the result is the same as that of the previous run, if it is.
  let remark: String?
  /// Advice on the next step.
  let advice: @Sendable () -> [String]

  private var console: Console { check.session.console }
  private var exercise: Exercise { check.exercise }
  private var firstFailure: TestReport? {
    report.verdict == .doesNotCompile ? nil : report.tests.first(where: \.isFailure)
  }

  /// The minimum width of a terminal in which the story is beside the failure.
  private static let wideWidth = 110
  /// The minimum number of rows for a story.
  private static let leastRows = 5

  /// Returns the lines of the whole report.
  func wholeLines() -> [String] {
    var lines = text.lines
    if let remark { lines.insert(remark, at: min(1, lines.count)) }
    return lines + advice()
  }

  /// Whether the report says less than the whole report does.
  var isShortened: Bool {
    if report.verdict == .passed { return report.tests.count > 1 }
    guard let firstFailure else { return false }
    return report.tests.count > 1 || firstFailure.issues.count > 1
  }

  /// Returns the lines of the report, as far as possible in the given number of rows.
  func lines(rows: Int?) -> [String] {
    guard isShortened else { return wholeLines() }
    let name = console.styled("\(exercise.label) \(exercise.name)", .bold)
    let remarks = remark.map { [$0] } ?? []
    guard let failure = firstFailure else {
      return [name] + remarks + [""] + text.summary + text.auditNote + advice()
    }
    let title = console.wrapped("\(name): \(text.counts)") + remarks + [""]
    let end = others(than: failure) + text.auditNote + advice()
    let failed = failed(failure, console)
    if console.width >= Self.wideWidth, !failed.story.isEmpty {
      return title + besideEachOther(failure, rows: rows.map { $0 - title.count - end.count }) + end
    }
    let head = title + failed.head
    let story = StoryExcerpt(failed.story)
    let whole = head + failed.quoted(story.lines(width: console.width - 4)) + failed.tail + end
    guard let rows, whole.count > rows else { return whole }
    // Blank lines are the first to go, and the earlier updates of the story are the next.
    let tight = [head, failed.tail, end].map { $0.filter { !$0.isEmpty } }
    let left = max(Self.leastRows, rows - tight.reduce(0) { $0 + $1.count })
    return tight[0] + failed.quoted(story.lines(width: console.width - 4, rows: left)) + tight[1]
      + tight[2]
  }

  /// Returns the failure, with its story at the right.
  private func besideEachOther(_ failure: TestReport, rows: Int?) -> [String] {
    var column = console
    column.width = console.width * 9 / 20
    let failed = failed(failure, column)
    let left = failed.head + failed.tail
    let width = console.width - column.width - 4
    let story = StoryExcerpt(failed.story)
    let whole = story.lines(width: width)
    let room = max(left.count, rows ?? .max)
    let right = whole.count <= room ? whole : story.lines(width: width, rows: room)
    return (0..<max(left.count, right.count)).map { row in
      let text = row < left.count ? left[row] : ""
      let blank = String(repeating: " ", count: max(0, column.width - visibleCount(text)))
      let bar = console.styled("│", .dim) + " "
      return (text + blank + "  " + bar + (row < right.count ? right[row] : "")).trimmedAtEnd
    }
  }

  private func failed(_ test: TestReport, _ console: Console) -> FailedTestText {
    FailedTestText(
      test, in: report, of: exercise, console: console, answer: answer, isBrief: true)
  }

  private var text: ReportText {
    ReportText(report: report, exercise: exercise, console: console, answer: answer)
  }

  /// Returns the line that counts what else isn't right.
  private func others(than failure: TestReport) -> [String] {
    let requirements = report.requirementResults.filter {
      !$0.isMet && $0.requirement.number != failure.requirement
    }
    let numbers = requirements.map { "\($0.requirement.number)" }.joined(separator: ", ")
    let failures = report.tests.count(where: \.isFailure) - 1
    if !requirements.isEmpty {
      return [""]
        + console.wrapped(
          "+ \(requirements.count.counted("more requirement")) not met: \(numbers)")
    }
    return failures > 0 ? ["", "+ \(failures.counted("more failed test"))"] : []
  }
}

extension Check {
  /// Returns the report for the terminal of a watch loop. Laying it out reads no files.
  ///
  /// - Parameter remark: A line that says that the result is the same as that of the previous run.
  func watchReport(
    of report: AnswerReport, in progress: Progress, remark: String?
  ) -> WatchReport {
    WatchReport(
      check: self, report: report, answer: try? session.package.text(exercise.answerPath()),
      remark: remark
    ) { advice(after: report, in: progress, hasKeys: true) }
  }
}
