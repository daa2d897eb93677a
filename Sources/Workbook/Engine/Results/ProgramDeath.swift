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

/// How a program came to an end that is not the end of its run.
struct ProgramDeath {
  let verdict: Verdict
  /// What happened, said under the test that was running.
  let reason: String
  /// What happened, said of the answer.
  let summary: String
  /// What may help.
  let hints: [String]
  private let message: String?

  /// - Returns: Nil if the program came to the end of its run and left as it should.
  init?(_ run: TestRun, _ end: ChildEnd, limits: ChildLimits) {
    let running = run.progress.values.first { $0.isRunning }
    let message = Self.message(in: running?.output ?? run.strayOutput)
    self.message = message
    switch (end.stop, end.status) {
    case (.timeLimit?, _):
      verdict = .timedOut
      reason = "It did not end within \(limits.time.inSeconds), so it was stopped."
      summary = "A test did not end within \(limits.time.inSeconds)."
      hints = ["Look for a loop whose condition never changes, or for something that is awaited."]
    case (.outputLimit?, _):
      verdict = .outputFlood
      reason = "It printed more than \(limits.output >> 10) KB, so it was stopped."
      summary = "The answer printed more than \(limits.output >> 10) KB."
      hints = ["Look for a print in a loop, or in a body."]
    case (.cancelled?, _):
      verdict = .graderError
      reason = "The run was cancelled."
      summary = reason
      hints = []
    case (nil, let status) where Self.isForWantOfMemory(message, end, limits: limits):
      verdict = .outOfMemory
      let memory = (limits.memory ?? end.peakMemory) >> 20
      reason =
        "It wanted more than \(memory) MB of memory\(status == .exited(0) ? "." : ", and died.")"
      summary = "The answer wanted more than \(memory) MB of memory."
      hints = ["Look for a collection that grows in a loop."]
    case (nil, .signalled(let signal)):
      verdict = .crashed
      reason = message ?? "The program stopped: \(Self.name(of: signal))."
      summary = "The program stopped in the middle of a test."
      hints =
        message == nil && signal == SIGSEGV
        ? ["A function that calls itself without end stops the program in this way."] : []
    case (nil, .exited(let code)):
      // A run that failed leaves with 1.
      if run.hasEnded, code == 0 || code == 1 {
        if code == 0 || run.hasFindings { return nil }
      }
      verdict = .crashed
      reason =
        message
        ?? (run.hasEnded
          ? "The program left with \(code) after its tests."
          : "The program left, with \(code), before its tests had ended.")
      summary = "The program left before its tests had ended."
      hints = message == nil ? ["Look for a call of exit."] : []
    }
  }

  /// The output without what the runtime said of the death.
  func takeMessage(from output: String) -> String {
    guard let message, let range = output.range(of: message, options: .backwards) else {
      return output
    }
    return String(output[..<range.lowerBound])
  }

  /// What the runtime says of a trap: the last line that tells of one, and what follows it.
  private static func message(in output: String) -> String? {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.lastIndex(where: {
        $0.contains("Fatal error") || $0.hasPrefix("Could not allocate memory")
      })
    else { return nil }
    let text = lines[start...].prefix {
      !$0.hasPrefix("Current stack trace:") && !$0.hasPrefix("error: ")
    }
    .joined(separator: "\n")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func isForWantOfMemory(
    _ message: String?, _ end: ChildEnd, limits: ChildLimits
  ) -> Bool {
    if end.status == .exited(0) || end.status == .exited(1) { return false }
    if let message, message.contains("allocate") { return true }
    return limits.memory.map { end.peakMemory > $0 / 4 * 3 } ?? false
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "it touched memory that is not its own (SIGSEGV)"
    case SIGBUS: "it touched memory that is not there (SIGBUS)"
    case SIGILL, SIGTRAP: "it trapped, as it does for a nil that is unwrapped (signal \(signal))"
    case SIGABRT: "it aborted (SIGABRT)"
    case SIGXFSZ: "it wrote a file that is too long (SIGXFSZ)"
    case SIGXCPU: "it used too much time of the processor (SIGXCPU)"
    default: "it was killed by signal \(signal)"
    }
  }
}

extension TestRun {
  /// Whether something in the run is a reason to leave with 1.
  fileprivate var hasFindings: Bool {
    !strayIssues.isEmpty || progress.values.contains { !$0.issues.isEmpty || $0.ends != ["pass"] }
  }
}

extension Duration {
  /// `5 seconds`
  fileprivate var inSeconds: String {
    let seconds = self / .seconds(1)
    if seconds == 1 { return "1 second" }
    let isWhole = seconds == seconds.rounded()
    return isWhole ? "\(Int(seconds)) seconds" : "\(seconds) seconds"
  }
}
