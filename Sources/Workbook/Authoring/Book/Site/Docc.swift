import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookProcesses

/// The toolchain's DocC, which makes a site of a folder of Markdown.
struct Docc {
  let program: URL

  /// The DocC of the toolchain that the shell would choose: on the PATH, beside the compiler, or
  /// where Xcode says.
  ///
  /// - Throws: ``SetUpError`` when there is none.
  init(environment: [String: String], runTool: ToolRunner) throws {
    let path = environment["PATH"] ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
    func program(_ name: String, in folders: [URL]) -> URL? {
      folders.map { $0.appending(path: name) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    let compiler = program("swiftc", in: folders)?.resolvingSymlinksInPath()
    let beside = compiler.map { [$0.deletingLastPathComponent()] } ?? []
    if let found = program("docc", in: folders + beside) {
      self.program = found
      return
    }
    #if canImport(Darwin)
      if let result = runTool("xcrun", ["--find", "docc"]), result.status == 0 {
        self.program = URL(filePath: result.output.trimmingCharacters(in: .whitespacesAndNewlines))
        return
      }
    #endif
    throw SetUpError(
      "There is no docc on the PATH, nor beside swiftc, and it makes the book. It comes with a "
        + "toolchain from https://www.swift.org/install; some Linux distributions leave it out. "
        + "Install one, and try: \(Session.call) book. "
        + "Without a site, the chapters can be read with: \(Session.call) read")
  }

  /// Makes a site.
  ///
  /// - Parameters:
  ///   - catalog: The Markdown and the images.
  ///   - symbolGraphs: What the reference is made of.
  ///   - output: Where the site is written.
  ///   - basePath: Where on its host the site is going to be.
  /// - Returns: What DocC warns of, which is nothing in a sound book.
  /// - Throws: ``SetUpError`` when no site was made.
  func convert(
    _ catalog: URL, symbolGraphs: URL, to output: URL, basePath: String
  ) async throws -> [String] {
    let end = try await ChildProcess(
      program,
      [
        "convert", catalog.path, "--additional-symbol-graph-dir", symbolGraphs.path,
        "--output-path", output.path, "--transform-for-static-hosting",
        "--hosting-base-path", basePath, "--fallback-display-name", Site.name,
        "--fallback-bundle-identifier", Site.identifier, "--fallback-default-module-kind",
        "Workbook", "--default-code-listing-language", "swift", "--ide-console-output",
      ]
    ).run()
    guard end.isSuccess else {
      throw SetUpError("\(program.path) made no book. It says: \(end.text)")
    }
    return end.text.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }
}
