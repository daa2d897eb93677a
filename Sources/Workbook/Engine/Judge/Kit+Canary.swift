import Foundation
import WorkbookCore
import WorkbookProcesses

extension Kit {
  /// Returns the kit with what untrusted answers need: the ``Canary``, and a module cache that
  /// compilers in a sandbox can read.
  ///
  /// A compiler in the sandbox can't save its module cache. Rebuilding it every time would take
  /// longer than everything else.
  ///
  /// - Parameter others: The additional names that answers may use. Some of them may be names of
  ///   modules.
  /// - Throws: ``SetUpError`` if the canary doesn't compile.
  func forUntrustedAnswers(importing others: Set<String>) async throws -> Kit {
    var kit = self
    let cache = folder.deletingLastPathComponent()
    let moduleCache = WorkbookPackage.headerCache(in: cache)
    Self.removeModuleCaches(in: cache, except: moduleCache)
    let flags = ["-module-cache-path", moduleCache.path]
    kit.moduleCache = moduleCache
    kit.recipe.suite = recipe.suite.map { $0 + flags }
    kit.recipe.answer = recipe.answer.map { $0 + flags }
    kit.recipe.interface = recipe.interface.map { $0 + flags }

    let work = WorkFolder.new(in: cache)
    defer { try? FileManager.default.removeItem(at: work) }
    // Compiling the imports fills the module cache, and updates it if the headers have changed.
    try await kit.compile(Self.imports(others), as: "WorkbookImports", in: work)
    let canary = folder.appending(path: "canary-\(ContentHash(Data(Canary.source.utf8))).o")
    if !FileManager.default.fileExists(atPath: canary.path) {
      let object = try await kit.compile(Canary.source, as: Canary.module, in: work)
      do {
        try FileManager.default.moveItem(at: object, to: canary)
      } catch  where FileManager.default.fileExists(atPath: canary.path) {
        // Another grader was faster, and its file is just as good.
      }
    }
    kit.canary = canary
    kit.recipe.program = recipe.program.map { step in
      step.flatMap { $0 == "suite.o" ? [$0, canary.path] : [$0] }
    }
    return kit
  }

  /// Removes the module caches that came with a copied workbook.
  private static func removeModuleCaches(in cache: URL, except own: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []
    for name in names where name.hasPrefix("headers") && name != own.lastPathComponent {
      try? FileManager.default.removeItem(at: cache.appending(path: name))
    }
  }

  /// Returns the source of a file that imports every module an answer or a suite may import.
  private static func imports(_ others: Set<String>) -> String {
    let allowed = others.filter { $0.wholeMatch(of: /_?[A-Z][A-Za-z0-9_]*/) != nil }
    let modules = ["Foundation", "Observation", "Testing"] + KitModules.all
    return (modules + allowed.sorted())
      .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  /// Compiles a file as a suite, outside the sandbox, and returns the object file.
  @discardableResult
  private func compile(_ source: String, as module: String, in folder: URL) async throws -> URL {
    try writeFile(Data(source.utf8), to: folder.appending(path: "\(module).swift"))
    for step in recipe.suite {
      let command = step.map { word in
        switch word {
        case Placeholder.suitePath: "\(module).swift"
        case "suite.o": "\(module).o"
        default: word.replacing(Placeholder.suiteModule, with: module)
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
    return folder.appending(path: "\(module).o")
  }
}
