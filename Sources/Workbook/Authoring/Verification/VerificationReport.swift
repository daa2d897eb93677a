import Foundation
import WorkbookCommandLine
import WorkbookCore

/// What a verification found.
struct VerificationReport: Sendable, Codable, Equatable {
  /// What one check found.
  struct CheckReport: Sendable, Codable, Equatable {
    /// What it is called on the command line.
    var name: String
    /// What is true when it found nothing.
    var claim: String
    /// What is wrong.
    var violations: [Violation]
    /// How many answers were built and run for it.
    var answers: Int

    init(_ check: any SoundnessCheck, _ violations: [Violation], answers: Int = 0) {
      name = check.name
      claim = check.claim
      self.violations = violations
      self.answers = answers
    }
  }

  /// An answer that was asked for, and what became of it.
  struct TriedAnswer: Sendable, Codable, Equatable {
    /// The answer, from the root of the package.
    var path: String
    /// What became of it.
    var report: AnswerReport
  }

  /// The checks that were made, in order.
  var checks: [CheckReport] = []
  /// The exercises that are not as they were published, unless an author asks.
  var edited: [String] = []
  /// The answers that were asked for, when not all were.
  var tried: [TriedAnswer] = []
  /// Whether all was looked at.
  var isWhole = true
  /// How long it took.
  var seconds: Double = 0

  init() {}

  /// How much is wrong.
  var violationCount: Int { checks.map(\.violations.count).reduce(0, +) }
  /// How many answers were built and run.
  var answerCount: Int { checks.map(\.answers).reduce(0, +) }
  /// Whether nothing is wrong.
  var isSound: Bool { violationCount == 0 }

  /// What was found, for a person to read: a line for each check, and under it each violation with
  /// the command that shows it.
  func lines(on console: Console) -> [String] {
    let found = checks.flatMap { check -> [String] in
      let answers = check.answers > 0 ? " (\(check.answers.counted("answer")))" : ""
      let mark = check.violations.isEmpty ? console.styled("✓", .green) : console.styled("✗", .red)
      return ["\(mark) \(check.name): \(check.claim)\(answers)"]
        + check.lines(on: console)
    }
    let answered =
      edited.isEmpty ? [] : ["", "Edited, which is what they are for: \(edited.inWords)."]
    return found + answered + ["", summary]
  }

  /// What was found, in a line.
  var summary: String {
    let time = String(format: "%.1f s", seconds)
    let made = "\(checks.count.counted("check")), \(answerCount.counted("answer")) in \(time)"
    return isSound
      ? "\(isWhole ? "The workbook is sound" : "Nothing is wrong"): \(made)."
      : "\(violationCount.counted("violation")) in \(made)."
  }
}

extension VerificationReport.CheckReport {
  /// The violations, and below those that one command shows, the command.
  fileprivate func lines(on console: Console) -> [String] {
    let commands = violations.map { $0.command ?? "\(Session.call) verify --check \(name)" }
    return violations.indices.flatMap { index in
      let isLast = index == violations.count - 1 || commands[index] != commands[index + 1]
      return console.wrapped("\(violations[index])", indent: "    ")
        + (isLast ? [console.styled("      \(commands[index])", .dim)] : [])
    }
  }
}
