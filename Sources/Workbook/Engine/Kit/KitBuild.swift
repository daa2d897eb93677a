import Foundation
import WorkbookCore

/// A build of a package's kit.
///
/// Several `workbook` processes can build the same kit at the same time. Each of them uses a
/// temporary folder, and the first one to finish moves its folder into place.
struct KitBuild {
  let package: WorkbookPackage
  /// The folder for the kit.
  let cache: URL
  let toolchain: Toolchain
  let builder: Kit.Builder

  /// Returns the kit, after building it if it isn't in the cache.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  func kit() async throws -> Kit {
    let folder = try folder()
    if let kit = Kit(in: folder) { return kit }
    try await build(as: folder)
    guard try self.folder() == folder, let kit = Kit(in: folder) else {
      try? FileManager.default.removeItem(at: folder)
      throw SetUpError("The kit's sources changed during the build. Run the command again.")
    }
    return kit
  }

  /// The paths of each module's sources.
  private func sources() throws -> [[String]] {
    try KitModules.all.map { try swiftFiles(in: KitModules.folder(of: $0), of: package) }
  }

  /// The kit's folder, whose name contains a hash of all inputs to the build.
  private func folder() throws -> URL {
    var hash = ContentHash()
    hash.add(TestProgram.source)
    hash.add(toolchain.swiftc.path + toolchain.description)
    let flags =
      KitFlags.common + KitFlags.answer + KitFlags.interface + Loader.flags
      + Loader.programArguments
    hash.add(flags.joined(separator: " ") + folderPath(cache))
    if case .package = builder { hash.add("package") }
    for path in try sources().joined() {
      hash.add(path)
      hash.add(try readFile(package.url(path)))
    }
    return cache.appending(path: "\(Kit.folderPrefix)\(hash.digest)")
  }

  private func build(as folder: URL) async throws {
    let files = FileManager.default
    let partial = WorkFolder.new(in: cache)
    for name in ["suites", "solutions"] { try makeFolder(partial.appending(path: name)) }
    defer { try? files.removeItem(at: partial) }

    let objects = try await modules(in: partial)
    let program = partial.appending(path: "TestProgram.swift")
    try writeFile(Data(TestProgram.source.utf8), to: program)
    try await compile(
      KitFlags.common + [
        "-module-name", "TestProgram", "-c", program.path, "-o",
        partial.appending(path: "TestProgram.o").path,
      ], "The program that runs the tests")
    try await compile(
      KitFlags.link + ["-emit-library", "-o", partial.appending(path: Kit.libraryName).path]
        + objects.map(\.path) + ["-lTesting"], "The kit")
    var recipe = try await Kit.Recipe(for: folder, asking: toolchain, from: partial)
    if let loader = Loader(recipe.program, kit: folder) {
      let options = try Loader.options(of: objects + [partial.appending(path: "TestProgram.o")])
      recipe.program = try await loader.build(in: partial, options: options)
      recipe.loadedOptions = options
    }
    for module in KitModules.all {
      try? files.removeItem(at: partial.appending(path: "\(module).o"))
    }
    try writeFile(JSONEncoder().encode(recipe), to: partial.appending(path: Kit.recipeName))
    do {
      try files.moveItem(at: partial, to: folder)
    } catch  where Kit(in: folder) != nil {
      // Another companion has finished first. Its kit is the same.
    }
  }

  /// Compiles the kit's modules, and puts their interfaces into a folder.
  ///
  /// - Returns: The object files.
  private func modules(in folder: URL) async throws -> [URL] {
    var objects: [URL] = []
    switch builder {
    case .package(let progress):
      let built = PackageModules(package: package, progress: progress)
      try await built.build(KitModules.all[KitModules.all.count - 1])
      for (module, paths) in zip(KitModules.all, try sources()) {
        try FileManager.default.copyItem(
          at: built.interfaces.appending(path: "\(module).swiftmodule"),
          to: folder.appending(path: "\(module).swiftmodule"))
        objects += built.objects(of: module, sources: paths)
      }
    case .compiler:
      for (module, paths) in zip(KitModules.all, try sources()) {
        let object = folder.appending(path: "\(module).o")
        try await compile(
          KitFlags.common + KitFlags.package + [
            "-module-name", module, "-I", folder.path, "-emit-module", "-emit-module-path",
            folder.appending(path: "\(module).swiftmodule").path, "-c",
          ] + paths + ["-o", object.path],
          KitModules.folder(of: module))
        objects.append(object)
      }
    }
    return objects
  }

  private func compile(_ arguments: [String], _ what: String) async throws {
    let end = try await toolchain.run(arguments, in: package.root)
    guard end.isSuccess else { throw Kit.doesNotCompile(what, compilerOutput: end.text) }
  }
}
