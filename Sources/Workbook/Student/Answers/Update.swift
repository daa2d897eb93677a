import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Takes over a newer workbook, and leaves every answer that was edited where it is.
///
/// Interrupted at any moment it loses nothing:
/// - all that is new is copied next to the old first, on the same disk;
/// - an answer is only ever replaced when it was never edited, by one atomic write, after a copy of
///   it was made;
/// - anything else changes places with the new in one step, and then goes into the backup;
/// - the old stubs, which tell what was edited, go last, so that the same update can be done again;
/// - what an interrupted update has left goes into the backup of the next.
struct Update {
  let session: Session
  /// Called before each step that changes something, so that a test can stop it there.
  var step: () throws -> Void = {}

  /// Updates from a folder or a zip file.
  ///
  /// - Returns: What was done, in a few lines.
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
        "\(staging.path) cannot be written. Make the folder writable: \(Session.call) doctor.")
    }
    var isInterrupted = false
    // Where it stopped half way, what is there may be the only copy.
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
        "The newer workbook cannot be copied: \(error.localizedDescription). Nothing was changed.")
    }
    let backup: String
    do {
      backup = try backups.create()
    } catch {
      throw SetUpError(
        "\(Backups.folder) cannot be written, so nothing was changed. Make the folder writable: "
          + "\(Session.call) doctor.")
    }
    do {
      try apply(plan, from: new, copies: copies, backup: backup)
    } catch {
      isInterrupted = true
      throw SetUpError(
        "The update stopped half way: \(error.localizedDescription). Your answers are untouched, "
          + "and what was replaced is in \(backup). Mend that, and update again.")
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
      try package.replace(answer, with: try Data(contentsOf: new.url(answer)))
    }
    for path in plan.paths(.keptWithNewStub) {
      let stub = try Data(contentsOf: new.url("\(UpdatePlan.exercises)/\(path)"))
      try step()
      try package.replace(".workbook/new-stubs/\(path)", with: stub)
    }
    for entry in plan.entries.filter({ $0 != ".stubs" }) + plan.entries.filter({ $0 == ".stubs" }) {
      try swap(entry, from: copies, backup: backup)
    }
  }

  /// Puts the new in the place of what is there, and that into the backup.
  private func swap(_ entry: String, from copies: WorkbookPackage, backup: String) throws {
    let here = package.url(entry)
    let copy = copies.url(entry)
    let kept = package.url("\(backup)/\(entry)")
    try step()
    // A link that leads nowhere is there as well.
    guard (try? FileManager.default.attributesOfItem(atPath: here.path)) != nil else {
      return try FileManager.default.moveItem(at: copy, to: here)
    }
    if exchange(here, copy) {
      try step()
      return try FileManager.default.moveItem(at: copy, to: kept)
    }
    // Some file systems cannot do that in one step.
    try FileManager.default.moveItem(at: here, to: kept)
    do {
      try FileManager.default.moveItem(at: copy, to: here)
    } catch {
      try? FileManager.default.moveItem(at: kept, to: here)
      throw error
    }
  }

  /// The newer workbook, which may stand in a folder of its own within what was given.
  private func newerWorkbook(from source: String, staging: URL) throws -> WorkbookPackage {
    var url = URL(fileURLWithPath: source).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw UsageError("\(source) is not there. Give the path of a folder or a zip file.")
    }
    if !isFolder.boolValue {
      let unpacked = staging.appendingPathComponent("unpacked")
      guard let result = session.runTool("unzip", ["-q", url.path, "-d", unpacked.path]) else {
        throw SetUpError(
          "unzip is missing. Install it, or unpack \(source) and give the folder.")
      }
      guard result.status == 0 else {
        throw UsageError(
          "\(source) is no zip file that can be unpacked. Nothing was changed.", isActionable: true)
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
        "\(source) is this workbook itself. Give the newer one.", isActionable: true)
    }
    return found
  }

  private func report(_ plan: UpdatePlan, backup: String) -> [String] {
    let kept = plan.paths(.kept) + plan.paths(.keptWithNewStub)
    var lines = ["The workbook is updated."]
    func list(_ title: String, _ paths: [String]) {
      guard !paths.isEmpty else { return }
      lines += ["", title] + paths.sorted().map { "  \($0)" }
    }
    list("Your answers, as they were:", kept.map { "Exercises/\($0)" })
    list("New exercises:", plan.paths(.added).map { "Exercises/\($0)" })
    list("Never edited, so the new stub is there:", plan.paths(.replaced).map { "Exercises/\($0)" })
    list(
      "The task has changed where you have answered. The new stub is beside:",
      plan.paths(.keptWithNewStub).map { ".workbook/new-stubs/\($0)" })
    return lines + ["", "What was replaced is kept: \(backup)", "Go on: \(Session.call)"]
  }
}
