import Foundation
import WorkbookCore
import WorkbookProcesses

/// Builds the program that runs one suite on one answer.
package struct Build {
  private let workspace: AnswerWorkspace
  private let kit: Kit
  private let launcher: any Launcher
  private let usesColor: Bool
  private let inspection: (any Inspection)?

  /// A build of an answer with its suite.
  ///
  /// - Parameters:
  ///   - workspace: The folder that holds the answer and its suite.
  ///   - kit: The kit that they are built on.
  ///   - launcher: Starts each step.
  ///   - usesColor: Whether the compiler prints in color.
  ///   - inspection: Looks at what was compiled, before it is linked.
  package init(
    workspace: AnswerWorkspace, kit: Kit, launcher: any Launcher, usesColor: Bool = false,
    inspection: (any Inspection)? = nil
  ) {
    self.workspace = workspace
    self.kit = kit
    self.launcher = launcher
    self.usesColor = usesColor
    self.inspection = inspection
  }

  /// Why there is no program.
  package struct Refusal {
    package var verdict: Verdict
    package var reason: String?
    package var output: String

    /// A refusal with a verdict.
    package init(verdict: Verdict, reason: String?, output: String) {
      self.verdict = verdict
      self.reason = reason
      self.output = output
    }
  }

  /// Builds it.
  ///
  /// - Returns: Nil if it is there.
  /// - Throws: ``SetUpError`` if a step cannot be started.
  package func program() async throws -> Refusal? {
    let (failure, output) = try await follow(kit.recipe.answer, .answer)
    if let failure { return refusal(failure, nil) }
    if let refusal = try inspection?.refusalOfAnswer(on: workspace, compilerOutput: output) {
      return refusal
    }
    if let failure = try await suite() {
      return refusal(
        failure, "The answer compiles, but its suite does not find in it what it needs.")
    }
    if let refusal = try inspection?.refusalOfSuite(on: workspace) { return refusal }
    if let failure = try await run(kit.recipe.program, .link) {
      return refusal(failure, "The answer compiles, but cannot be linked with its suite.")
    }
    return nil
  }

  /// Compiles the suite, unless it was compiled for an answer with the same module.
  ///
  /// The compiler sees the suite, the kit and the answer's module, and nothing else of the answer.
  private func suite() async throws -> ChildEnd? {
    let module = try read(workspace.file("\(workspace.module).swiftmodule"))
    var hash = workspace.suiteHash
    hash.add(module)
    for step in kit.recipe.suite { hash.add(step.joined(separator: " ")) }
    let kept = kit.suites.appending(path: "\(hash.name).o")
    let keptModule = kit.suites.appending(path: "\(hash.name).swiftmodule")
    let object = workspace.file("suite.o")
    // The hash keeps accidents apart; an answer may be made to have the hash of another.
    if let known = try? Data(contentsOf: keptModule), known == module,
      (try? FileManager.default.linkItem(at: kept, to: object)) != nil
    {
      return nil
    }
    if let failure = try await run(kit.recipe.suite, .suite) { return failure }
    // A link appears at once and whole, and the module is there only after its suite.
    let files = FileManager.default
    if (try? files.linkItem(at: object, to: kept)) != nil {
      try? files.linkItem(at: workspace.file("\(workspace.module).swiftmodule"), to: keptModule)
    }
    return nil
  }

  /// Runs steps, one after the other.
  ///
  /// - Returns: How the first one ended that failed, or nil.
  private func run(_ steps: [[String]], _ phase: Phase) async throws -> ChildEnd? {
    try await follow(steps, phase).failure
  }

  private func follow(
    _ steps: [[String]], _ phase: Phase
  ) async throws -> (failure: ChildEnd?, output: String) {
    var output = ""
    for step in steps {
      let command = [step[0]] + step.dropFirst().flatMap(filled)
      let end = launcher.unwrapped(
        try await launcher.child(command, for: phase, on: workspace).run())
      if !end.isSuccess { return (end, output) }
      output += end.text
    }
    return (nil, output)
  }

  /// A word of a step, with what is this exercise's own.
  private func filled(_ word: String) -> [String] {
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

  private func refusal(_ end: ChildEnd, _ reason: String?) -> Refusal {
    switch (end.stop, end.status) {
    case (.timeLimit?, _), (_, .signalled(24)):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler did not come to an end.", output: end.text)
    case (.outputLimit?, _):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler has more to say than anybody would read.",
        output: end.text)
    case (_, .signalled(let signal)):
      Refusal(
        verdict: .doesNotCompile, reason: "The compiler crashed (signal \(signal)).",
        output: end.text)
    default:
      Refusal(verdict: .doesNotCompile, reason: reason, output: end.text)
    }
  }
}

/// Looks at what the compiler made of an answer, between compiling and linking.
package protocol Inspection: Sendable {
  /// Why the answer is not to be used, from its object file and what the compiler said of it.
  func refusalOfAnswer(on workspace: AnswerWorkspace, compilerOutput: String) throws -> Build
    .Refusal?
  /// Why the answer is not to be used, from what its suite has become with it.
  func refusalOfSuite(on workspace: AnswerWorkspace) throws -> Build.Refusal?
}
