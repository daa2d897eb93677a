import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// The compiled kit and test support, and the commands that build an exercise with them.
package struct Kit: Sendable {
  /// The folder that contains the kit. The folder's name contains a hash of all inputs to the
  /// build.
  package let folder: URL
  /// The commands that build an exercise.
  package var recipe: Recipe

  /// The commands that build an exercise. Each runs in the folder of an ``AnswerWorkspace``.
  package struct Recipe: Sendable, Codable {
    /// The commands that compile an answer.
    package var answer: [[String]]
    /// The commands that write the module of a compiled answer.
    package var interface: [[String]]
    /// The commands that compile an answer and also write its module, including the bodies of its
    /// functions.
    var answerWithModule: [[String]] {
      answer.map { $0 + ["-emit-module-path", "\(Placeholder.answerModule).swiftmodule"] }
    }
    /// The commands that compile a suite.
    package var suite: [[String]]
    /// The commands that link the program, or the library that the kit's loader runs.
    package var program: [[String]]
    /// The linker options that the kit's loader covers, or `nil` if the kit has no loader.
    var loadedOptions: Set<String>?
    /// The commands that write the type-checked syntax tree of an answer.
    package var answerTree: [[String]] { answer.map { Recipe.describing($0, to: "answer.json") } }
    /// The commands that write the type-checked syntax tree of one file in a suite.
    package var suiteTree: [[String]] { suite.map { Recipe.describing($0, to: "suite.json") } }
    /// The compiler driver's description of the toolchain.
    package var toolchain: String
  }

  /// The placeholders in a recipe. They stand for names that differ between exercises.
  package enum Placeholder {
    /// The placeholder for the name of the answer's module.
    package static let answerModule = "WorkbookAnswerModule"
    /// The placeholder for the path of the answer.
    package static let answerPath = "WorkbookAnswerPath.swift"
    /// The placeholder for the name of the suite's module.
    package static let suiteModule = "WorkbookSuiteModule"
    /// The placeholder for the paths of the suite's files.
    package static let suitePath = "WorkbookSuitePath.swift"
  }

  /// The folder that caches the facts about solutions for the audit.
  package var solutions: URL { folder.appending(path: "solutions") }

  /// The folder for compiled suites.
  var suites: URL { folder.appending(path: "suites") }

  /// A tool that compiles the kit's modules.
  package enum Builder: Sendable {
    /// SwiftPM, which also compiles the modules for `swift test`.
    ///
    /// - Parameter progress: A function that receives the progress of the build, such as `12/40`,
    ///   and `nil` when the build has ended.
    case package(progress: @Sendable (String?) -> Void = { _ in })
    /// The compiler, called directly. The internal declarations of modules built this way can't be
    /// imported.
    case compiler
  }

  /// Returns a package's kit, after building it if it isn't in the cache.
  ///
  /// Several `workbook` processes can build the same kit at the same time. Each of them uses a
  /// temporary folder, and the first one to finish moves its folder into place.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  static func of(
    _ package: WorkbookPackage, cache: URL, toolchain: Toolchain, by builder: Builder
  ) async throws -> Kit {
    func sources() throws -> [[String]] {
      try modules.map { try swiftFiles(in: KitModules.folder(of: $0), of: package) }
    }
    func folder() throws -> URL {
      var hash = ContentHash()
      hash.add(TestProgram.source)
      hash.add(toolchain.swiftc.path + toolchain.description)
      let flags =
        commonFlags + answerFlags + interfaceFlags + Loader.flags + Loader.programArguments
      hash.add(flags.joined(separator: " ") + folderPath(cache))
      if case .package = builder { hash.add("package") }
      for path in try sources().joined() {
        hash.add(path)
        hash.add(try readFile(package.url(path)))
      }
      return cache.appending(path: "kit-\(hash.digest)")
    }
    let kitFolder = try folder()
    if let kit = Kit(in: kitFolder) { return kit }
    try await build(try sources(), of: package, as: kitFolder, toolchain: toolchain, by: builder)
    guard try folder() == kitFolder, let kit = Kit(in: kitFolder) else {
      try? FileManager.default.removeItem(at: kitFolder)
      throw SetUpError("The kit's sources changed during the build. Run the command again.")
    }
    return kit
  }

  private init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: "recipe.json")),
      let recipe = try? JSONDecoder().decode(Recipe.self, from: data)
    else { return nil }
    self.folder = folder
    self.recipe = recipe
  }

  private static let modules = KitModules.all

  /// The compiler flags for all modules.
  private static let commonFlags = [
    "-swift-version", "6", "-Onone", "-wmo", "-parse-as-library", "-no-emit-module-separately-wmo",
  ]

  /// The compiler flags for suites and for the kit's own modules, which form a package.
  private static let packageFlags = ["-package-name", "workbook"]

  /// The compiler flags for answers. They turn on the warnings about memory safety, which the audit
  /// reads.
  private static let answerFlags = MemorySafety.flags

  /// The compiler flags for an answer's module.
  ///
  /// A module without function bodies doesn't reveal the type behind `some View`. So answers with
  /// the same declarations have the same module and share a compiled suite.
  private static let interfaceFlags = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-suppress-warnings",
    "-avoid-emit-module-source-info", "-emit-module",
  ]

  /// The linker flags. The toolchain's own linker is faster than the system's.
  private static var linkFlags: [String] {
    #if os(Linux)
      ["-use-ld=lld"]
    #else
      []
    #endif
  }

  /// The name of the library that contains the kit.
  package static var libraryName: String {
    #if canImport(Darwin)
      "libWorkbookKit.dylib"
    #else
      "libWorkbookKit.so"
    #endif
  }

  private static func build(
    _ sources: [[String]], of package: WorkbookPackage, as folder: URL, toolchain: Toolchain,
    by builder: Builder
  ) async throws {
    let files = FileManager.default
    let partial = WorkFolder.new(in: folder.deletingLastPathComponent())
    try makeFolder(partial.appending(path: "suites"))
    try makeFolder(partial.appending(path: "solutions"))
    defer { try? files.removeItem(at: partial) }

    var objects: [URL] = []
    switch builder {
    case .package(let progress):
      let built = PackageModules(package: package, progress: progress)
      try await built.build(modules[modules.count - 1])
      for (module, paths) in zip(modules, sources) {
        try files.copyItem(
          at: built.interfaces.appending(path: "\(module).swiftmodule"),
          to: partial.appending(path: "\(module).swiftmodule"))
        objects += built.objects(of: module, sources: paths)
      }
    case .compiler:
      for (module, paths) in zip(modules, sources) {
        let object = partial.appending(path: "\(module).o")
        try await compile(
          commonFlags + packageFlags + [
            "-module-name", module, "-I", partial.path, "-emit-module", "-emit-module-path",
            partial.appending(path: "\(module).swiftmodule").path, "-c",
          ] + paths + ["-o", object.path],
          KitModules.folder(of: module), in: package.root, toolchain)
        objects.append(object)
      }
    }
    let program = partial.appending(path: "TestProgram.swift")
    try Data(TestProgram.source.utf8).write(to: program)
    try await compile(
      commonFlags + [
        "-module-name", "TestProgram", "-c", program.path, "-o",
        partial.appending(path: "TestProgram.o").path,
      ], "The program that runs the tests", in: package.root, toolchain)
    try await compile(
      linkFlags + ["-emit-library", "-o", partial.appending(path: libraryName).path]
        + objects.map(\.path) + ["-lTesting"],
      "The kit", in: package.root, toolchain)
    var recipe = try await recipe(in: folder, asking: toolchain, from: partial)
    if let loader = Loader(recipe.program, kit: folder) {
      let options = try Loader.options(of: objects + [partial.appending(path: "TestProgram.o")])
      recipe.program = try await loader.build(in: partial, options: options)
      recipe.loadedOptions = options
    }
    for module in modules { try? files.removeItem(at: partial.appending(path: "\(module).o")) }
    try JSONEncoder().encode(recipe).write(to: partial.appending(path: "recipe.json"))
    do {
      try files.moveItem(at: partial, to: folder)
    } catch  where Kit(in: folder) != nil {
      // Another companion has finished first. Its kit is the same.
    }
  }

  private static func compile(
    _ arguments: [String], _ what: String, in directory: URL, _ toolchain: Toolchain
  ) async throws {
    let end = try await toolchain.child(arguments, in: directory).run()
    guard end.isSuccess else { throw doesNotCompile(what, compilerOutput: end.text) }
  }

  /// Returns an error for a part of the kit that can't be built.
  static func doesNotCompile(_ what: String, compilerOutput: String) -> SetUpError {
    SetUpError(
      """
      \(what) doesn't compile, so no exercise can be judged. The compiler says:
      \(compilerOutput.split(separator: "\n").suffix(20).joined(separator: "\n"))
      If you changed the kit, undo your changes. Otherwise, run: swift run workbook doctor
      """)
  }

  /// Asks the driver for the commands that build an exercise.
  ///
  /// - Parameters:
  ///   - folder: The final folder of the kit.
  ///   - toolchain: The toolchain.
  ///   - directory: The temporary folder that currently contains the kit.
  private static func recipe(
    in folder: URL, asking toolchain: Toolchain, from directory: URL
  ) async throws -> Recipe {
    let flags =
      commonFlags + [
        "-default-isolation", "MainActor", "-enable-testing", "-I", folder.path, "-I", ".",
      ]
    let answer = try await toolchain.steps(
      for: flags + answerFlags + [
        "-module-name", Placeholder.answerModule, "-c", Placeholder.answerPath, "-o", "answer.o",
      ], in: directory)
    let interface = try await toolchain.steps(
      for: flags + interfaceFlags + [
        "-module-name", Placeholder.answerModule, Placeholder.answerPath,
        "-emit-module-path", "\(Placeholder.answerModule).swiftmodule",
      ], in: directory)
    let suite = try await toolchain.steps(
      for: flags + packageFlags + [
        "-module-name", Placeholder.suiteModule, "-c", Placeholder.suitePath, "-o", "suite.o",
      ], in: directory)
    let program = try await toolchain.steps(
      for: linkFlags + [
        "answer.o", "suite.o", folder.appending(path: "TestProgram.o").path,
        folder.appending(path: libraryName).path, "-lTesting", "-Xlinker", "-rpath", "-Xlinker",
        folder.path, "-o", "program",
      ], in: directory)
    return Recipe(
      answer: answer, interface: interface, suite: suite, program: withoutTemporaryFiles(program),
      toolchain: toolchain.description)
  }

  /// Returns the steps with one change: the temporary file that passes data between link steps is
  /// replaced by a file in the workspace.
  private static func withoutTemporaryFiles(_ steps: [[String]]) -> [[String]] {
    guard let extract = steps.first(where: { $0[0].hasSuffix("autolink-extract") }),
      let index = extract.firstIndex(of: "-o"), index + 1 < extract.count
    else { return steps }
    let temporary = extract[index + 1]
    return steps.map { $0.map { $0.replacing(temporary, with: "program.autolink") } }
  }
}

extension Kit.Recipe {
  /// Returns the command that writes a file's syntax tree, given the command that compiles the
  /// file.
  private static func describing(_ command: [String], to output: String) -> [String] {
    var described: [String] = []
    var words = command[...]
    while let word = words.popFirst() {
      switch word {
      case "-c": described += ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
      case "-o":
        words = words.dropFirst()
        described += ["-o", output]
      case Kit.Placeholder.answerPath, Kit.Placeholder.suitePath:
        described += ["-primary-file", word]
      case "-strict-memory-safety": continue
      default: described.append(word)
      }
    }
    return described
  }
}
