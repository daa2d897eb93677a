import Foundation

/// What a verification found.
public struct VerificationReport: Sendable, Codable, Equatable {
  /// What one check found.
  public struct CheckReport: Sendable, Codable, Equatable {
    /// What it is called on the command line.
    public var name: String
    /// What is true when it found nothing.
    public var claim: String
    /// What is wrong.
    public var findings: [Finding]
    /// How many answers were built and run for it.
    public var answers: Int

    init(_ check: any SoundnessCheck, _ findings: [Finding], answers: Int = 0) {
      name = check.name
      claim = check.claim
      self.findings = findings
      self.answers = answers
    }
  }

  /// The checks that were made, in order.
  public var checks: [CheckReport] = []
  /// The exercises that are not as they were published, unless an author asks.
  public var edited: [String] = []
  /// How long it took.
  public var seconds: Double = 0

  init() {}

  /// How much is wrong.
  public var findingCount: Int { checks.map(\.findings.count).reduce(0, +) }
  /// How many answers were built and run.
  public var answerCount: Int { checks.map(\.answers).reduce(0, +) }
  /// Whether nothing is wrong.
  public var isSound: Bool { findingCount == 0 }

  /// What was found, for a person to read: a line for each check, and under it each finding with
  /// the command that shows it.
  func lines(on console: Console) -> [String] {
    let found = checks.flatMap { check -> [String] in
      let answers = check.answers > 0 ? " (\(check.answers.counted("answer")))" : ""
      let mark = check.findings.isEmpty ? console.styled("✓", .green) : console.styled("✗", .red)
      return ["\(mark) \(check.name): \(check.claim)\(answers)"]
        + check.findings.flatMap { finding in
          let command = finding.command ?? "\(Session.call) verify --check \(check.name)"
          return console.wrapped("\(finding)", indent: "    ")
            + [console.styled("      \(command)", .dim)]
        }
    }
    let answered =
      edited.isEmpty ? [] : ["", "Edited, which is what they are for: \(edited.inWords)."]
    return found + answered + ["", summary]
  }

  /// What was found, in a line.
  public var summary: String {
    let time = String(format: "%.1f s", seconds)
    let made = "\(checks.count.counted("check")), \(answerCount.counted("answer")) in \(time)"
    return isSound
      ? "The workbook is sound: \(made)."
      : "\(findingCount.counted("finding")) in \(made)."
  }
}

extension Int {
  /// `1 check`, `2 checks`.
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
