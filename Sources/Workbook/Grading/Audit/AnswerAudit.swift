import Foundation
import WorkbookCore
import WorkbookEngine

/// Reads an answer in each form that it takes on the way to a program.
///
/// It begins when the answer has compiled. Who imports SwiftUI out of habit, or leaves a text open,
/// is told so by the compiler, and is suspected of nothing.
struct AnswerAudit: Inspection {
  let reference: Reference
  let allowed: Set<String>

  func refusalOfAnswer(on workspace: AnswerWorkspace, compilerOutput: String) throws -> Build
    .Refusal?
  {
    let bytes = try read(workspace.file(workspace.answerPath))
    let reading = SourceAudit(allowed: allowed, reserved: reference.reserved)
    if let refusal = refusal(reading.findings(in: bytes), on: workspace) { return refusal }
    let safety = MemorySafety(path: workspace.answerPath, allowed: allowed)
    let source = String(decoding: bytes, as: UTF8.self)
    if let finding = safety.finding(in: compilerOutput, of: source) {
      return refusal([finding], on: workspace)
    }
    let object = try ObjectFile(read(workspace.file("answer.o")))
    let audit = SymbolAudit(module: workspace.module, allowed: allowed)
    return refusal(audit.findings(in: object).map { placed($0, in: source) }, on: workspace)
  }

  func refusalOfSuite(on workspace: AnswerWorkspace) throws -> Build.Refusal? {
    let audit = SuiteAudit(module: workspace.module, reference: reference.suite, allowed: allowed)
    let findings = try audit.findings(
      suite: ObjectFile(read(workspace.file("suite.o"))),
      answer: ObjectFile(read(workspace.file("answer.o"))))
    return refusal(findings, on: workspace)
  }

  /// A finding with the first line that says its name, outside of comments and texts.
  private func placed(_ finding: Finding, in source: String) -> Finding {
    var finding = finding
    finding.line = SwiftTokens(source.utf8).tokens.first { $0.text == finding.name }?.line
    return finding
  }

  private func refusal(_ findings: [Finding], on workspace: AnswerWorkspace) -> Build.Refusal? {
    guard let first = findings.first else { return nil }
    let more = Set(findings.map(\.words)).count - 1
    return Build.Refusal(
      verdict: .tampered,
      reason: first.reason(in: workspace.answerPath) + (more > 0 ? " And \(more) more." : ""),
      output: "")
  }
}
