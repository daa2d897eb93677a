import Foundation
import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// A build of the program that tests an answer with its suite.
package struct Build {
  private let workspace: AnswerWorkspace
  private let kit: Kit
  private let launcher: any Launcher
  private let usesColor: Bool
  private let audit: BuildAudit?
  private let suiteUse: SuiteUse

  /// How a build gets its compiled suite.
  package enum SuiteUse: Sendable {
    /// Other answers may use the suite. The compiler runs once more, so that the suite depends on
    /// less of the answer.
    case shared
    /// Only this answer uses the suite.
    case own
    /// The suite was compiled with this module, which is the module of an answer with the same
    /// declarations.
    case ofModule(URL)
  }

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - workspace: The folder that contains the answer and its suite.
  ///   - kit: The compiled kit.
  ///   - launcher: The launcher for the compiler and the linker.
  ///   - usesColor: Whether the compiler's output is in color.
  ///   - audit: The audit of the answer, or `nil` if it's one of the workbook's own answers.
  ///   - suiteUse: How the build gets its compiled suite.
  package init(
    workspace: AnswerWorkspace, kit: Kit, launcher: any Launcher, usesColor: Bool = false,
    audit: BuildAudit? = nil, suiteUse: SuiteUse = .shared
  ) {
    self.workspace = workspace
    self.kit = kit
    self.launcher = launcher
    self.usesColor = usesColor
    self.audit = audit
    self.suiteUse = suiteUse
  }

  /// The reason why a build didn't produce a program.
  package struct Failure {
    package var verdict: Verdict
    package var reason: String?
    package var output: String
    /// The names that an instructor has to allow to permit the answer.
    package var permittedBy: [String] = []

    /// Creates a failure with the given verdict.
    package init(verdict: Verdict, reason: String?, output: String) {
      self.verdict = verdict
      self.reason = reason
      self.output = output
    }

    /// Creates a failure from the findings of an audit.
    ///
    /// - Precondition: There is at least one finding.
    init(_ findings: [Finding], in path: String) {
      let first = findings[0]
      let more = findings.count - 1
      verdict = first.verdict
      reason =
        first.reason(in: path)
        + (more > 0
          ? " There \(more == 1 ? "is 1 more problem" : "are \(more) more problems")." : "")
      output = ""
      // Instructors copy these names into a shell, so reject names from the answer that aren't
      // safe.
      let names = Set(findings.map(\.name))
      permittedBy =
        names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_@.=():<> ]+/) != nil }
        ? names.sorted() : []
    }
  }

  /// Builds the program.
  ///
  /// - Returns: The failure, or `nil` if the build succeeded.
  /// - Throws: ``SetUpError`` if a step can't be started.
  package func buildProgram() async throws -> Failure? {
    let recipe = kit.recipe
    let steps =
      switch suiteUse {
      case .shared: recipe.answer + recipe.interface
      case .own: recipe.answerWithModule
      case .ofModule: recipe.answer
      }
    let (failedStep, output) = try await runSteps(steps, .answer)
    if let failedStep {
      let answer = workspace.file(workspace.answerPath)
      return failure(failedStep, CompilerAdvice.reason(for: failedStep.text, in: answer))
    }
    var mayChangeSuite = false
    if let audit {
      let result = try await audited(audit, output)
      if !result.findings.isEmpty { return Failure(result.findings, in: workspace.answerPath) }
      mayChangeSuite = result.mayChangeSuite
    }
    if let failedStep = try await compileSuite() {
      return failure(
        failedStep, "The answer compiles, but it doesn't declare everything that its suite uses.")
    }
    if let audit, let solution = audit.solution {
      let found = try audit.audit.findings(
        inSuiteObject: try readFile(workspace.file("suite.o")), solution: solution)
      if !found.isEmpty { return Failure(found, in: workspace.answerPath) }
    }
    if let audit, mayChangeSuite, let expected = try await audit.suite() {
      let references: SuiteReferences
      do {
        references = try await suiteReferences()
      } catch let error as SetUpError {
        // The suite has just compiled, so this error says nothing about the answer.
        return Failure(verdict: .graderError, reason: error.description, output: "")
      }
      let found = audit.audit.findings(inSuite: references, comparedWith: expected)
      if !found.isEmpty { return Failure(found, in: workspace.answerPath) }
    }
    if let failedStep = try await link() {
      return failure(failedStep, "The answer compiles, but it can't be linked with its suite.")
    }
    return nil
  }

  /// Builds the program again with the answer's line numbers, which backtraces need. Call this
  /// method after ``buildProgram()``.
  ///
  /// - Returns: Whether the build succeeded.
  /// - Throws: ``SetUpError`` if a step can't be started.
  func addLineNumbers() async throws -> Bool {
    let answer = kit.recipe.answer.map { $0 + ["-g"] }
    guard try await runSteps(answer, .answer).failedStep == nil else { return false }
    return try await link() == nil
  }

  /// Type-checks the workbook's solution and returns the facts that the audit needs.
  ///
  /// - Throws: ``SetUpError`` if the solution doesn't compile.
  func solutionFacts() async throws -> SolutionFacts {
    let (tree, failedStep) = try await answerTree()
    if let failedStep { throw try solutionError(failedStep) }
    return try AnswerAudit.facts(aboutSolution: tree)
  }

  /// Compiles the workbook's solution and its module, and returns the declarations that the suite
  /// refers to.
  ///
  /// - Throws: ``SetUpError`` if the solution or the suite doesn't compile.
  func solutionSuiteReferences() async throws -> SuiteReferences {
    let steps = kit.recipe.answer + kit.recipe.interface
    let (failedStep, _) = try await runSteps(steps, .answer)
    if let failedStep { throw try solutionError(failedStep) }
    return try await suiteReferences()
  }

  private func solutionError(_ failed: ChildResult) throws -> SetUpError {
    if failed.stopReason == .cancelled { throw CancellationError() }
    return SetUpError(
      "\(workspace.answerPath) can't be judged, because the workbook's solution doesn't compile: "
        + "\(failed.text.prefix(2000))")
  }

  /// Returns the declarations that the suite refers to. Call this method after compiling the
  /// answer.
  ///
  /// - Throws: ``SetUpError`` if the suite doesn't compile.
  func suiteReferences() async throws -> SuiteReferences {
    var trees: [Data] = []
    for path in workspace.suitePaths {
      let steps = kit.recipe.suiteTree.map { step in
        step.flatMap { word in
          word == Kit.Placeholder.suitePath
            ? [path] + workspace.suitePaths.filter { $0 != path } : [word]
        }
      }
      if let failed = try await runSteps(steps, .suite).failedStep {
        if failed.stopReason == .cancelled { throw CancellationError() }
        throw SetUpError(
          "The compiler can't write the syntax tree of \(path): \(failed.text.prefix(2000))")
      }
      trees.append(try readFile(workspace.file("suite.json")))
    }
    return try AnswerAudit.references(inSuite: trees, of: workspace.module)
  }

  /// Asks the compiler for the answer's syntax tree. Returns the tree, or the step that failed.
  private func answerTree() async throws -> (tree: Data, failedStep: ChildResult?) {
    if let failed = try await runSteps(kit.recipe.answerTree, .answer).failedStep {
      return (Data(), failed)
    }
    return (try readFile(workspace.file("answer.json")), nil)
  }

  private func audited(
    _ audit: BuildAudit, _ compilerOutput: String
  ) async throws -> AnswerAudit.Result {
    let (tree, failedStep) = try await answerTree()
    if failedStep != nil {
      // The answer has just compiled, so its code must be unusual. It can't be checked.
      return AnswerAudit.Result(
        findings: [
          Finding(
            name: "",
            message: "This answer compiles, but the compiler can't write its syntax tree, so the "
              + "answer can't be checked. Simplify the code.")
        ], mayChangeSuite: true)
    }
    return try audit.audit.result(
      tree: tree, object: try readFile(workspace.file("answer.o")),
      source: try readFile(workspace.file(workspace.answerPath)), compilerOutput: compilerOutput,
      solution: audit.solution,
      suite: SuiteVocabulary(
        try workspace.suitePaths.map { [UInt8](try readFile(workspace.file($0))) }))
  }

  /// Compiles the suite with the module of an answer, so that answers with the same declarations
  /// can use it.
  ///
  /// - Returns: The module, or `nil` if the answer or the suite doesn't compile, or the suite can't
  ///   be stored.
  func sharedModule() async throws -> URL? {
    guard try await runSteps(kit.recipe.interface, .answer).failedStep == nil,
      try await compileSuite() == nil
    else { return nil }
    let stored = storedSuite(for: try readFile(module)).module
    return FileManager.default.fileExists(atPath: stored.path) ? stored : nil
  }

  /// The answer's module.
  private var module: URL { workspace.file("\(workspace.module).swiftmodule") }

  /// Compiles the suite, or reuses the object file from an earlier answer with the same module.
  ///
  /// Reusing it is safe, because the compiler sees only the suite, the kit, and the answer's
  /// module.
  ///
  /// - Returns: The result of the step that failed, or `nil` if none failed.
  private func compileSuite() async throws -> ChildResult? {
    let files = FileManager.default
    switch suiteUse {
    case .shared: break
    case .own: return try await runSteps(kit.recipe.suite, .suite).failedStep
    case .ofModule(let shared): try? files.linkItem(at: shared, to: module)
    }
    let content = try readFile(module)
    let stored = storedSuite(for: content)
    let object = workspace.file("suite.o")
    // Compare the modules, because an answer can be crafted to have another answer's hash.
    if let known = try? Data(contentsOf: stored.module), known == content,
      (try? files.linkItem(at: stored.object, to: object)) != nil
    {
      return nil
    }
    if let failedStep = try await runSteps(kit.recipe.suite, .suite).failedStep {
      return failedStep
    }
    // Create hard links, which is atomic, and link the module last, so that it exists only if the
    // suite does.
    if (try? files.linkItem(at: object, to: stored.object)) != nil {
      try? files.linkItem(at: module, to: stored.module)
    }
    return nil
  }

  /// Returns where the suite is stored after it was compiled with a module, and the module itself.
  private func storedSuite(for module: Data) -> (object: URL, module: URL) {
    var hash = workspace.suiteHash
    hash.add(module)
    for step in kit.recipe.suite { hash.add(step.joined(separator: " ")) }
    let path = kit.suites.appending(path: hash.digest)
    return (path.appendingPathExtension("o"), path.appendingPathExtension("swiftmodule"))
  }

  /// Links the program. Returns the result of the step that failed, or `nil` if none failed.
  private func link() async throws -> ChildResult? {
    guard let loaded = kit.recipe.loadedOptions else {
      return try await runSteps(kit.recipe.program, .link).failedStep
    }
    let objects = ["answer.o", "suite.o"].map(workspace.file)
    let others = try Loader.options(of: objects).subtracting(loaded).sorted()
    if let failedStep = try await runSteps(kit.recipe.program.map { $0 + others }, .link).failedStep
    {
      return failedStep
    }
    try Loader.copy(from: kit.folder, to: workspace.folder)
    return nil
  }

  /// Runs steps one after another until one fails.
  ///
  /// - Returns: The result of the step that failed, if any, and the output of the other steps.
  private func runSteps(
    _ steps: [[String]], _ phase: Phase
  ) async throws -> (failedStep: ChildResult?, output: String) {
    var output = ""
    for step in steps {
      let command = [step[0]] + step.dropFirst().flatMap(replacingPlaceholders)
      let result = launcher.unwrapped(
        try await launcher.child(command, for: phase, in: workspace).run())
      if !result.isSuccess { return (result, output) }
      output += result.text
    }
    return (nil, output)
  }

  /// Returns the arguments to use for an argument of a step, with placeholders replaced.
  private func replacingPlaceholders(in word: String) -> [String] {
    switch word {
    case Kit.Placeholder.suitePath: return workspace.suitePaths
    case Kit.Placeholder.answerPath: return [workspace.answerPath]
    case "-no-color-diagnostics" where usesColor: return ["-color-diagnostics"]
    case "-fno-color-diagnostics" where usesColor: return ["-fcolor-diagnostics"]
    default:
      return [
        word.replacing(Kit.Placeholder.answerModule, with: workspace.module)
          .replacing(Kit.Placeholder.suiteModule, with: "\(workspace.module)Tests")
      ]
    }
  }

  private func failure(_ step: ChildResult, _ reason: String?) -> Failure {
    switch (step.stopReason, step.status) {
    case (.timeLimit?, _), (_, .signalled(24)):
      Failure(
        verdict: .doesNotCompile, reason: "The compiler didn't finish in time.", output: step.text)
    case (.outputLimit?, _):
      Failure(
        verdict: .doesNotCompile, reason: "The compiler printed too many messages.",
        output: step.text)
    case (_, .signalled(let signal)):
      Failure(
        verdict: .doesNotCompile, reason: "The compiler crashed (signal \(signal)).",
        output: step.text)
    default:
      Failure(verdict: .doesNotCompile, reason: reason, output: step.text)
    }
  }
}

/// The audit of an answer, along with the facts about the solution that the answer is compared
/// with.
package struct BuildAudit: Sendable {
  let audit: AnswerAudit
  /// The facts about the solution, or `nil` if there is no solution.
  let solution: SolutionFacts?
  /// A closure that returns the declarations that the suite refers to when it's compiled with the
  /// solution.
  let suite: @Sendable () async throws -> SuiteReferences?

  /// Creates an audit that compares answers with a solution.
  package init(
    _ audit: AnswerAudit, solution: SolutionFacts?,
    suite: @escaping @Sendable () async throws -> SuiteReferences?
  ) {
    self.audit = audit
    self.solution = solution
    self.suite = suite
  }
}
