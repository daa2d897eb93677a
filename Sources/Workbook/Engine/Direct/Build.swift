import Foundation
import WorkbookCore
import WorkbookProcesses

/// A build of the program that runs a suite on an answer.
package struct Build {
  private let workspace: AnswerWorkspace
  private let kit: Kit
  private let launcher: any Launcher
  private let usesColor: Bool
  private let inspector: (any BuildInspector)?

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - workspace: The folder that contains the answer and its suite.
  ///   - kit: The compiled kit.
  ///   - launcher: The launcher of the compiler and linker.
  ///   - usesColor: Whether the compiler prints in color.
  ///   - inspector: An inspector of the compiled files, before they are linked.
  package init(
    workspace: AnswerWorkspace, kit: Kit, launcher: any Launcher, usesColor: Bool = false,
    inspector: (any BuildInspector)? = nil
  ) {
    self.workspace = workspace
    self.kit = kit
    self.launcher = launcher
    self.usesColor = usesColor
    self.inspector = inspector
  }

  /// The reason why a build didn't produce a program.
  package struct Failure {
    package var verdict: Verdict
    package var reason: String?
    package var output: String

    /// Creates a failure with a verdict.
    package init(verdict: Verdict, reason: String?, output: String) {
      self.verdict = verdict
      self.reason = reason
      self.output = output
    }
  }

  /// Builds the program.
  ///
  /// - Returns: The failure, or `nil` if the build succeeded.
  /// - Throws: ``SetUpError`` if a step can't be started.
  package func buildProgram() async throws -> Failure? {
    let (failedStep, output) = try await runSteps(kit.recipe.answer, .answer)
    if let failedStep { return failure(failedStep, nil) }
    if let failure = try inspector?.inspectAnswer(in: workspace, compilerOutput: output) {
      return failure
    }
    if let failedStep = try await compileSuite() {
      return failure(
        failedStep, "The answer compiles, but it doesn't declare everything that its suite uses.")
    }
    if let failure = try inspector?.inspectSuite(in: workspace) { return failure }
    if let failedStep = try await runSteps(kit.recipe.program, .link).failedStep {
      return failure(failedStep, "The answer compiles, but it can't be linked with its suite.")
    }
    return nil
  }

  /// Compiles the suite, or reuses the object file of an earlier answer with the same module.
  ///
  /// Reusing it is safe, because the compiler sees only the suite, the kit, and the answer's module.
  ///
  /// - Returns: The result of the step that failed, or `nil`.
  private func compileSuite() async throws -> ChildResult? {
    let module = try read(workspace.file("\(workspace.module).swiftmodule"))
    var hash = workspace.suiteHash
    hash.add(module)
    for step in kit.recipe.suite { hash.add(step.joined(separator: " ")) }
    let cachedObject = kit.suites.appending(path: "\(hash.digest).o")
    let cachedModule = kit.suites.appending(path: "\(hash.digest).swiftmodule")
    let object = workspace.file("suite.o")
    // Comparing the modules guards against an answer that is crafted to have another answer's hash.
    if let known = try? Data(contentsOf: cachedModule), known == module,
      (try? FileManager.default.linkItem(at: cachedObject, to: object)) != nil
    {
      return nil
    }
    if let failedStep = try await runSteps(kit.recipe.suite, .suite).failedStep {
      return failedStep
    }
    // Linking is atomic. The module is linked last, so that it exists only if the suite does.
    let files = FileManager.default
    if (try? files.linkItem(at: object, to: cachedObject)) != nil {
      try? files.linkItem(at: workspace.file("\(workspace.module).swiftmodule"), to: cachedModule)
    }
    return nil
  }

  /// Runs steps one after the other, until one fails.
  ///
  /// - Returns: The result of the step that failed, and the output of the steps before it.
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

  /// Replaces the placeholders in an argument of a step.
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

/// A type that can reject an answer after it is compiled and before it is linked.
package protocol BuildInspector: Sendable {
  /// Inspects the answer's source, its object file, and the compiler's output.
  ///
  /// - Returns: A failure if the answer is rejected, or `nil`.
  func inspectAnswer(in workspace: AnswerWorkspace, compilerOutput: String) throws -> Build.Failure?
  /// Inspects the suite's object file, which was compiled with the answer's module.
  ///
  /// - Returns: A failure if the answer is rejected, or `nil`.
  func inspectSuite(in workspace: AnswerWorkspace) throws -> Build.Failure?
}
