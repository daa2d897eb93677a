import Foundation
import WorkbookCore
import WorkbookProcesses

/// A program that reads Swift files with the toolchain's copy of SwiftSyntax.
///
/// The toolchain includes SwiftSyntax for its macros. A target in the package could use it only
/// with unsafe flags and the path of a specific toolchain. Instead, the `workbook` tool compiles
/// the program on demand and caches it until the sources or the toolchain change. The sources are
/// in `Sources/Workbook/SyntaxTools/NAME`. They are formatted and reviewed like all other sources,
/// but aren't part of a target. They can import the modules in ``libraries``, and one of their
/// types has to be marked with `@main`.
package actor SyntaxTool {
  private let name: String
  private let sources: URL
  private let cache: URL
  private var build: Task<URL, any Error>?

  /// Creates a tool from the name of its folder in `Sources/Workbook/SyntaxTools`.
  package init(_ name: String, in package: WorkbookPackage) {
    self.init(
      name, sources: package.url("Sources/Workbook/SyntaxTools/\(name)"),
      cache: package.buildCache)
  }

  /// Creates a tool from a folder of sources.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - sources: The folder of its Swift files.
  ///   - cache: The folder for the compiled program.
  package init(_ name: String, sources: URL, cache: URL) {
    self.name = name
    self.sources = sources
    self.cache = cache
  }

  /// Runs the tool, after compiling it if necessary.
  ///
  /// - Throws: ``SetUpError`` if there is no toolchain, the toolchain doesn't include SwiftSyntax,
  ///   or the tool doesn't compile.
  package func run(
    _ arguments: [String], limits: ChildLimits = ChildLimits(time: .seconds(60), output: 64 << 20)
  ) async throws -> ChildResult {
    try await ChildProcess(program(), arguments, limits: limits).run()
  }

  /// Returns the URL of the program, after compiling it if necessary.
  ///
  /// The program's file name contains a hash of its sources, the toolchain, and the compiler flags.
  ///
  /// - Throws: ``SetUpError`` in the same cases as ``run(_:limits:)``.
  package func program() async throws -> URL {
    let task = build ?? Task { [self] in try await compiled() }
    build = task
    do {
      return try await task.value
    } catch {
      build = nil
      throw error
    }
  }

  /// Finds the program in the cache, or compiles it if it isn't there.
  private func compiled() async throws -> URL {
    let files = try sourceFiles()
    let toolchain = try await Toolchain.current()
    let host = try toolchain.hostLibraries()
    let flags = Self.flags(host: host)
    var hash = ContentHash()
    hash.add(toolchain.swiftc.path + toolchain.description + flags.joined(separator: " "))
    for file in files {
      hash.add(file.lastPathComponent)
      hash.add(try readFile(file))
    }
    let program = cache.appending(path: "\(prefix)\(hash.digest)")
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }

    let partial = WorkFolder.new(in: cache)
    try makeFolder(partial)
    defer { try? FileManager.default.removeItem(at: partial) }
    let output = partial.appending(path: name)
    let result = try await toolchain.run(
      flags + ["-module-name", name, "-o", output.path] + files.map(\.path), in: partial)
    guard result.isSuccess else {
      throw SetUpError(
        """
        The tool \(name) doesn't compile. The compiler says:
        \(result.text.split(separator: "\n").suffix(20).joined(separator: "\n"))
        If you changed \(folderPath(sources)), undo your changes.
        Otherwise, run: swift run workbook doctor
        """)
    }
    removeOld()
    do {
      try FileManager.default.moveItem(at: output, to: program)
    } catch  where FileManager.default.isExecutableFile(atPath: program.path) {
      // Another companion has finished first. Its program is the same.
    }
    return program
  }

  private var prefix: String { "tool-\(name)-" }

  private func sourceFiles() throws -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0) }
    if files.isEmpty {
      throw SetUpError(
        "\(folderPath(sources)) is missing. Download the workbook again, and keep your Exercises "
          + "folder.")
    }
    return files
  }

  /// Removes programs that were compiled from older sources.
  ///
  /// Removing them is safe even if one of those programs is running, because a running program
  /// doesn't need its file.
  private func removeOld() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      try? FileManager.default.removeItem(at: cache.appending(path: name))
    }
  }

  /// The toolchain's modules that a tool can import.
  package static let libraries = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics",
  ]

  private static func flags(host: URL) -> [String] {
    let path = folderPath(host)
    var flags = ["-swift-version", "6", "-Onone", "-wmo", "-parse-as-library"]
    flags += ["-I", path, "-L", path, "-Xlinker", "-rpath", "-Xlinker", path]
    #if os(Linux)
      // Make a tool load only the libraries that it uses.
      flags += ["-use-ld=lld", "-Xlinker", "--as-needed"]
    #endif
    return flags + libraries.map { "-l\($0)" }
  }
}

extension Toolchain {
  /// Returns the folder that contains the libraries for the compiler's own platform, such as
  /// SwiftSyntax.
  ///
  /// - Throws: ``SetUpError`` if the toolchain doesn't include these libraries.
  func hostLibraries() throws -> URL {
    let host = try libraries().appending(path: "host")
    let module = host.appending(path: "SwiftSyntax.swiftmodule").path
    guard FileManager.default.fileExists(atPath: module) else {
      throw SetUpError(
        "The toolchain of \(swiftc.path) doesn't include SwiftSyntax. Install a complete "
          + "toolchain (https://swift.org/install), then run: swift run workbook doctor")
    }
    return host
  }
}
