import Foundation
import WorkbookCore
import WorkbookProcesses

/// The kit's symbol graphs: the public declarations and their comments, as the compiler exports
/// them for the reference.
struct SymbolGraphs {
  let package: WorkbookPackage
  let swiftc: URL

  /// Returns the folder with the symbol graphs of the current sources. It is cached until they
  /// change.
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
    let cache = package.url(".workbook/build/reference")
    let folder = cache.appending(path: hash.digest)
    if FileManager.default.fileExists(atPath: folder.path) { return folder }
    // Only the latest are worth keeping.
    try? FileManager.default.removeItem(at: cache)
    let partial = cache.appending(path: "partial-\(UUID().uuidString)")
    try makeFolder(partial)
    try await write(sources, to: partial)
    do {
      try FileManager.default.moveItem(at: partial, to: folder)
    } catch {
      throw SetUpError("\(folder.path) can't be written: \(error.localizedDescription)")
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
      throw SetUpError("The kit does not compile, so its reference can't be built. \(end.text)")
    }
    // DocC reads every file in the folder, so only the graphs may stay.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasSuffix(".symbols.json") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
