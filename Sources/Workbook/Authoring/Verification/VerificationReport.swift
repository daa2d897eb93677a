import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The result of a verification.
struct VerificationReport: Sendable, Codable, Equatable {
  /// The result of one check.
  struct CheckReport: Sendable, Codable, Equatable {
    /// The name that selects the check on the command line.
    var name: String
    /// The sentence that is true if there are no violations.
    var claim: String
    /// The violations that the check found.
    var violations: [Violation]
    /// The number of answers that were built and run for the check.
    var answers: Int

    init(_ check: any SoundnessCheck, _ violations: [Violation], answers: Int = 0) {
      name = check.name
      claim = check.claim
      self.violations = violations
      self.answers = answers
    }
  }

  /// An answer that was selected on the command line, with its report.
  struct TriedAnswer: Sendable, Codable, Equatable {
    /// The path of the answer, relative to the root of the package.
    var path: String
    /// The report on the answer's run.
    var report: AnswerReport
  }

  /// The results, in the order of the checks.
  var checks: [CheckReport] = []
  /// The paths of the answers that differ from their stubs. Empty in a verification for authors,
  /// where these differences count as violations.
  var edited: [String] = []
  /// The answers that were selected on the command line.
  var tried: [TriedAnswer] = []
  /// Whether every check was run, on the whole workbook.
  var isWhole = true
  /// The number of answers that were built and run.
  var answerCount = 0
  /// The duration in seconds.
  var seconds: Double = 0

  init() {}

  /// The number of violations.
  var violationCount: Int { checks.map(\.violations.count).reduce(0, +) }
  /// Whether there are no violations.
  var isSound: Bool { violationCount == 0 }

  /// Returns the report as text, with a line for each check, followed by its violations and the
  /// commands that show them.
  func lines(on console: Console) -> [String] {
    let found = checks.flatMap { check -> [String] in
      let answers = check.answers > 0 ? " (\(check.answers.counted("answer")))" : ""
      let mark = check.violations.isEmpty ? console.styled("✓", .green) : console.styled("✗", .red)
      return ["\(mark) \(check.name): \(check.claim)\(answers)"]
        + check.lines(on: console)
    }
    let answered =
      edited.isEmpty ? [] : ["", "Edited exercises: \(edited.inWords)."]
    return found + answered + ["", summary]
  }

  /// The report on one line.
  var summary: String {
    let time = String(format: "%.1f s", seconds)
    let made = "\(checks.count.counted("check")), \(answerCount.counted("answer")) in \(time)"
    return isSound
      ? "\(isWhole ? "The workbook is sound" : "No problems found"): \(made)."
      : "\(violationCount.counted("violation")) in \(made)."
  }
}

extension VerificationReport.CheckReport {
  /// Returns the violations, grouped by the command that shows them. Each group ends with its
  /// command.
  fileprivate func lines(on console: Console) -> [String] {
    let commands = violations.map { $0.command ?? "\(Session.call) verify --check \(name)" }
    return violations.indices.flatMap { index in
      let isLast = index == violations.count - 1 || commands[index] != commands[index + 1]
      return console.wrapped("\(violations[index])", indent: "    ")
        + (isLast ? [console.styled("      \(commands[index])", .dim)] : [])
    }
  }
}
