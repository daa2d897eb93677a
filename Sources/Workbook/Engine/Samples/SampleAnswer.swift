import Foundation
import WorkbookCore

/// An answer with known verdicts: an attack on the grader, or an honest answer that looks unusual.
///
/// The audit's self-test judges a few such answers, and the project's own tests many more.
package struct SampleAnswer: Sendable {
  /// The name of the exercise that the answer is for, such as `TapCounter`.
  package let exercise: String
  /// A description of the attack, or of what is unusual.
  package let name: String
  /// The permitted verdicts. They include `passed` only if the answer does no harm and deserves to
  /// pass.
  package let verdicts: Set<Verdict>
  /// The answer that this one modifies. By default, it's the solution.
  package let base: Base
  /// The code after the base.
  package let code: String
  /// The code before the base.
  package let top: String
  /// Replacements in the base.
  package let changes: [String: String]

  /// The answer that a sample starts from.
  package enum Base: Sendable {
    /// The stub.
    case stub
    /// One of the workbook's wrong answers, which would gain from a forged result.
    case wrong(String)
    /// The solution. The grader must detect anything that the answer adds to it.
    case solution
    /// An empty file.
    case empty
  }

  /// Creates an answer.
  package init(
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

  /// The exercise and the description.
  package var title: String { "\(exercise): \(name)" }

  /// Returns the source of the answer.
  ///
  /// - Throws: ``SetUpError`` if the workbook's own answers have changed, so that the answer can't be
  ///   made from them.
  package func source(in package: WorkbookPackage, for exercise: Exercise) throws -> String {
    var text =
      switch base {
      case .empty: ""
      case .stub: String(decoding: try readFile(package.url(exercise.stubPath)), as: UTF8.self)
      case .solution:
        String(
          decoding: try readFile(package.url(exercise.answerPath(in: "Solutions"))), as: UTF8.self)
      case .wrong(let name): try wrongAnswer(name, in: package, to: exercise)
      }
    for (old, new) in changes {
      guard text.contains(old) else {
        throw SetUpError("The sample \"\(title)\" can't be made, because there is no \"\(old)\".")
      }
      text = text.replacing(old, with: new)
    }
    return "\(top)\n\(text)\n\(code)\n"
  }

  private func wrongAnswer(
    _ name: String, in package: WorkbookPackage, to exercise: Exercise
  ) throws -> String {
    guard let answer = package.wrongAnswers(to: exercise).first(where: { $0.name == name }) else {
      throw SetUpError(
        "The sample \"\(title)\" can't be made, because \(exercise.wrongAnswersPath) has no \(name)."
      )
    }
    return answer.code
  }
}

extension Set<Verdict> {
  /// The permitted verdicts on an answer that must not be run.
  package static var refused: Self { [.tampered, .notAllowed] }
}
