import Foundation
import WorkbookCore
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A crash, a timeout, or another abnormal end of a test program.
struct AbnormalTermination {
  let verdict: Verdict
  /// The description to use for the issue that is recorded for the test that was running.
  let reason: String
  /// The description to use for the verdict on the answer.
  let summary: String
  /// Suggestions for finding the cause.
  let hints: [String]
  /// The original error message from the Swift runtime.
  private let printedMessage: String?

  /// Creates a description of how a program ended, or returns `nil` if all tests ended and the
  /// program exited normally.
  init?(_ run: TestRun, _ result: ChildResult, limits: ChildLimits) {
    let running = run.progress.values.first { $0.isRunning }
    printedMessage = Self.message(in: running?.output ?? run.strayOutput)
    let message = printedMessage.map(Self.readable)
    switch (result.stopReason, result.status) {
    case (.timeLimit?, _):
      verdict = .timedOut
      reason = "This test didn't finish within \(limits.time.inSeconds), so it was stopped."
      summary = "A test didn't finish within \(limits.time.inSeconds)."
      hints = ["Look for a loop whose condition never changes, or an await that never returns."]
    case (.outputLimit?, _):
      verdict = .outputFlood
      reason = "This test printed more than \(limits.output >> 10) KB, so it was stopped."
      summary = "The answer printed more than \(limits.output >> 10) KB."
      hints = ["Look for a call to print in a loop or in a body."]
    case (.cancelled?, _):
      verdict = .graderError
      reason = "The run was canceled."
      summary = reason
      hints = []
    case (nil, _) where Self.isOutOfMemory(message, result, limits: limits):
      verdict = .outOfMemory
      let memory = (limits.memory ?? result.peakMemory) >> 20
      reason = "This test used more than \(memory) MB of memory and crashed."
      summary = "The answer used more than \(memory) MB of memory."
      hints = ["Look for a collection that grows in a loop."]
    case (nil, .signalled(let signal)):
      verdict = .crashed
      reason = message ?? "The program crashed: \(Self.name(of: signal))."
      summary = "The program crashed during a test."
      hints =
        message == nil && signal == SIGSEGV
        ? ["Look for infinite recursion: a function or a property that keeps calling itself."] : []
    case (nil, .exited(let code)):
      // A run with a failed test exits with status 1.
      if run.hasEnded, code == 0 || code == 1 {
        if code == 0 || run.hasFindings { return nil }
      }
      verdict = .crashed
      reason =
        message
        ?? (run.hasEnded
          ? "The program exited with code \(code) after its tests had finished."
          : "The program exited with code \(code) before its tests had finished.")
      summary = "The program exited before its tests had finished."
      hints = message == nil ? ["Look for a call to exit."] : []
    }
  }

  /// Returns the output without the runtime's error message at the end.
  func removingMessage(from output: String) -> String {
    guard let printedMessage,
      let range = output.range(of: printedMessage, options: .backwards)
    else { return output }
    return String(output[..<range.lowerBound])
  }

  /// Finds the runtime's error message, which consists of the last line that reports a trap and the
  /// lines after it.
  private static func message(in output: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.lastIndex(where: { line in
        startsOfLine.contains(where: line.hasPrefix) || partsOfLine.contains(where: line.contains)
      })
    else { return nil }
    let text = lines[start...].prefix { line in !endings.contains(where: line.hasPrefix) }
      .joined(separator: "\n")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let startsOfLine = [
    "Could not allocate memory", "Could not cast value of type", "Simultaneous accesses to ",
  ]
  private static let partsOfLine = [
    "Fatal error", ": Precondition failed", ": Assertion failed", ": symbol lookup error: ",
  ]
  /// The prefixes of lines that come after a message and list stack frames without names or line
  /// numbers.
  private static let endings = [
    "Current stack trace:", "Previous access ", "Current access ", "Fatal access conflict",
    "*** ", "error: ",
  ]

  /// Returns a message without the details that don't help a student, such as addresses and line
  /// numbers in libraries.
  private static func readable(_ message: String) -> String {
    var text = message
    // `Swift/Array.swift:9: Fatal error: …`. A line number in a library doesn't locate the mistake.
    if text.hasPrefix("Swift/") || text.hasPrefix("StateFlow/"),
      let end = text.firstRange(of: ": ")
    {
      text = String(text[end.upperBound...])
    }
    // The dynamic linker's message when a program uses a function that no library defines.
    if let symbol = text.firstMatch(of: #/: undefined symbol: (\S+)/#) {
      return "The program uses \(symbol.1), which isn't defined anywhere."
    }
    return text.replacing(#/Simultaneous accesses to 0x[0-9a-f]+/#, with: "Simultaneous accesses")
      .replacing(#/ \(0x[0-9a-f]+\)| 0x[0-9a-f]+/#, with: "")
  }

  private static func isOutOfMemory(
    _ message: String?, _ result: ChildResult, limits: ChildLimits
  ) -> Bool {
    if result.status == .exited(0) || result.status == .exited(1) { return false }
    if let message, message.contains("allocate") { return true }
    return limits.memory.map { result.peakMemory > $0 / 4 * 3 } ?? false
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "it accessed memory that doesn't belong to it (SIGSEGV)"
    case SIGBUS: "it accessed memory that doesn't exist (SIGBUS)"
    case SIGILL, SIGTRAP: "it trapped, as when you force-unwrap nil (signal \(signal))"
    case SIGABRT: "it aborted (SIGABRT)"
    case SIGXFSZ: "it wrote a file that is too large (SIGXFSZ)"
    case SIGXCPU: "it used too much processor time (SIGXCPU)"
    default: "it was killed by signal \(signal)"
    }
  }
}

extension TestRun {
  /// Whether anything in the run explains an exit code of 1.
  fileprivate var hasFindings: Bool {
    !strayIssues.isEmpty || progress.values.contains { !$0.issues.isEmpty || $0.ends != ["pass"] }
  }
}

extension Duration {
  /// The duration as text, such as `5 seconds`.
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    if seconds == 1 { return "1 second" }
    let isWhole = seconds == seconds.rounded()
    return isWhole ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
