import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Collects the answers from submissions, in whatever form they come, without side effects.
struct Intake: Sendable {
  let submissions: URL
  /// The exercises to grade.
  let exercises: [Exercise]
  /// The answer files of all exercises, including those that aren't graded.
  var ungradedFiles: Set<FileName> = []
  /// The launcher for the tools that unpack archives.
  var launcher: any ToolLauncher = PlainToolLauncher()
  var limits = IntakeLimits()

  /// Returns the submissions, sorted by name.
  ///
  /// - Throws: ``UsageError`` if the folder can't be read.
  func entries() throws -> [SubmissionEntry] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: submissions.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw UsageError(
        "\(submissions.path) is a file. Unpack it, and name the folder: each folder and each "
          + "archive in it is one submission.", isActionable: true)
    }
    do {
      return try SubmissionEntry.entries(of: OpenFolder(submissions))
    } catch let error as Unreadable {
      throw UsageError(
        "\(submissions.path) \(error.reason). Name the folder that holds the submissions.",
        isActionable: true)
    }
  }

  /// Checks that the tools for unpacking the submissions are installed.
  ///
  /// - Throws: ``SetUpError`` with the package to install if one is missing.
  func requireTools(for entries: [SubmissionEntry]) throws {
    for case .archive(let format) in entries.map(\.kind) { _ = try format.tool.url }
  }

  /// Collects the answers of a submission.
  ///
  /// - Parameter work: A folder for unpacking archives.
  /// - Throws: ``SetUpError`` and `CancellationError`, but never an error caused by the
  ///   submission's contents.
  func collect(_ entry: SubmissionEntry, work: URL) async throws -> CollectedSubmission {
    do {
      let folder = try OpenFolder(submissions)
      switch entry.kind {
      case .unusable(let problem):
        return CollectedSubmission(problem: problem)
      case .folder:
        let tree = try FileTree(folder.folder(entry.file), limits: limits)
        let collected = collected(from: tree)
        // Some platforms create a folder for each student and put the submitted file there,
        // archived or not.
        let archives = tree.entries.map(\.path).filter {
          Archive.Format($0.last ?? FileName("")) != nil
        }
        guard collected.problem != nil, archives.count == 1, let name = archives[0].last,
          let format = Archive.Format(name)
        else { return collected }
        return try await unpacked(format, work: work) {
          try tree.copy(archives[0], to: $0, atMost: limits.archiveBytes)
        }
      case .archive(let format):
        return try await unpacked(format, work: work) {
          try folder.copy(entry.file, to: $0, atMost: limits.archiveBytes)
        }
      }
    } catch let error as Unreadable {
      return CollectedSubmission(
        problem: "It \(error.reason).", isGraderProblem: error.isGraderProblem)
    }
  }

  private func collected(from tree: FileTree) -> CollectedSubmission {
    CollectedSubmission(tree, exercises: exercises, ungradedFiles: ungradedFiles, limits: limits)
  }

  private func unpacked(
    _ format: Archive.Format, work: URL, copy: (URL) throws -> Void
  ) async throws -> CollectedSubmission {
    let scratch = work.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = scratch.appending(path: "archive")
    try copy(file)
    let archive = Archive(format: format, file: file, launcher: launcher, limits: limits)
    let content = try await archive.unpack(into: scratch.appending(path: "unpacked"))
    var collected = collected(from: try FileTree(OpenFolder(content.folder), limits: limits))
    let inner = content.names.filter { Archive.Format(FileName($0)) != nil }
    if collected.problem != nil, let first = inner.first {
      collected.problem =
        inner.count == 1
        ? "It holds another archive, \(first), which is not unpacked. Pack the folder Exercises "
          + "itself."
        : "It holds \(inner.count) archives, such as \(first), which are not unpacked. Pack the "
          + "folder Exercises itself. If this is a whole class, unpack it and grade the folder."
    }
    return collected
  }
}
