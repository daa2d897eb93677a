import WorkbookCommandLine
import WorkbookCore

/// The wrong answers to run after a change: all of those to the exercises that the change touches, and
/// a third of the others.
///
/// Each commit has a different third, so a few commits in a row run nearly all of them.
struct WrongAnswerSample: Sendable {
  /// The hash of the current commit.
  let commit: String
  /// The paths of the files that have changed, relative to the root of the package.
  let changedFiles: [String]

  /// Returns whether to run an answer. Answers other than wrong ones are always run.
  func contains(_ answer: AnswerUnderTest) -> Bool {
    guard answer.entry != nil else { return true }
    return touches(answer.exercise) || isInThird(answer.path)
  }

  private func touches(_ exercise: Exercise) -> Bool {
    changedFiles.contains {
      $0.contains("/\(exercise.chapter)/") && $0.contains("/\(exercise.name)")
    }
  }

  private func isInThird(_ path: String) -> Bool {
    var hash = ContentHash()
    hash.add(commit)
    hash.add(path)
    return hash.digest.utf8.reduce(0) { $0 &+ Int($1) } % 3 == 0
  }
}

extension WrongAnswerSample {
  /// Creates the sample for what has changed since a revision, including what isn't committed.
  ///
  /// - Throws: ``SetUpError`` if Git is missing or doesn't know the revision.
  init(since revision: String, git: ToolRunner) throws {
    func output(_ arguments: String...) throws -> String {
      guard let result = git("git", arguments) else {
        throw SetUpError("Git isn't installed, but --since needs it. Install Git and try again.")
      }
      guard result.status == 0 else {
        throw SetUpError(
          "Git can't compare the workbook with \"\(revision)\". \(result.output.trimmed)")
      }
      return result.output
    }
    commit = try output("rev-parse", "HEAD").trimmed
    changedFiles = try output("diff", "--name-only", revision, "--").split(separator: "\n")
      .map(String.init)
  }
}
