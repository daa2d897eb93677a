import Foundation
import Testing

@testable import WorkbookCore

/// An answer that tries to earn more than it deserves or to do harm, with the expected verdicts.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  /// The name of the exercise that the answer is for, such as `TapCounter`.
  let exercise: String
  /// A description of the attack.
  let name: String
  /// The permitted verdicts. They include `passed` only if the answer does no harm and deserves to
  /// pass.
  let verdicts: Set<Verdict>
  /// The answer that this one modifies. By default, it's the solution.
  let base: Base
  /// The code after the base.
  let code: String
  /// The code before the base.
  let top: String
  /// Replacements in the base.
  let changes: [String: String]

  /// The answer that a hostile answer starts from.
  enum Base: Sendable {
    /// The stub.
    case stub
    /// One of the workbook's wrong answers, which would gain from a forged result.
    case wrong(String)
    /// The solution. The grader must detect anything that the answer adds to it.
    case solution
    /// An empty file.
    case empty
  }

  init(
    _ exercise: String, _ name: String, ends verdicts: Set<Verdict> = .refused,
    base: Base = .solution, changes: [String: String] = [:], top: String = "", _ code: String = ""
  ) {
    self.exercise = exercise
    self.name = name
    self.verdicts = verdicts
    self.base = base
    self.changes = changes
    self.top = top
    self.code = code
  }

  var testDescription: String { "\(exercise): \(name)" }

  /// Returns the source of the answer.
  func source(in package: WorkbookPackage, for exercise: Exercise) throws -> String {
    var text =
      switch base {
      case .empty: ""
      case .stub: try String(contentsOf: package.url(exercise.stubPath), encoding: .utf8)
      case .solution:
        try String(contentsOf: package.url(exercise.answerPath(in: "Solutions")), encoding: .utf8)
      case .wrong(let name):
        try #require(package.wrongAnswers(to: exercise).first { $0.name == name }).code
      }
    for (old, new) in changes {
      precondition(text.contains(old), "\(testDescription): there is no \(old)")
      text = text.replacing(old, with: new)
    }
    return "\(top)\n\(text)\n\(code)\n"
  }

  /// All hostile answers.
  static let all =
    leaving + forging + hiding + meaning + shadows + hogs + broken + formats + unsafety + records
    + equality + names + decoys + tests + predictions + races
}
