import Foundation
import WorkbookCore
import WorkbookProcesses

/// A type that finds the line at which an answer crashed.
///
/// If a trap is in the answer itself, as with `fatalError`, the runtime prints its line. If the
/// trap is in a library that the answer called, as with an index out of range, only a backtrace
/// shows the line. To get a backtrace, this type compiles the answer again with debug information,
/// and runs the first test that crashed.
struct CrashLocator {
  let program: AnswerProgram
  /// The environment in which the answer ran.
  let environment: [String: String]

  /// Adds the line of the crash to the report of the first test that crashed, if the report lacks
  /// the line and a backtrace shows it.
  ///
  /// - Parameter report: The report about the answer.
  /// - Throws: ``SetUpError`` if a process can't be started.
  func locateFirstCrash(in report: inout AnswerReport) async throws {
    guard let index = report.tests.firstIndex(where: { $0.outcome == .crashed }),
      let issue = report.tests[index].issues.last, issue.line == nil
    else { return }
    do {
      try await program.addLineNumbers()
    } catch is BuildFailure {
      return
    }
    var program = program
    program.launcher = PlainLauncher(
      environment: environment.merging(["SWIFT_BACKTRACE": Self.backtraceSettings]) { $1 })
    let id = report.tests[index].id
    let (run, _) = try await program.run(.ids([id]), limits: program.limits.program)
    let output = run.progress[id]?.output ?? ""
    let workspace = program.workspace
    guard let line = Self.line(in: output, of: workspace.answerPath) else { return }
    let last = report.tests[index].issues.count - 1
    report.tests[index].issues[last] = IssueReport(
      message: issue.message, comments: issue.comments,
      file: workspace.replacingAnswerPath(in: workspace.answerPath), line: line)
  }

  private static let backtraceSettings =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,"
    + "sanitize=no,symbolicate=full,limit=64,output-to=stderr"

  /// Returns the line of the innermost stack frame in the given file.
  ///
  /// Each frame is printed on its own line, such as `3 [ra] 0x0000 f() + 928 in program at
  /// House/Lamp.swift:5:37`.
  static func line(in backtrace: String, of path: String) -> Int? {
    let frames = backtrace.split(separator: "\n").lazy.compactMap { frame -> Int? in
      guard let file = frame.ranges(of: "\(path):").last,
        [" at ", "/"].contains(where: frame[..<file.lowerBound].hasSuffix)
      else { return nil }
      return Int(frame[file.upperBound...].prefix { $0.isNumber })
    }
    return frames.first { $0 > 0 }
  }
}
