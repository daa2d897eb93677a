import Foundation
import WorkbookCore
import WorkbookEngine

/// Reads an answer in each form that it takes on the way to a program.
///
/// It begins when the answer has compiled. Who imports SwiftUI out of habit, or leaves a text open,
/// is told so by the compiler, and is suspected of nothing.
struct AnswerAudit: BuildInspector {
  let reference: Reference
  let allowed: Set<String>

  func inspectAnswer(
    in workspace: AnswerWorkspace, compilerOutput: String
  ) throws -> Build.Failure? {
    let bytes = try read(workspace.file(workspace.answerPath))
    let reading = SourceAudit(allowed: allowed, reserved: reference.reserved)
    if let failure = failure(reading.findings(in: bytes), in: workspace) { return failure }
    let safety = MemorySafety(path: workspace.answerPath, allowed: allowed)
    let source = String(decoding: bytes, as: UTF8.self)
    if let finding = safety.finding(in: compilerOutput, of: source) {
      return failure([finding], in: workspace)
    }
    let object = try ObjectFile(read(workspace.file("answer.o")))
    let audit = SymbolAudit(module: workspace.module, allowed: allowed)
    return failure(audit.findings(in: object).map { placed($0, in: source) }, in: workspace)
  }

  func inspectSuite(in workspace: AnswerWorkspace) throws -> Build.Failure? {
    let audit = SuiteAudit(module: workspace.module, reference: reference.suite, allowed: allowed)
    let findings = try audit.findings(
      suite: ObjectFile(read(workspace.file("suite.o"))),
      answer: ObjectFile(read(workspace.file("answer.o"))))
    return failure(findings, in: workspace)
  }

  /// A finding with the first line that says its name, outside of comments and texts.
  private func placed(_ finding: Finding, in source: String) -> Finding {
    var finding = finding
    finding.line = SwiftTokens(source.utf8).tokens.first { $0.text == finding.name }?.line
    return finding
  }

  private func failure(_ findings: [Finding], in workspace: AnswerWorkspace) -> Build.Failure? {
    guard let first = findings.first else { return nil }
    let more = Set(findings.map(\.words)).count - 1
    return Build.Failure(
      verdict: .tampered,
      reason: first.reason(in: workspace.answerPath) + (more > 0 ? " And \(more) more." : ""),
      output: "")
  }
}
