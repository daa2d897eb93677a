import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

/// The kit as answers are built on it that nobody has reason to trust.
///
/// An answer is no part of the package of the kit: what the kit shares with its own package only is
/// not for the answer. The compiler tells where an answer leaves the safety of memory. And each
/// program has the ``Canary`` in it, and what checks its equalities.
struct GradingKit: Sendable {
  /// The kit, with the commands that build such an answer.
  let kit: Kit
  /// What there is besides the kit, for suites.
  let folder: URL
  /// What the compiler makes of the system's C headers, to be read only.
  ///
  /// A compiler that is shut in keeps nothing, and would make it anew each time, which takes longer
  /// than all the rest.
  let headers: URL
  /// Whether there is ``CheckedEquality``.
  let checksEquality: Bool

  /// Makes it of the kit.
  ///
  /// - Parameters:
  ///   - kit: The kit as it is.
  ///   - allowed: Names that answers may use besides, some of which may be modules.
  /// - Throws: ``SetUpError`` if it does not compile.
  init(_ kit: Kit, allowing allowed: Set<String>) async throws {
    let cache = kit.folder.deletingLastPathComponent()
    headers = cache.appending(path: "headers")
    let flags = ["-module-cache-path", headers.path]
    var recipe = kit.recipe
    recipe.suite = recipe.suite.map { $0 + flags }
    recipe.answer = recipe.answer.map { $0 + flags }

    var hash = ContentHash()
    for source in [Canary.source, CheckedEquality.source] { hash.add(source) }
    let folder = kit.folder.appending(path: "grading-\(hash.digest)")
    let work = WorkFolder.new(in: cache)
    defer { try? FileManager.default.removeItem(at: work) }
    // This fills the folder of headers, and brings it up to date when they have changed.
    try await Self.follow(
      recipe.answer, on: Self.imports(allowed), as: "WorkbookImports",
      in: work.appending(path: "imports"))
    if !FileManager.default.fileExists(atPath: folder.path) {
      let partial = work.appending(path: "grading")
      try await Self.follow(recipe.suite, on: Canary.source, as: Canary.module, in: partial)
      // It speaks to what the testing library keeps for its macros, which may be another thing in
      // another version. Grading takes longer then, and is as good.
      try? await Self.follow(
        recipe.answer, on: CheckedEquality.source, as: CheckedEquality.module, in: partial)
      do {
        try FileManager.default.moveItem(at: partial, to: folder)
      } catch  where FileManager.default.fileExists(atPath: folder.path) {
        // Another grader was faster; what it made is as good.
      }
    }

    recipe.suite = recipe.suite.map { $0 + ["-I", folder.path] }
    recipe.answer = recipe.answer.map { step in
      var step = step
      if let place = step.firstIndex(of: "-package-name") {
        step.removeSubrange(place...(place + 1))
      }
      return step + MemorySafety.flags
    }
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

  /// A file that imports all that an answer or a suite may.
  private static func imports(_ allowed: Set<String>) -> String {
    let others = allowed.filter { $0.wholeMatch(of: /_?[A-Z][A-Za-z0-9_]*/) != nil }
    let modules = ["Foundation", "Observation", "StateFlow", "Testing", "WorkbookTesting"]
    return (modules + others.sorted())
      .map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  /// Compiles a file as an answer or a suite is compiled, to an object file with its module's name.
  private static func follow(
    _ steps: [[String]], on source: String, as module: String, in folder: URL
  ) async throws {
    typealias Placeholder = Kit.Placeholder
    try write(Data(source.utf8), to: folder.appending(path: "\(module).swift"))
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
          "\(module), which is a part of each program that is graded, does not compile. The "
            + "compiler says:\n\(end.text.prefix(2000))\nTry: swift run workbook doctor")
      }
    }
  }
}
