import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookProcesses

/// The toolchain's DocC, which compiles Markdown and doc comments into pages and resolves their
/// links.
struct Docc {
  let program: URL

  /// Finds the `docc` tool of the toolchain that the shell would choose: on the `PATH`, next to the
  /// compiler, or through `xcrun`.
  ///
  /// - Throws: ``SetUpError`` if the toolchain doesn't contain `docc`.
  init(environment: [String: String], runTool: ToolRunner) throws {
    let compiler = findProgram("swiftc", environment: environment)?.resolvingSymlinksInPath()
    let beside = compiler?.deletingLastPathComponent().appending(path: "docc").path
    if let found = findProgram("docc", environment: environment)
      ?? beside.flatMap({ findProgram($0) })
    {
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
      "docc, which builds the book, is neither on the PATH nor next to swiftc. DocC comes with "
        + "the toolchains at https://www.swift.org/install, but some Linux distributions omit it. "
        + "Install a toolchain from there, then try: \(Session.call) book. "
        + "To read the chapters without a site, use: \(Session.call) read")
  }

  /// Compiles Markdown and symbol graphs into an archive of pages.
  ///
  /// - Parameters:
  ///   - catalog: The folder with the Markdown and the images. It may be empty.
  ///   - symbolGraphs: The folder with the symbol graphs to build a reference from.
  ///   - dependency: An archive that the Markdown may link to.
  ///   - bundle: The identifier of the archive.
  ///   - output: The folder to write the archive to.
  /// - Returns: DocC's warnings. A sound book has none.
  /// - Throws: ``SetUpError`` if DocC doesn't write an archive.
  func convert(
    _ catalog: URL, symbolGraphs: URL? = nil, dependency: URL? = nil, bundle: String,
    to output: URL
  ) async throws -> [String] {
    func option(_ name: String, _ folder: URL?) -> [String] {
      folder.map { [name, $0.path] } ?? []
    }
    let end = try await ChildProcess(
      program,
      ["convert", catalog.path]
        + option("--additional-symbol-graph-dir", symbolGraphs)
        + option("--dependency", dependency)
        + [
          "--output-path", output.path, "--fallback-display-name", Site.name,
          "--fallback-bundle-identifier", bundle, "--no-transform-for-static-hosting",
          "--enable-experimental-external-link-support", "--ide-console-output",
        ]
    ).run()
    guard end.isSuccess else {
      throw SetUpError("\(program.path) can't build the book. It printed: \(end.text)")
    }
    return end.text.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }
}
