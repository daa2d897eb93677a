import Foundation
import WorkbookAudit
import WorkbookCore

/// The audit of an answer while its program is built.
struct AuditedBuild {
  let audit: AnswerAudit
  /// The facts about the solution, or `nil` if there is no solution.
  let solution: SolutionFacts?
  /// A closure that returns the declarations that the suite refers to when it's compiled with the
  /// solution.
  var solutionSuite: (@Sendable () async throws -> SuiteReferences)?

  /// Audits a compiled answer.
  ///
  /// - Parameter compilerOutput: The compiler's output for the answer.
  /// - Returns: The result, which the audit of the suite needs.
  /// - Throws: ``BuildFailure`` if the answer can't be judged.
  func checkAnswer(
    of program: AnswerProgram, _ compilerOutput: String
  ) async throws -> AnswerAudit.Result {
    let workspace = program.workspace
    var tree = Data()
    do {
      tree = try await program.answerTree()
    } catch is BuildFailure {
      // The answer has just compiled, so its code must be unusual. It can't be checked.
      let finding = Finding(
        name: "",
        message: "This answer compiles, but the compiler can't write its syntax tree, so the "
          + "answer can't be checked. Simplify the code.")
      try BuildFailure.check([finding], in: workspace.answerPath)
    }
    let result = try audit.result(
      tree: tree, object: try readFile(workspace.file("answer.o")),
      source: try readFile(workspace.file(workspace.answerPath)), compilerOutput: compilerOutput,
      solution: solution, suite: SuiteVocabulary([UInt8](workspace.suite.content)))
    try BuildFailure.check(result.findings, in: workspace.answerPath)
    return result
  }

  /// Audits a suite that was compiled with an answer.
  ///
  /// - Parameter answer: The result of auditing the answer.
  /// - Throws: ``BuildFailure`` if the suite differs from the suite compiled with the solution.
  func checkSuite(of program: AnswerProgram, after answer: AnswerAudit.Result) async throws {
    guard let solution, let solutionSuite else { return }
    let workspace = program.workspace
    try BuildFailure.check(
      audit.findings(
        inSuiteObject: try readFile(workspace.file("suite.o")), of: answer, solution: solution),
      in: workspace.answerPath)
    guard answer.mayChangeSuite else { return }
    let expected = try await solutionSuite()
    let references: SuiteReferences
    do {
      references = try AnswerAudit.references(
        inSuite: try await program.suiteTree(), of: workspace.module)
    } catch let failure as BuildFailure {
      // The suite has just compiled, so this error says nothing about the answer.
      throw BuildFailure(
        graderError: "The compiler can't write the syntax tree of \(workspace.suite.path): "
          + "\(failure.output.prefix(2000))")
    } catch let error as SetUpError {
      throw BuildFailure(graderError: error.description)
    }
    try BuildFailure.check(
      audit.findings(inSuite: references, comparedWith: expected), in: workspace.answerPath)
  }
}
