import Foundation
import WorkbookCore
import WorkbookEngine

/// Audits an answer in each form it takes on the way to a program: source, object file, and the
/// compiled suite.
///
/// The audit starts only after the answer has compiled. A student who imports SwiftUI out of habit,
/// or forgets to close a string literal, gets the compiler's error rather than an accusation.
struct AnswerAudit: BuildInspector {
  let baseline: SolutionBaseline
  let allowed: Set<String>

  func inspectAnswer(
    in workspace: AnswerWorkspace, compilerOutput: String
  ) throws -> Build.Failure? {
    let bytes = try read(workspace.file(workspace.answerPath))
    let reading = SourceAudit(allowed: allowed, reserved: baseline.reserved)
    if let failure = failure(reading.findings(in: bytes), in: workspace) { return failure }
    let safety = MemorySafety(path: workspace.answerPath, allowed: allowed)
    let source = String(decoding: bytes, as: UTF8.self)
    if let finding = safety.finding(in: compilerOutput, of: source) {
      return failure([finding], in: workspace)
    }
    let object = try ObjectFile(read(workspace.file("answer.o")))
    let audit = SymbolAudit(module: workspace.module, allowed: allowed)
    return failure(audit.findings(in: object).map { located($0, in: source) }, in: workspace)
  }

  func inspectSuite(in workspace: AnswerWorkspace) throws -> Build.Failure? {
    let audit = SuiteAudit(module: workspace.module, baseline: baseline.suite, allowed: allowed)
    let findings = try audit.findings(
      suite: ObjectFile(read(workspace.file("suite.o"))),
      answer: ObjectFile(read(workspace.file("answer.o"))))
    return failure(findings, in: workspace)
  }

  /// Returns the finding with the first line that mentions its name outside comments and strings.
  private func located(_ finding: Finding, in source: String) -> Finding {
    var finding = finding
    finding.line = SwiftTokens(source.utf8).tokens.first { $0.text == finding.name }?.line
    return finding
  }

  private func failure(_ findings: [Finding], in workspace: AnswerWorkspace) -> Build.Failure? {
    guard let first = findings.first else { return nil }
    let more = Set(findings.map(\.message)).count - 1
    return Build.Failure(
      verdict: .tampered,
      reason: first.reason(in: workspace.answerPath) + (more > 0 ? " And \(more) more." : ""),
      output: "")
  }
}
