import Foundation
import WorkbookCore
import WorkbookProcesses

/// The kit's symbol graphs: files to which the toolchain exports the public declarations and their
/// comments, and from which DocC builds the reference.
///
/// The reference shows the kit as a single module, the one that students import. So the graph of that
/// module also contains the declarations of the modules that it re-exports, and the modules that are
/// built on it are compiled as parts of it.
struct SymbolGraphs {
  let package: WorkbookPackage
  let swiftc: URL

  /// Writes the kit's symbol graphs to a folder.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  func write(to folder: URL) async throws {
    let modules = folder.deletingLastPathComponent().appending(path: "modules")
    try makeFolder(modules)
    for module in KitModules.kit {
      let parts = module == KitModules.main ? KitModules.documented.drop { $0 != module } : [module]
      let sources = try parts.flatMap { try swiftFiles(in: KitModules.folder(of: $0), of: package) }
      try await run(
        swiftc,
        [
          "-emit-module", "-emit-module-path",
          modules.appending(path: "\(module).swiftmodule").path,
          "-module-name", module, "-package-name", "stateflow", "-swift-version", "6",
          "-I", modules.path,
          // Declarations are enough. Compiling all bodies, file by file, takes twenty times longer.
          "-whole-module-optimization",
          "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
        ] + sources)
    }
    let info = try await JSONDecoder().decode(
      TargetInfo.self, from: Data(compilerDescription().utf8))
    let extract = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract")
    try await run(
      extract,
      [
        "-module-name", KitModules.main, "-I", modules.path, "-output-dir", folder.path,
        "-target", info.target.triple, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-emit-extension-block-symbols",
        "-experimental-allowed-reexported-modules=" + KitModules.kit.joined(separator: ","),
      ])
  }

  /// Returns the compiler's description of its version and its platform.
  ///
  /// - Throws: ``SetUpError`` if the compiler doesn't work.
  func compilerDescription() async throws -> String {
    try await run(swiftc, ["-print-target-info"])
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  @discardableResult
  private func run(_ tool: URL, _ arguments: [String]) async throws -> String {
    let end = try await ChildProcess(tool, arguments, directory: package.root).run()
    guard end.isSuccess else {
      throw SetUpError("The kit doesn't compile, so its reference can't be built. \(end.text)")
    }
    return end.text
  }
}
