import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookProcesses

/// The toolchain's DocC, which turns a folder of Markdown into a site.
struct Docc {
  let program: URL

  /// Finds the DocC of the toolchain that the shell would choose: on the PATH, beside the compiler,
  /// or through `xcrun`.
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
      "docc, which builds the book, is neither on the PATH nor beside swiftc. It comes with the "
        + "toolchains at https://www.swift.org/install; some Linux distributions leave it out. "
        + "Install one, then try: \(Session.call) book. "
        + "To read the chapters without a site, use: \(Session.call) read")
  }

  /// Builds a site.
  ///
  /// - Parameters:
  ///   - catalog: The folder with the Markdown and the images.
  ///   - symbolGraphs: The folder with the symbol graphs that the reference is made from.
  ///   - output: The folder to write the site to.
  ///   - basePath: The path of the site on its host.
  /// - Returns: DocC's warnings; a sound book has none.
  /// - Throws: ``SetUpError`` when no site was built.
  func convert(
    _ catalog: URL, symbolGraphs: URL, to output: URL, basePath: String
  ) async throws -> [String] {
    let end = try await ChildProcess(
      program,
      arguments("convert", catalog, symbolGraphs: symbolGraphs, output: output) + [
        "--transform-for-static-hosting", "--hosting-base-path", basePath, "--ide-console-output",
      ]
    ).run()
    guard end.isSuccess else {
      throw SetUpError("\(program.path) can't build the book. It printed: \(end.text)")
    }
    return end.text.split(separator: "\n").map(String.init).filter { $0.contains("warning: ") }
  }

  /// Builds a site and serves it to browsers on this machine until the task is canceled.
  ///
  /// - Parameters:
  ///   - catalog: The folder with the Markdown and the images.
  ///   - symbolGraphs: The folder with the symbol graphs that the reference is made from.
  ///   - output: The folder to write the site to.
  ///   - port: The port to serve it from.
  ///   - onStart: A closure that is called when the site is built and about to be served.
  /// - Throws: ``SetUpError`` when DocC ends by itself, usually because the port is in use, and
  ///   `CancellationError` when the task is canceled.
  func preview(
    _ catalog: URL, symbolGraphs: URL, in output: URL, port: UInt16,
    onStart: @escaping @Sendable () -> Void
  ) async throws -> Never {
    let noLimit = Duration.seconds(1 << 40)
    let end = try await ChildProcess(
      program,
      arguments("preview", catalog, symbolGraphs: symbolGraphs, output: output)
        + ["--port", "\(port)"],
      limits: ChildLimits(time: noLimit, totalTime: noLimit)
    ).run { output in
      // DocC prints the address when it has built the site.
      if String(decoding: output, as: UTF8.self).contains("Address:") { onStart() }
      return false
    }
    let error = end.text.split(separator: "\n").first { $0.contains("error: ") }
    throw SetUpError(
      "\(program.path) can't serve the book from port \(port). If the port is in use, try another: "
        + "\(Session.call) book --serve \(port < 65_535 ? port + 1 : 8000). "
        + "It printed: \(error ?? end.text[...])")
  }

  private func arguments(
    _ command: String, _ catalog: URL, symbolGraphs: URL, output: URL
  ) -> [String] {
    [
      command, catalog.path, "--additional-symbol-graph-dir", symbolGraphs.path,
      "--output-path", output.path, "--fallback-display-name", Site.name,
      "--fallback-bundle-identifier", Site.identifier, "--fallback-default-module-kind",
      "Workbook", "--default-code-listing-language", "swift",
    ]
  }
}
