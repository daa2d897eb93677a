import Foundation
import WorkbookCore
import WorkbookProcesses

/// The program that tests an answer with its suite, and the steps that build and run it.
///
/// A step throws a ``BuildFailure`` if the answer is the reason why it fails.
struct AnswerProgram: Sendable {
  let workspace: AnswerWorkspace
  let kit: Kit
  /// The launcher for the compiler, the linker, and the program.
  var launcher: any Launcher
  let limits: JudgeLimits
  /// Whether the compiler's output is in color.
  var usesColor = false

  /// The source of a program's compiled suite.
  enum SuiteUse: Sendable {
    /// Other answers may use the suite. The compiler runs once more, so that the suite depends on
    /// less of the answer.
    case shared
    /// Only this answer uses the suite.
    case own
    /// The suite was compiled with this module, which is the module of an answer with the same
    /// declarations.
    case ofModule(URL)
  }

  /// Compiles the answer, and its module unless the suite was compiled with another one.
  ///
  /// - Returns: The compiler's output.
  @discardableResult
  func compileAnswer(for use: SuiteUse = .shared) async throws -> String {
    let recipe = kit.recipe
    let steps =
      switch use {
      case .shared: recipe.answer + recipe.interface
      case .own: recipe.answerWithModule
      case .ofModule: recipe.answer
      }
    let answer = workspace.file(workspace.answerPath)
    return try await run(steps, .answer) { CompilerAdvice.reason(for: $0, in: answer) }
  }

  /// Writes the answer's module without compiling the bodies of its functions.
  func compileModule() async throws { try await run(kit.recipe.interface, .answer) }

  /// Compiles the suite, or reuses the suite of an earlier answer with the same module.
  func compileSuite(_ use: SuiteUse = .shared) async throws {
    let store = SuiteStore(kit: kit)
    var isShared = true
    switch use {
    case .shared: break
    case .own: isShared = false
    case .ofModule(let module):
      try? FileManager.default.linkItem(at: module, to: workspace.moduleFile)
    }
    if isShared, try store.provideSuite(for: workspace) { return }
    try await run(kit.recipe.suite, .suite) { _ in
      "The answer compiles, but it doesn't declare everything that its suite uses."
    }
    if isShared { try store.store(from: workspace) }
  }

  /// Links the program.
  func link() async throws {
    var others: [String] = []
    if let loaded = kit.recipe.loadedOptions {
      let objects = ["answer.o", "suite.o"].map(workspace.file)
      others = try Loader.options(of: objects).subtracting(loaded).sorted()
    }
    try await run(kit.recipe.program.map { $0 + others }, .link) { _ in
      "The answer compiles, but it can't be linked with its suite."
    }
    if kit.recipe.loadedOptions != nil { try Loader.copy(from: kit.folder, to: workspace.folder) }
  }

  /// Builds the program again with the answer's line numbers, which backtraces need.
  func addLineNumbers() async throws {
    try await run(kit.recipe.answer.map { $0 + ["-g"] }, .answer)
    try await link()
  }

  /// Returns the compiler's syntax tree of the answer.
  func answerTree() async throws -> Data {
    try await run(kit.recipe.answerTree, .answer)
    return try readFile(workspace.file("answer.json"))
  }

  /// Returns the compiler's syntax tree of the suite. Call this method after compiling the answer.
  func suiteTree() async throws -> Data {
    try await run(kit.recipe.suiteTree, .suite)
    return try readFile(workspace.file("suite.json"))
  }

  /// Runs the program once.
  ///
  /// - Parameter selection: The tests to run.
  func run(_ selection: TestSelection, limits: ChildLimits) async throws -> (TestRun, ChildResult) {
    let mark = UUID().uuidString
    let observer = RunObserver(mark: mark)
    var child = launcher.child(
      [workspace.file(Loader.programName).path, TestProgram.argument], for: .run, in: workspace,
      with: kit)
    child.limits = limits
    child.input = TestProgram.input(mark: mark, selection)
    let result = try await child.run { observer.receive($0) }
    return (observer.finish(), launcher.unwrapped(result))
  }

  /// Runs steps one after another until one fails.
  ///
  /// - Parameter reason: A function that explains a failure, given the compiler's output.
  /// - Returns: The output of the steps.
  @discardableResult
  private func run(
    _ steps: [[String]], _ phase: Phase, reason: (String) -> String? = { _ in nil }
  ) async throws -> String {
    var output = ""
    for step in steps {
      let command = [step[0]] + step.dropFirst().map(replacingPlaceholders)
      var child = launcher.child(command, for: phase, in: workspace, with: kit)
      child.limits = limits.compiler
      let result = launcher.unwrapped(try await child.run())
      guard result.isSuccess else { throw BuildFailure(result, reason: reason(result.text)) }
      output += result.text
    }
    return output
  }

  /// Returns the argument to use for an argument of a step, with placeholders replaced.
  private func replacingPlaceholders(in word: String) -> String {
    switch word {
    case Kit.Placeholder.suitePath: workspace.suite.path
    case Kit.Placeholder.answerPath: workspace.answerPath
    case "-no-color-diagnostics" where usesColor: "-color-diagnostics"
    case "-fno-color-diagnostics" where usesColor: "-fcolor-diagnostics"
    default:
      word.replacing(Kit.Placeholder.answerModule, with: workspace.module)
        .replacing(Kit.Placeholder.suiteModule, with: "\(workspace.module)Tests")
    }
  }
}
