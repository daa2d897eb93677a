import Foundation
import WorkbookCore

/// A build of a package's kit by the compiler, without SwiftPM.
///
/// If several `workbook` processes need the same kit at the same time, one of them builds it and the
/// others wait.
struct KitBuild {
  let package: WorkbookPackage
  /// The folder for the kit.
  let cache: URL
  let toolchain: Toolchain
  /// A function that receives the percentage of the build that is done, and `nil` when the build has
  /// ended.
  let progress: @Sendable (Int?) -> Void

  /// Returns the kit, after building it if it isn't in the cache.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile, and `CancellationError` if the task is
  ///   canceled.
  func kit() async throws -> Kit {
    let folder = try folder()
    if let kit = Kit(in: folder) { return kit }
    defer { progress(nil) }
    progress(0)
    let lock = try await lock()
    defer { withExtendedLifetime(lock) {} }
    // Another process may have built the kit meanwhile.
    if let kit = Kit(in: folder) { return kit }
    try await build(as: folder)
    guard try self.folder() == folder, let kit = Kit(in: folder) else {
      try? FileManager.default.removeItem(at: folder)
      throw SetUpError("The kit's sources changed during the build. Run the command again.")
    }
    return kit
  }

  /// Waits until no other process builds a kit in the cache, and keeps others from doing so.
  ///
  /// - Returns: The lock, or `nil` if the file system has no locks, as some network disks. Then several
  ///   processes can build the kit at the same time, and the first one to finish puts it into place.
  private func lock() async throws -> FileLock? {
    try makeFolder(cache)
    let file = cache.appendingPathExtension("lock")
    while true {
      do {
        if let lock = try FileLock(file, waits: false) { return lock }
      } catch {
        return nil
      }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  /// The paths of each module's sources.
  private func sources() throws -> [[String]] {
    try KitModules.all.map { try swiftFiles(in: KitModules.folder(of: $0), of: package) }
  }

  /// The kit's folder, whose name contains a hash of all inputs to the build.
  func folder() throws -> URL {
    var hash = ContentHash()
    hash.add(TestProgram.source)
    hash.add(toolchain.swiftc.path + toolchain.description)
    let flags =
      KitFlags.common + KitFlags.answer + KitFlags.interface + Loader.flags
      + Loader.programArguments
    hash.add(flags.joined(separator: " ") + folderPath(cache))
    for path in try sources().joined() {
      hash.add(path)
      hash.add(try readFile(package.url(path)))
    }
    return cache.appending(path: "\(WorkbookPackage.kitPrefix)\(hash.digest)")
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
    let sources = try sources()
    let total = sources.joined().count
    var compiled = 0
    var objects: [URL] = []
    for (module, paths) in zip(KitModules.all, sources) {
      let object = folder.appending(path: "\(module).o")
      try await compile(
        KitFlags.common + KitFlags.package + [
          "-module-name", module, "-I", folder.path, "-emit-module", "-emit-module-path",
          folder.appending(path: "\(module).swiftmodule").path, "-c",
        ] + paths + ["-o", object.path],
        KitModules.folder(of: module))
      objects.append(object)
      compiled += paths.count
      // Linking takes about a tenth of the time.
      progress(compiled * 90 / total)
    }
    return objects
  }

  private func compile(_ arguments: [String], _ what: String) async throws {
    let end = try await toolchain.run(arguments, in: package.root)
    guard end.isSuccess else { throw Kit.doesNotCompile(what, compilerOutput: end.text) }
  }
}
