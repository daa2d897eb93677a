import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Takes the answers out of submissions, whatever they are packed as, and harms nothing by it.
struct Intake: Sendable {
  let submissions: URL
  /// The exercises that are graded.
  let exercises: [Exercise]
  /// The files of the others.
  var others: Set<FileName> = []
  /// Runs the tools that unpack archives.
  var launcher: any ToolLauncher = PlainToolLauncher()
  var limits = IntakeLimits()

  /// The submissions, sorted by name.
  ///
  /// - Throws: ``UsageError`` if the folder cannot be read.
  func entries() throws -> [SubmissionEntry] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: submissions.path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw UsageError(
        "\(submissions.path) is a file. Unpack it, and give the folder: each folder and each "
          + "archive in it is one submission.", isActionable: true)
    }
    do {
      return try SubmissionEntry.entries(of: OpenFolder(submissions))
    } catch let error as Unreadable {
      throw UsageError(
        "\(submissions.path) \(error.reason). Give the folder that holds the submissions.",
        isActionable: true)
    }
  }

  /// Whether a tool is missing that some of the submissions need.
  ///
  /// - Throws: ``SetUpError`` if so, with what to install.
  func requireTools(for entries: [SubmissionEntry]) throws {
    for case .archive(let packing) in entries.map(\.packing) { _ = try packing.tool.url }
  }

  /// The answers of a submission.
  ///
  /// - Parameter work: A folder to unpack archives in.
  /// - Throws: ``SetUpError`` and `CancellationError`, but never for what the submission holds.
  func collect(_ entry: SubmissionEntry, work: URL) async throws -> CollectedSubmission {
    do {
      let folder = try OpenFolder(submissions)
      switch entry.packing {
      case .unusable(let problem):
        return CollectedSubmission(problem: problem)
      case .folder:
        let tree = try FileTree(folder.folder(entry.file), limits: limits)
        let collected = collected(from: tree)
        // Some platforms put what was handed in into a folder for each student, packed or not.
        let archives = tree.entries.map(\.path).filter {
          Archive.Packing($0.last ?? FileName("")) != nil
        }
        guard collected.problem != nil, archives.count == 1, let name = archives[0].last,
          let packing = Archive.Packing(name)
        else { return collected }
        return try await unpacked(packing, work: work) {
          try tree.copy(archives[0], to: $0, atMost: limits.archive)
        }
      case .archive(let packing):
        return try await unpacked(packing, work: work) {
          try folder.copy(entry.file, to: $0, atMost: limits.archive)
        }
      }
    } catch let error as Unreadable {
      return CollectedSubmission(problem: "It \(error.reason).", isOurs: error.isOurs)
    }
  }

  private func collected(from tree: FileTree) -> CollectedSubmission {
    CollectedSubmission(tree, exercises: exercises, others: others, limits: limits)
  }

  private func unpacked(
    _ packing: Archive.Packing, work: URL, copy: (URL) throws -> Void
  ) async throws -> CollectedSubmission {
    let place = work.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let file = place.appending(path: "archive")
    try copy(file)
    let archive = Archive(packing: packing, file: file, launcher: launcher, limits: limits)
    let content = try await archive.unpack(into: place.appending(path: "unpacked"))
    var collected = collected(from: try FileTree(OpenFolder(content.folder), limits: limits))
    let inner = content.names.filter { Archive.Packing(FileName($0)) != nil }
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
