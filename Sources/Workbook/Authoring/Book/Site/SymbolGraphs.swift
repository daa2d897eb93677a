import Foundation
import WorkbookCore
import WorkbookProcesses

/// What the compiler writes down of the kit's public names and their comments, for its reference.
struct SymbolGraphs {
  let package: WorkbookPackage
  let swiftc: URL

  /// The folder with the symbol graphs of the kit as it is now; written once for the same sources.
  ///
  /// - Throws: ``SetUpError`` when the kit does not compile.
  func folder() async throws -> URL {
    let sources = try swiftFiles(in: "Sources/StateFlow", of: package)
    var hash = ContentHash()
    hash.add(swiftc.path)
    for path in sources {
      hash.add(path)
      hash.add(try read(package.url(path)))
    }
    let shelf = package.url(".workbook/build/reference")
    let folder = shelf.appending(path: hash.digest)
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    // Those of other days are of no use.
    try? FileManager.default.removeItem(at: shelf)
    let partial = shelf.appending(path: "partial-\(UUID().uuidString)")
    try makeFolder(partial)
    try await write(sources, to: partial)
    do {
      try FileManager.default.moveItem(at: partial, to: folder)
    } catch {
      throw SetUpError("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    return folder
  }

  private func write(_ sources: [String], to folder: URL) async throws {
    let module = folder.appending(path: "StateFlow.swiftmodule")
    let end = try await ChildProcess(
      swiftc,
      [
        "-emit-module", "-emit-module-path", module.path, "-module-name", "StateFlow",
        "-package-name", "stateflow", "-swift-version", "6", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder.path, "-symbol-graph-minimum-access-level", "public",
        "-Xfrontend", "-symbol-graph-skip-synthesized-members", "-emit-extension-block-symbols",
      ] + sources,
      directory: package.root
    ).run()
    guard end.isSuccess else {
      throw SetUpError("The kit does not compile, so it has no reference. It says: \(end.text)")
    }
    // Only the graphs are wanted, and DocC reads whatever lies beside them.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasSuffix(".symbols.json") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
