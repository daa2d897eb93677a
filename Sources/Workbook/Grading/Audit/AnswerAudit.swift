import Foundation
import WorkbookCore
import WorkbookEngine

/// Audits an answer in each form it takes on the way to a program: source, object file, and the
/// compiled suite.
///
/// The audit starts only after the answer has compiled. A student who imports SwiftUI out of habit,
/// or forgets to close a string literal, gets the compiler's error rather than an accusation.
struct AnswerAudit: Inspection {
  let baseline: SolutionBaseline
  let allowed: Set<String>

  func refusalOfAnswer(on workspace: AnswerWorkspace, compilerOutput: String) throws -> Build
    .Refusal?
  {
    let bytes = try read(workspace.file(workspace.answerPath))
    let reading = SourceAudit(allowed: allowed, reserved: baseline.reserved)
    if let refusal = refusal(reading.findings(in: bytes), on: workspace) { return refusal }
    let safety = MemorySafety(path: workspace.answerPath, allowed: allowed)
    let source = String(decoding: bytes, as: UTF8.self)
    if let finding = safety.finding(in: compilerOutput, of: source) {
      return refusal([finding], on: workspace)
    }
    let object = try ObjectFile(read(workspace.file("answer.o")))
    let audit = SymbolAudit(module: workspace.module, allowed: allowed)
    return refusal(audit.findings(in: object).map { located($0, in: source) }, on: workspace)
  }

  func refusalOfSuite(on workspace: AnswerWorkspace) throws -> Build.Refusal? {
    let audit = SuiteAudit(module: workspace.module, baseline: baseline.suite, allowed: allowed)
    let findings = try audit.findings(
      suite: ObjectFile(read(workspace.file("suite.o"))),
      answer: ObjectFile(read(workspace.file("answer.o"))))
    return refusal(findings, on: workspace)
  }

  /// Returns the finding with the first line that mentions its name outside comments and strings.
  private func located(_ finding: Finding, in source: String) -> Finding {
    var finding = finding
    finding.line = SwiftTokens(source.utf8).tokens.first { $0.text == finding.name }?.line
    return finding
  }

  private func refusal(_ findings: [Finding], on workspace: AnswerWorkspace) -> Build.Refusal? {
    guard let first = findings.first else { return nil }
    let more = Set(findings.map(\.message)).count - 1
    return Build.Refusal(
      verdict: .tampered,
      reason: first.reason(in: workspace.answerPath) + (more > 0 ? " And \(more) more." : ""),
      output: "")
  }
}
