import Foundation
import Testing

@testable import WorkbookCore

/// An answer that wants more than it has earned, or does harm, and what is to become of it.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  /// What it is handed in as the answer to: `TapCounter`.
  let exercise: String
  /// What it does.
  let name: String
  /// What may become of it: `passed` only if it does no harm and earned it.
  let verdicts: Set<Verdict>
  /// What it takes and hands in with a change; a wrong answer, unless told.
  let base: Base
  /// What is written below the base.
  let code: String
  /// What is written above it.
  let top: String
  /// What is replaced in the base.
  let changes: [String: String]

  /// Where an answer begins.
  enum Base: Sendable {
    /// What a student starts from.
    case stub
    /// A wrong answer of the workbook's: forging is worth something to it.
    case wrong(String)
    /// The solution: what it does besides is to be noticed.
    case solution
    /// Nothing.
    case empty
  }

  init(
    _ exercise: String, _ name: String, ends verdicts: Set<Verdict> = [.tampered],
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

  /// The answer's text.
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

  /// All of them.
  static let all = leaving + forging + hiding + meaning + shadows + hogs + broken
}
