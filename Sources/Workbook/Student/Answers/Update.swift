import Foundation
import WorkbookCommandLine
import WorkbookCore

/// An upgrade to a newer version of the workbook. The upgrade keeps every edited answer.
///
/// An update can be interrupted at any moment without losing anything:
/// - It first copies all new files to the same volume.
/// - It replaces an answer only if the answer was never edited. It first backs up the answer and
///   then replaces it with one atomic write.
/// - It exchanges each of the other files and folders with its new version in one step, if the file
///   system supports that, and then moves the old version to the backup.
/// - It replaces the old stubs last, because they show which answers were edited. Until then, the
///   same update can be run again.
/// - It moves the leftovers of an interrupted update to its own backup.
struct Update {
  let session: Session
  /// A closure that is called before each step that changes a file, so that a test can interrupt
  /// the update at that point.
  var step: () throws -> Void = {}

  /// Updates the workbook from a folder or a zip file.
  ///
  /// - Returns: A summary of the changes, line by line.
  func run(from source: String) throws -> [String] {
    let staging = package.url(Self.staging)
    let leftover = FileManager.default.fileExists(atPath: staging.path)
    let backups = Backups(session)
    do {
      if leftover {
        let backup = try backups.create()
        try FileManager.default.moveItem(
          at: staging, to: package.url("\(backup)/interrupted-update"))
      }
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    } catch {
      throw SetUpError(
        "\(staging.path) can't be written. Make the folder writable. "
          + "For details: \(Session.call) doctor")
    }
    var isInterrupted = false
    // An interrupted update may leave the only copy of a file in the staging folder.
    defer { if !isInterrupted { try? FileManager.default.removeItem(at: staging) } }
    let new = try newerWorkbook(from: source, staging: staging)
    let plan = try UpdatePlan(from: package, to: new)
    let copies = WorkbookPackage(root: staging.appendingPathComponent("new"))
    do {
      try FileManager.default.createDirectory(at: copies.root, withIntermediateDirectories: true)
      for entry in plan.entries {
        try FileManager.default.copyItem(at: new.url(entry), to: copies.url(entry))
      }
    } catch {
      throw SetUpError(
        "The newer workbook can't be copied: \(error.localizedDescription). Nothing was changed.")
    }
    let backup: String
    do {
      backup = try backups.create()
    } catch {
      throw SetUpError(
        "\(Backups.folder) can't be written, so nothing was changed. Make the folder writable. "
          + "For details: \(Session.call) doctor")
    }
    do {
      try apply(plan, from: new, copies: copies, backup: backup)
    } catch {
      isInterrupted = true
      throw SetUpError(
        "The update stopped halfway: \(error.localizedDescription). Your answers are untouched, "
          + "and the replaced files are in \(backup). Fix the problem and update again.")
    }
    return report(plan, backup: backup)
  }

  private static let staging = ".workbook/update"

  private var package: WorkbookPackage { session.package }

  private func apply(
    _ plan: UpdatePlan, from new: WorkbookPackage, copies: WorkbookPackage, backup: String
  ) throws {
    for path in plan.paths(.replaced) + plan.paths(.added) {
      let answer = "\(UpdatePlan.exercises)/\(path)"
      try step()
      if plan.answers[path] == .replaced { try Backups(session).copy(answer, into: backup) }
      try step()
      try package.write(Data(contentsOf: new.url(answer)), to: answer)
    }
    for path in plan.paths(.keptWithNewStub) {
      let stub = try Data(contentsOf: new.url("\(UpdatePlan.exercises)/\(path)"))
      try step()
      try package.write(stub, to: ".workbook/new-stubs/\(path)")
    }
    for entry in plan.entries.filter({ $0 != ".stubs" }) + plan.entries.filter({ $0 == ".stubs" }) {
      try swap(entry, from: copies, backup: backup)
    }
  }

  /// Replaces a file or folder with its new version and moves the old version to the backup.
  private func swap(_ entry: String, from copies: WorkbookPackage, backup: String) throws {
    let here = package.url(entry)
    let copy = copies.url(entry)
    let kept = package.url("\(backup)/\(entry)")
    try step()
    // `attributesOfItem` also finds a broken symbolic link, which `fileExists` does not.
    guard (try? FileManager.default.attributesOfItem(atPath: here.path)) != nil else {
      return try FileManager.default.moveItem(at: copy, to: here)
    }
    if exchange(here, copy) {
      try step()
      return try FileManager.default.moveItem(at: copy, to: kept)
    }
    // Not every file system can exchange two files in one step.
    try FileManager.default.moveItem(at: here, to: kept)
    do {
      try FileManager.default.moveItem(at: copy, to: here)
    } catch {
      try? FileManager.default.moveItem(at: kept, to: here)
      throw error
    }
  }

  /// Finds the newer workbook in a folder or zip file, either at the top level or in a subfolder.
  private func newerWorkbook(from source: String, staging: URL) throws -> WorkbookPackage {
    var url = URL(fileURLWithPath: source).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("\(source) doesn't exist. Pass the path of a folder or a zip file.")
    }
    if !isFolder.boolValue {
      let unpacked = staging.appendingPathComponent("unpacked")
      guard let result = session.runTool("unzip", ["-q", url.path, "-d", unpacked.path]) else {
        throw SetUpError(
          "unzip isn't installed. Install it, or unpack \(source) and pass the folder instead.")
      }
      guard result.status == 0 else {
        throw UsageError(
          "\(source) can't be unpacked as a zip file. Nothing was changed.", isActionable: true)
      }
      url = unpacked
    }
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let candidates = [url] + inside.sorted().map { url.appendingPathComponent($0) }
    let found = candidates.map { WorkbookPackage(root: $0) }.first { candidate in
      ["Package.swift", "Exercises", "Tests", ".stubs"].allSatisfy {
        FileManager.default.fileExists(atPath: candidate.url($0).path)
      }
    }
    guard let found else {
      throw UsageError(
        "There is no workbook in \(source). Nothing was changed.", isActionable: true)
    }
    guard
      found.root.resolvingSymlinksInPath().path
        != package.root.resolvingSymlinksInPath().path
    else {
      throw UsageError(
        "\(source) is this workbook itself. Pass the path of the newer workbook.",
        isActionable: true)
    }
    return found
  }

  private func report(_ plan: UpdatePlan, backup: String) -> [String] {
    let kept = (plan.paths(.kept) + plan.paths(.keptWithNewStub)).sorted()
    var lines = ["The workbook has been updated."]
    func list(_ title: String, _ paths: [String]) {
      guard !paths.isEmpty else { return }
      lines += ["", title] + paths.map { "  \($0)" }
    }
    list("Your answers, unchanged:", kept.map { "Exercises/\($0)" })
    list("New solutions:", plan.newSolutions.map { "Chapter \($0)" })
    list("New exercises:", plan.paths(.added).map { "Exercises/\($0)" })
    list(
      "Unedited answers that were replaced with new stubs:",
      plan.paths(.replaced).map { "Exercises/\($0)" })
    list(
      "New stubs for answers that you edited:",
      plan.paths(.keptWithNewStub).map { ".workbook/new-stubs/\($0)" })
    return lines + ["", "Backup of the replaced files: \(backup)", "Continue: \(Session.call)"]
  }
}
