import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A collector that gathers the answers from submissions in any form and leaves the submissions
/// unchanged.
struct Intake: Sendable {
  /// The folders that contain the submissions.
  let folders: [URL]
  /// The exercises to grade.
  let exercises: [Exercise]
  /// The answer files of all exercises, graded or not. The notes don't mention these files as
  /// ignored.
  var ungradedFiles: Set<FileName> = []
  /// The launcher for the tools that unpack archives.
  var launcher = ToolLauncher()
  var limits = IntakeLimits()

  /// Returns the submissions, sorted by name within each folder.
  ///
  /// If several folders contain submissions with the same name, each name is prefixed with the name
  /// of its folder.
  ///
  /// - Throws: ``UsageError`` if a folder can't be read.
  func entries() throws -> [SubmissionEntry] {
    var entries = try folders.indices.flatMap(entries)
    let counts = Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues(\.count)
    for index in entries.indices where counts[entries[index].name.lowercased(), default: 0] > 1 {
      entries[index].name =
        "\(labels[entries[index].place])/\(entries[index].name)"
    }
    return entries
  }

  /// The names of the files that platforms put beside the submissions, which are ignored.
  func sideFiles() throws -> [String] {
    try folders.flatMap { try OpenFolder($0).names(atMost: .max) }
      .filter { PlatformName.isSideFile($0) }.map(\.shown)
  }

  /// The shortest path suffixes that distinguish the folders from each other.
  private var labels: [String] {
    let paths = folders.map { folderPath($0).split(separator: "/").map(String.init) }
    for count in 1...max(1, paths.map(\.count).max() ?? 1) {
      let labels = paths.map { escapingControls($0.suffix(count).joined(separator: "/")) }
      if Set(labels.map { $0.lowercased() }).count == labels.count { return labels }
    }
    return folders.indices.map { "\($0 + 1)" }
  }

  private func entries(at place: Int) throws -> [SubmissionEntry] {
    let url = folders[place]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError(
        "\(url.path) doesn't exist. Pass the folder that contains the submissions.",
        isActionable: true)
    }
    if !isFolder.boolValue {
      throw UsageError(
        "\(url.path) is a file. Unpack it and name the folder. Each folder or archive in it is "
          + "one submission.", isActionable: true)
    }
    do {
      let folder = try OpenFolder(url)
      let export = try GradescopeExport(in: folder, path: folderPath(url))
      var entries = try SubmissionEntry.entries(of: folder, answers: answerNames)
      if export != nil { entries.removeAll { $0.file == GradescopeExport.fileName } }
      for index in entries.indices {
        entries[index].place = place
        guard let known = export?.submissions[entries[index].file.shown] else { continue }
        entries[index].submitters = known.submitters
        entries[index].time = known.time
      }
      return entries
    } catch let error as Unreadable {
      throw UsageError(
        "\(url.path) \(error.reason). Pass the folder that contains the submissions.",
        isActionable: true)
    }
  }

  /// The names of all exercises, including those that aren't graded.
  private var answerNames: [String] {
    let names =
      exercises.map(\.name) + ungradedFiles.map { String($0.shown.dropLast(".swift".count)) }
    return Array(Set(names))
  }

  /// Checks that the tools for unpacking the submissions are installed.
  ///
  /// - Throws: ``SetUpError``, which names the package to install, if a tool is missing.
  func requireTools(for entries: [SubmissionEntry]) throws {
    for case .archive(let format) in entries.map(\.kind) { _ = try format.tool.url }
  }

  /// Returns whether a submission is an archive or contains one.
  func hasArchives(in entries: [SubmissionEntry]) -> Bool {
    entries.contains { entry in
      switch entry.kind {
      case .archive: return true
      case .folder:
        let tree = try? FileTree(
          OpenFolder(folders[entry.place]).folder(entry.file), limits: limits)
        return tree?.entries.contains { Archive.Format($0.path.last ?? FileName("")) != nil }
          == true
      default: return false
      }
    }
  }

  /// Collects the answers of a submission.
  ///
  /// - Parameter work: A folder for unpacking archives.
  /// - Throws: ``SetUpError`` and `CancellationError`, but never an error caused by the
  ///   submission's contents.
  func collect(_ entry: SubmissionEntry, work: URL) async throws -> CollectedSubmission {
    do {
      let folder = try OpenFolder(folders[entry.place])
      switch entry.kind {
      case .unusable(let problem):
        return CollectedSubmission(problem: problem)
      case .files(let files):
        let answers = files.compactMap { file in
          LooseAnswer(file, answers: answerNames).map { (file, $0.answer) }
        }
        return collected(from: FileTree(answers, in: folder))
      case .folder:
        let tree = try FileTree(folder.folder(entry.file), limits: limits)
        let collected = collected(from: tree)
        // Some platforms create a folder for each student and put the submitted file or archive
        // there.
        let archives = tree.entries.map(\.path).filter {
          Archive.Format($0.last ?? FileName("")) != nil
        }
        if collected.problem != nil, archives.count > 1 {
          return CollectedSubmission(
            problem: "The submission contains several archives: "
              + "\(listed(archives.map(\.shown))). Submit only one of them.")
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
        problem: "The submission \(error.reason).", isGraderProblem: error.isGraderProblem)
    }
  }

  private func collected(
    from tree: FileTree, otherFiles: [[FileName]] = []
  ) -> CollectedSubmission {
    CollectedSubmission(
      tree, otherFiles: otherFiles, exercises: exercises, ungradedFiles: ungradedFiles,
      limits: limits)
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
    var collected = collected(
      from: try FileTree(OpenFolder(content.folder), limits: limits),
      otherFiles: content.filesThatAreNotSwift)
    let inner = content.names.filter { Archive.Format(FileName($0)) != nil }
    if collected.problem != nil, let first = inner.first {
      collected.problem =
        inner.count == 1
        ? "The submission contains another archive, \(first), which isn't unpacked. Archive the "
          + "Exercises folder itself."
        : "The submission contains \(inner.count) archives, such as \(first), which aren't "
          + "unpacked. Archive the Exercises folder itself. If these are the submissions of "
          + "several students, unpack the archive and grade the folder."
    }
    return collected
  }
}
