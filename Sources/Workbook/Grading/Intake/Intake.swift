import Foundation

/// Takes the answers out of submissions, whatever they are packed as, and harms nothing by it.
struct Intake: Sendable {
  let submissions: URL
  /// The exercises that are graded.
  let exercises: [Exercise]
  /// The files of the others.
  var others: Set<FileName> = []
  var limits = IntakeLimits()

  /// The submissions, sorted by name.
  ///
  /// - Throws: ``UsageError`` if the folder cannot be read.
  func entries() throws -> [SubmissionEntry] {
    do {
      return try SubmissionEntry.entries(of: OpenFolder(submissions))
    } catch let error as Unreadable {
      throw UsageError(
        "\(submissions.path) \(error.reason). Give the folder that holds the submissions.",
        isAnswered: true)
    }
  }

  /// The answers of a submission.
  ///
  /// - Parameter work: A folder to unpack archives in.
  /// - Throws: ``SetUpError`` and `CancellationError`, but never for what the submission holds.
  func collect(_ entry: SubmissionEntry, work: URL) async throws -> CollectedSubmission {
    do {
      switch entry.packing {
      case .unusable(let problem):
        return CollectedSubmission(problem: problem)
      case .folder:
        let folder = try OpenFolder(submissions).folder(entry.file)
        return CollectedSubmission(
          try FileTree(folder, limits: limits), exercises: exercises, others: others, limits: limits
        )
      case .zip, .tar:
        return CollectedSubmission(problem: "It is an archive, which cannot be unpacked yet.")
      }
    } catch let error as Unreadable {
      return CollectedSubmission(problem: "It \(error.reason).", isOurs: error.isOurs)
    }
  }
}
