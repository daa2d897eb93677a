import Foundation
import WorkbookCore
import WorkbookProcesses

/// An archived submission. Only its Swift files are unpacked.
///
/// The archive's own metadata isn't trusted. Its Swift files are first streamed into a pipe to
/// measure their actual size. Only then are they written, by a tool that can't write anywhere else.
/// The unpacked files, including any links, are treated like the files in any other folder.
struct Archive: Sendable {
  /// The format of an archive, which determines the tool that unpacks it.
  enum Format: Sendable, Equatable {
    case zip
    case tar

    /// Recognizes the format by the file's extension.
    init?(_ name: FileName) {
      let name = name.lowercased
      if name.hasSuffix(".zip") {
        self = .zip
      } else if SubmissionEntry.tarSuffixes.contains(where: name.hasSuffix) {
        self = .tar
      } else {
        return nil
      }
    }

    var tool: SystemTool { self == .zip ? .unzip : .tar }
  }

  let format: Format
  /// A copy of the archive, in a folder that no other process writes to.
  let file: URL
  let launcher: ToolLauncher
  let limits: IntakeLimits

  /// The unpacked files.
  struct Content {
    /// The folder with the Swift files.
    let folder: URL
    /// The names of all of the archive's members, as the tool prints them.
    let names: [String]

    /// The paths of the files that weren't unpacked, except for hidden ones.
    var filesThatAreNotSwift: [[FileName]] {
      names.filter { !$0.hasSuffix("/") && !$0.lowercased().hasSuffix(".swift") }
        .map { $0.split { $0 == "/" || $0 == "\\" }.map { FileName(String($0)) } }
        .filter { path in !path.contains(where: \.isHidden) }
    }
  }

  /// Unpacks the archive into an empty folder.
  ///
  /// - Throws: ``Unreadable`` for problems with the archive, or ``SetUpError`` for problems with
  ///   the machine.
  func unpack(into folder: URL) async throws -> Content {
    try makeFolder(folder)
    let names = try await run(listingArguments, output: 4 << 20, in: folder)
      .split(separator: UInt8(ascii: "\n")).map {
        escapingControls(String(decoding: $0, as: UTF8.self))
      }
    guard names.count <= limits.entries else {
      throw Unreadable(
        "contains more than \(limits.entries) files. Submit only the Exercises folder")
    }
    // macOS adds a hidden file for each file.
    let swiftFiles = names.count { name in
      name.lowercased().hasSuffix(".swift")
        && !name.split(separator: "/").contains { FileName(String($0)).isHidden }
    }
    guard swiftFiles <= limits.swiftFiles else {
      throw Unreadable(
        "contains more than \(limits.swiftFiles) Swift files. Submit only the Exercises folder")
    }
    if swiftFiles > 0 {
      _ = try await run(streamingArguments, output: limits.unpackedBytes, in: folder)
      _ = try await run(unpackingArguments, output: 4 << 20, in: folder)
      _ = try await launcher.run(
        SystemTool.chmod.url, ["-R", "u+rwX", "."], reading: file, in: folder, limits: toolLimits)
    }
    return Content(folder: folder, names: names)
  }

  private var listingArguments: [String] {
    format == .zip
      ? ["-Z1", file.path] : ["--force-local", "--quoting-style=escape", "-tf", file.path]
  }

  private var streamingArguments: [String] {
    format == .zip
      // Without a password, unzip would prompt for one.
      ? ["-P", "none", "-qq", "-C", "-p", file.path, "*.swift"]
      : ["--force-local", "-xOf", file.path] + Self.swiftFilePattern
  }

  private var unpackingArguments: [String] {
    format == .zip
      ? ["-P", "none", "-qq", "-C", "-o", file.path, "*.swift"]
      : ["--force-local", "-xf", file.path, "--no-same-owner", "--no-same-permissions"]
        + Self.swiftFilePattern
  }

  private static let swiftFilePattern = ["--wildcards", "--ignore-case", "--", "*.swift"]

  private var toolLimits: ChildLimits {
    ChildLimits(
      time: .seconds(20), totalTime: .seconds(60), output: 4 << 20, memory: 1 << 30,
      fileSize: limits.unpackedBytes, cpuSeconds: 30)
  }

  private func run(_ arguments: [String], output: Int, in folder: URL) async throws -> Data {
    var limits = toolLimits
    limits.output = output
    let end = try await launcher.run(
      format.tool.url, arguments, reading: file, in: folder, limits: limits)
    if let problem = problem(after: end) { throw problem }
    return end.output
  }

  /// Returns the reason to reject the archive, based on how a tool ended, or `nil` to accept it.
  private func problem(after end: ChildResult) -> Unreadable? {
    switch (end.stopReason, end.status) {
    case (.outputLimit?, _), (_, .signalled(25)), (_, .exited(128 + 25)):
      Unreadable("unpacks to more than \(limits.unpackedBytes >> 20) MB of Swift files")
    case (.timeLimit?, _), (_, .signalled(24)), (_, .exited(128 + 24)):
      Unreadable("takes too long to unpack")
    case (_, .exited(0)):
      nil
    case (_, .exited(1)) where format == .zip:
      // This exit code is only a warning: some names are malformed, or the archive is empty.
      nil
    case (_, .exited(82)) where format == .zip:
      Unreadable("is protected by a password. Create the archive again without a password")
    case (_, .exited(12)) where format == .zip:
      Unreadable("has overlapping files, like a zip bomb. Create the archive again")
    case (_, .exited(50)) where format == .zip:
      Unreadable(code: ENOSPC)
    default:
      Unreadable(
        "can't be unpacked: it is damaged, truncated, or not an archive. Create the archive again")
    }
  }
}
