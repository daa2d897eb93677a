import Foundation
import Synchronization

@testable import WorkbookCommandLine
@testable import WorkbookCore

/// A record of everything that a command wrote to its console.
final class Transcript: Sendable {
  private let written = Mutex((output: "", errors: ""))

  /// The output, without trailing whitespace.
  var output: String { written.withLock { $0.output.trimmedAtEnd } }
  /// The error messages, without trailing whitespace.
  var errors: String { written.withLock { $0.errors.trimmedAtEnd } }

  /// The lines of the output.
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

  /// Discards everything that has been written so far.
  func clear() {
    written.withLock { $0 = ("", "") }
  }
}
