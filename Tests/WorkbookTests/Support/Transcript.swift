import Foundation
import Synchronization

@testable import WorkbookCommandLine
@testable import WorkbookCore

/// Everything that a command wrote, and where.
final class Transcript: Sendable {
  private let written = Mutex((output: "", errors: ""))

  /// What was written, without the last line's end.
  var output: String { written.withLock { $0.output.trimmedAtEnd } }
  /// What was complained about.
  var errors: String { written.withLock { $0.errors.trimmedAtEnd } }

  /// What was written as lines.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func console(
    width: @escaping @autoclosure @Sendable () -> Int = 80, isTerminal: Bool = false,
    usesColor: Bool = false
  ) -> Console {
    Console(
      width: width(), isTerminal: isTerminal, usesColor: usesColor,
      write: { text in self.written.withLock { $0.output += text } },
      writeError: { text in self.written.withLock { $0.errors += text } })
  }

  /// Forgets what was written.
  func clear() {
    written.withLock { $0 = ("", "") }
  }
}
