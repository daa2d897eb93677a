import Foundation
import WorkbookCore
import WorkbookProcesses

/// The kit's symbol graphs: files to which the compiler exports the public declarations and their
/// comments, and from which DocC builds the reference.
struct SymbolGraphs {
  let package: WorkbookPackage
  let swiftc: URL

  /// Writes the symbol graphs of the kit's sources to a folder.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  func write(_ sources: [String], to folder: URL) async throws {
    let module = folder.appending(path: "StateFlow.swiftmodule")
    let end = try await ChildProcess(
      swiftc,
      [
        "-emit-module", "-emit-module-path", module.path, "-module-name", "StateFlow",
        "-package-name", "stateflow", "-swift-version", "6", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder.path, "-symbol-graph-minimum-access-level", "public",
        "-Xfrontend", "-symbol-graph-skip-synthesized-members", "-emit-extension-block-symbols",
        // Declarations are enough. Compiling all bodies, file by file, takes twenty times longer.
        "-whole-module-optimization",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
      ] + sources,
      directory: package.root
    ).run()
    guard end.isSuccess else {
      throw SetUpError("The kit doesn't compile, so its reference can't be built. \(end.text)")
    }
    // DocC reads every file in the folder, so only the graphs may stay.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasSuffix(".symbols.json") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
