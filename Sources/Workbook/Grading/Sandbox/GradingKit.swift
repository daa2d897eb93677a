import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// The kit that untrusted answers are built with.
///
/// Each program also contains the ``Canary`` and the function for ``CheckedEquality``.
struct GradingKit: Sendable {
  /// The kit, with the commands that build an untrusted answer.
  let kit: Kit
  /// The folder with the additional modules for suites.
  let folder: URL
  /// The compiler's module cache for the system's C headers, which all answers share and can only
  /// read.
  ///
  /// A compiler in the sandbox can't save its module cache. Rebuilding it every time would take
  /// longer than everything else.
  let moduleCache: URL
  /// Whether the module for ``CheckedEquality`` is available.
  let checksEquality: Bool

  /// Prepares a kit for grading.
  ///
  /// - Parameters:
  ///   - kit: The regular kit.
  ///   - allowed: The additional names that answers may use. Some of them may be names of modules.
  /// - Throws: ``SetUpError`` if one of the additional modules doesn't compile.
  init(_ kit: Kit, allowing allowed: Set<String>) async throws {
    let cache = kit.folder.deletingLastPathComponent()
    moduleCache = WorkbookPackage.headerCache(in: cache)
    Self.removeOtherModuleCaches(in: cache, than: moduleCache)
    let flags = ["-module-cache-path", moduleCache.path]
    var recipe = kit.recipe
    recipe.suite = recipe.suite.map { $0 + flags }
    recipe.answer = recipe.answer.map { $0 + flags }
    recipe.interface = recipe.interface.map { $0 + flags }

    var hash = ContentHash()
    for source in [Canary.source, CheckedEquality.source] { hash.add(source) }
    let folder = kit.folder.appending(path: "grading-\(hash.digest)")
    let work = WorkFolder.new(in: cache)
    defer { try? FileManager.default.removeItem(at: work) }
    // Compiling the imports fills the module cache, and updates it if the headers have changed.
    try await Self.compile(
      Self.imports(allowed), as: "WorkbookImports", with: recipe.answer,
      in: work.appending(path: "imports"))
    if !FileManager.default.fileExists(atPath: folder.path) {
      let partial = work.appending(path: "grading")
      try await Self.compile(Canary.source, as: Canary.module, with: recipe.suite, in: partial)
      // This module uses underscored APIs from the testing library, which other versions may not
      // have. Without it, grading is slower but just as reliable.
      try? await Self.compile(
        CheckedEquality.source, as: CheckedEquality.module,
        with: recipe.answer + recipe.interface, in: partial)
      do {
        try FileManager.default.moveItem(at: partial, to: folder)
      } catch  where FileManager.default.fileExists(atPath: folder.path) {
        // Another grader was faster, and its files are just as good.
      }
    }

    recipe.suite = recipe.suite.map { $0 + ["-I", folder.path] }
    let objects = [Canary.module, CheckedEquality.module]
      .map { folder.appending(path: "\($0).o").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    recipe.program = recipe.program.map { step in
      step.flatMap { $0 == "suite.o" ? [$0] + objects : [$0] }
    }
    var kit = kit
    kit.recipe = recipe
    self.kit = kit
    self.folder = folder
    checksEquality = objects.count == 2
  }

  /// Removes the module caches that came with a copied workbook.
  private static func removeOtherModuleCaches(in cache: URL, than own: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    for name in names where name.hasPrefix("headers") && name != own.lastPathComponent {
      try? FileManager.default.removeItem(at: cache.appending(path: name))
    }
  }

  /// Returns the source of a file that imports every module an answer or a suite may import.
  private static func imports(_ allowed: Set<String>) -> String {
    let others = allowed.filter { $0.wholeMatch(of: /_?[A-Z][A-Za-z0-9_]*/) != nil }
    let modules = ["Foundation", "Observation", "Testing"] + KitModules.all
    return (modules + others.sorted())
      .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  /// Compiles a file into an object file that is named after the module, using the steps for an
  /// answer or a suite.
  private static func compile(
    _ source: String, as module: String, with steps: [[String]], in folder: URL
  ) async throws {
    typealias Placeholder = Kit.Placeholder
    try writeFile(Data(source.utf8), to: folder.appending(path: "\(module).swift"))
    for step in steps {
      let command = step.map { word in
        switch word {
        case Placeholder.answerPath, Placeholder.suitePath: "\(module).swift"
        case "answer.o", "suite.o": "\(module).o"
        default:
          word.replacing(Placeholder.answerModule, with: module)
            .replacing(Placeholder.suiteModule, with: module)
        }
      }
      let end = try await ChildProcess(
        URL(filePath: command[0]), Array(command.dropFirst()), directory: folder
      ).run()
      guard end.isSuccess else {
        throw SetUpError(
          "\(module), which is part of every graded program, doesn't compile. The compiler's "
            + "output:\n\(end.text.prefix(2000))\nTry: swift run workbook doctor")
      }
    }
  }
}
