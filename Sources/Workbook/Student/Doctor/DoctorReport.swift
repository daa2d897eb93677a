import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A check of everything the workbook needs, with advice on anything that is missing.
struct DoctorReport {
  let session: Session
  /// Whether to also check requirements that only authors and instructors have.
  var checksEverything = false
  /// Whether the audit works with the current compiler, or `nil` if answers aren't audited.
  var auditReadiness: AuditReadiness?

  /// The findings, starting with those about requirements.
  var findings: [Prerequisite] {
    [platform, swift, testing] + [audit].compactMap(\.self) + [files, folder, space]
      + [
        tool(
          "unzip", ["unzip", "-v"],
          advice: "Install the package unzip if you want to update from a zip file."),
        tool(
          "git", ["git", "--version"],
          advice: "Install the package git if you want to keep a history of your answers."),
      ]
      + (checksEverything ? [format] + bubblewrap : [])
  }

  private var format: Prerequisite {
    tool(
      "swift format", ["swift", "format", "--version"],
      advice: "swift format comes with the toolchains from swift.org. Only authors of chapters "
        + "need it.")
  }

  private var platform: Prerequisite {
    #if os(Linux)
      Prerequisite(name: "Platform", status: .fine, detail: "Linux")
    #elseif os(macOS)
      Prerequisite(name: "Platform", status: .fine, detail: "macOS")
    #else
      Prerequisite(
        name: "Platform", status: .missing, detail: "neither Linux nor macOS",
        advice: "Use Linux or macOS. On Windows, use the Windows Subsystem for Linux.")
    #endif
  }

  private var swift: Prerequisite {
    let advice = "Install Swift 6.3 or later from https://www.swift.org/install."
    guard let result = session.runTool("swift", ["--version"]), result.status == 0,
      let match = result.output.firstMatch(of: /Swift version (\d+)\.(\d+)(?:\.\d+)?/),
      let major = Int(match.1), let minor = Int(match.2)
    else {
      return Prerequisite(name: "Swift", status: .missing, detail: "not found", advice: advice)
    }
    let version = String(match.0.dropFirst("Swift version ".count))
    return (major, minor) >= (6, 3)
      ? Prerequisite(name: "Swift", status: .fine, detail: version)
      : Prerequisite(
        name: "Swift", status: .missing, detail: "\(version) is too old", advice: advice)
  }

  /// The finding about Swift Testing. To produce it, this property compiles an import, because the
  /// library's location differs between toolchains.
  private var testing: Prerequisite {
    #if os(macOS)
      return Prerequisite(name: "Swift Testing", status: .fine, detail: "comes with Xcode")
    #else
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("workbook-\(UUID().uuidString).swift")
      defer { try? FileManager.default.removeItem(at: file) }
      try? Data("import Testing\n".utf8).write(to: file)
      let result = session.runTool("swiftc", ["-typecheck", file.path])
      return result?.status == 0
        ? Prerequisite(name: "Swift Testing", status: .fine, detail: "found")
        : Prerequisite(
          name: "Swift Testing", status: .missing, detail: "the compiler can't find it",
          advice: "Swift Testing comes with the toolchains from https://www.swift.org/install.")
    #endif
  }

  /// The finding about the audit of answers.
  private var audit: Prerequisite? {
    switch auditReadiness {
    case nil: nil
    case .known: Prerequisite(name: "Audit", status: .fine, detail: "knows this compiler")
    case .selfTested:
      Prerequisite(
        name: "Audit", status: .fine, detail: "passed its self-test with this compiler")
    case .untested:
      Prerequisite(
        name: "Audit", status: .optional, detail: "hasn't been tested with this compiler",
        advice:
          "Until it has, check doesn't audit answers. To test it, which takes about two minutes, "
          + "run: \(Session.call) prepare. Grading tests it, too.")
    case .refused(let difference):
      Prerequisite(
        name: "Audit", status: .optional, detail: "can't be used with this compiler",
        advice:
          "\(difference) So check doesn't audit answers, and you can't grade here with this compiler."
      )
    }
  }

  private var files: Prerequisite {
    let paths =
      session.chapters.map(\.prosePath)
      + session.exercises.flatMap {
        [$0.answerPath(), $0.answerPath(in: ".stubs"), $0.suitePath]
      }
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: session.package.url($0).path)
    }
    guard let first = missing.first else {
      return Prerequisite(name: "Workbook", status: .fine, detail: session.package.root.path)
    }
    let others = missing.count == 1 ? "" : ", and \(missing.count - 1) more"
    return Prerequisite(
      name: "Workbook", status: .missing, detail: "\(first) is missing\(others)",
      advice: "To restore a missing answer, run \(Session.call) reset NAME. If other files are "
        + "missing, download the workbook again, but keep your Exercises folder.")
  }

  private var folder: Prerequisite {
    let folder = session.package.url(".workbook")
    let probe = folder.appendingPathComponent("probe-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
      return Prerequisite(name: "Folder", status: .fine, detail: "is writable")
    } catch {
      return Prerequisite(
        name: "Folder", status: .missing, detail: "isn't writable",
        advice: "Copy the workbook to a folder of your own, or make \(session.package.root.path) "
          + "writable.")
    }
  }

  private var space: Prerequisite {
    let attributes = try? FileManager.default.attributesOfFileSystem(
      forPath: session.package.root.path)
    guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.uint64Value else {
      return Prerequisite(name: "Disk space", status: .optional, detail: "unknown")
    }
    let megabytes = free / 1_000_000
    return megabytes >= 1_000
      ? Prerequisite(name: "Disk space", status: .fine, detail: "\(megabytes / 1_000) GB free")
      : Prerequisite(
        name: "Disk space", status: .missing, detail: "only \(megabytes) MB free",
        advice: "Building takes about 1 GB. The folders .build and .workbook/build can be deleted.")
  }

  /// The finding about the grading cache. To produce it, this property compiles an import with the
  /// cache, as grading does. A compiler rejects a cache that was moved, was written by another
  /// compiler, or belongs to another user.
  private var headerCache: Prerequisite {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbook-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try? Data("import Foundation\n".utf8).write(to: file)
    let result = session.runTool(
      "swiftc",
      ["-typecheck", "-module-cache-path", session.package.headerCache.path, file.path])
    return result?.status == 0
      ? Prerequisite(name: "Grading cache", status: .fine, detail: "can be used")
      : Prerequisite(
        name: "Grading cache", status: .missing,
        detail: "the compiler can't use \(session.package.headerCache.path)",
        advice: "Delete .workbook/build. Grading creates the folder again.")
  }

  private var bubblewrap: [Prerequisite] {
    #if os(Linux)
      [
        tool(
          "bubblewrap", ["bwrap", "--version"],
          advice: "Install the package bubblewrap if you grade other people's answers."),
        headerCache,
      ]
    #else
      []
    #endif
  }

  private func tool(_ name: String, _ words: [String], advice: String) -> Prerequisite {
    session.runTool(words[0], Array(words.dropFirst()))?.status == 0
      ? Prerequisite(name: name, status: .fine, detail: "found")
      : Prerequisite(name: name, status: .optional, detail: "not found", advice: advice)
  }
}
