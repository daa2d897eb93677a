import WorkbookAudit
import WorkbookCore
import WorkbookProcesses

/// The reason why an answer can't be run.
struct BuildFailure: Error {
  var verdict: Verdict
  var reason: String?
  /// The compiler's output.
  var output: String
  /// The names that an instructor has to allow to permit the answer.
  var permittedBy: [String] = []

  /// Creates a failure from the result of a step.
  ///
  /// - Parameter reason: The reason if the compiler or linker itself rejected its input.
  init(_ step: ChildResult, reason: String?) {
    verdict = .doesNotCompile
    output = step.text
    self.reason =
      switch (step.stopReason, step.status) {
      case (.timeLimit?, _), (_, .signalled(24)): "The compiler didn't finish in time."
      case (.outputLimit?, _): "The compiler printed too many messages."
      case (_, .signalled(let signal)): "The compiler crashed (signal \(signal))."
      default: reason
      }
  }

  /// Creates a failure of the grader itself.
  init(graderError: String) {
    verdict = .graderError
    reason = graderError
    output = ""
  }

  /// Throws a failure if an audit has findings.
  ///
  /// - Parameter path: The path of the answer.
  static func check(_ findings: [Finding], in path: String) throws {
    guard let first = findings.first else { return }
    let more = findings.count - 1
    var failure = BuildFailure(graderError: first.reason(in: path))
    failure.verdict = first.verdict
    if more > 0 {
      failure.reason? +=
        " There \(more == 1 ? "is 1 more problem" : "are \(more) more problems")."
    }
    // Instructors copy these names into a shell, so reject names from the answer that aren't safe.
    let names = Set(findings.map(\.name))
    if names.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_@.=():<> ]+/) != nil }) {
      failure.permittedBy = names.sorted()
    }
    throw failure
  }
}
