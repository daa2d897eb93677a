import Foundation
import WorkbookCore
import WorkbookProcesses

/// A packed submission, of which only the Swift files are unpacked.
///
/// Nothing that the archive says of itself is believed. Its Swift files are first poured into a
/// pipe, which tells how large they really are; only then are they written, by a tool that may
/// write nowhere else. What they have become, links and all, is looked at as in any other folder.
struct Archive: Sendable {
  /// Which tool understands it.
  enum Packing: Sendable, Equatable {
    case zip
    case tar

    /// The kind of archive that a file's name tells of.
    init?(_ name: FileName) {
      let name = name.lowercased
      if name.hasSuffix(".zip") {
        self = .zip
      } else if SubmissionEntry.tarEndings.contains(where: name.hasSuffix) {
        self = .tar
      } else {
        return nil
      }
    }

    var tool: SystemTool { self == .zip ? .unzip : .tar }
  }

  let packing: Packing
  /// A copy of it, in a place that nobody else writes to.
  let file: URL
  let launcher: any ToolLauncher
  let limits: IntakeLimits

  /// What was unpacked.
  struct Content {
    /// The folder with the Swift files.
    let folder: URL
    /// The names of all members, as the tool writes them.
    let names: [String]
  }

  /// Unpacks it into an empty folder.
  ///
  /// - Throws: ``Unreadable`` for what the archive is, and ``SetUpError`` for what the machine is.
  func unpack(into folder: URL) async throws -> Content {
    try makeFolder(folder)
    let names = try await run(listing, output: 4 << 20, in: folder)
      .split(separator: UInt8(ascii: "\n")).map { harmless(String(decoding: $0, as: UTF8.self)) }
    guard names.count <= limits.entries else {
      throw Unreadable("holds more than \(limits.entries) files. Hand in the folder Exercises")
    }
    // A Mac adds a file of its own for each, which nobody sees.
    let sources = names.count { name in
      name.lowercased().hasSuffix(".swift")
        && !name.split(separator: "/").contains { FileName(String($0)).isHidden }
    }
    guard sources <= limits.sources else {
      throw Unreadable(
        "holds more than \(limits.sources) Swift files. Hand in the folder Exercises")
    }
    if sources > 0 {
      _ = try await run(pouring, output: limits.unpacked, in: folder)
      _ = try await run(unpacking, output: 4 << 20, in: folder)
      _ = try await launcher.run(
        SystemTool.chmod.url, ["-R", "u+rwX", "."], reading: file, in: folder, limits: toolLimits)
    }
    return Content(folder: folder, names: names)
  }

  private var listing: [String] {
    packing == .zip
      ? ["-Z1", file.path] : ["--force-local", "--quoting-style=escape", "-tf", file.path]
  }

  private var pouring: [String] {
    packing == .zip
      // Asked for no password, it would ask a person.
      ? ["-P", "none", "-qq", "-C", "-p", file.path, "*.swift"]
      : ["--force-local", "-xOf", file.path] + Self.swiftFiles
  }

  private var unpacking: [String] {
    packing == .zip
      ? ["-P", "none", "-qq", "-C", "-o", file.path, "*.swift"]
      : ["--force-local", "-xf", file.path, "--no-same-owner", "--no-same-permissions"]
        + Self.swiftFiles
  }

  private static let swiftFiles = ["--wildcards", "--ignore-case", "--", "*.swift"]

  private var toolLimits: ChildLimits {
    ChildLimits(
      time: .seconds(20), totalTime: .seconds(60), output: 4 << 20, memory: 1 << 30,
      fileSize: limits.unpacked, cpuSeconds: 30)
  }

  private func run(_ arguments: [String], output: Int, in folder: URL) async throws -> Data {
    var limits = toolLimits
    limits.output = output
    let end = try await launcher.run(
      packing.tool.url, arguments, reading: file, in: folder, limits: limits)
    if let objection = objection(to: end) { throw objection }
    return end.output
  }

  /// Why the archive is refused after a tool has ended in some way.
  private func objection(to end: ChildResult) -> Unreadable? {
    switch (end.stopReason, end.status) {
    case (.outputLimit?, _), (_, .signalled(25)), (_, .exited(128 + 25)):
      Unreadable("unpacks to more than \(limits.unpacked >> 20) MB of Swift files")
    case (.timeLimit?, _), (_, .signalled(24)), (_, .exited(128 + 24)):
      Unreadable("takes too long to unpack")
    case (_, .exited(0)):
      nil
    case (_, .exited(1)) where packing == .zip:
      // A warning: some names were not what they should be, or the archive is empty.
      nil
    case (_, .exited(82)) where packing == .zip:
      Unreadable("is locked with a password. Pack it without one")
    case (_, .exited(12)) where packing == .zip:
      Unreadable("has files that share their bytes, as a zip bomb does. Pack it again")
    case (_, .exited(50)) where packing == .zip:
      Unreadable(code: ENOSPC)
    default:
      Unreadable("cannot be unpacked: it is damaged, cut short, or no archive. Pack it again")
    }
  }
}
