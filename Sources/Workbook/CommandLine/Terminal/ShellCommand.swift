import Foundation
import WorkbookProcesses

/// A shell command that opens another program for the user, such as a pager or an editor.
package struct ShellCommand {
  private let words: [String]

  /// Creates a command for the shell.
  ///
  /// - Parameters:
  ///   - command: The command, which refers to the arguments as `$1`, `$2`, and so on.
  ///   - arguments: The arguments.
  package init(_ command: String, _ arguments: [String]) {
    // Ctrl-C reaches the shell as well, which must not end before the program does. A trap applies
    // only to the shell itself.
    words = ["/bin/sh", "-c", "trap : INT QUIT; \(command)", "sh"] + arguments
  }

  /// Runs a program that takes over the terminal until it exits.
  ///
  /// The program runs in this process group, because a background group can't read from the
  /// terminal. Foundation's `Process` would start it in a new group. Meanwhile, this process
  /// ignores Ctrl-C, which is meant for the program.
  ///
  /// - Returns: The program's exit status, or `nil` if it can't be started.
  package func runInTerminal() -> Int32? {
    let handlers = Self.keyboardSignals.map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    return run(.inherited, in: .own)
  }

  /// Runs a program that doesn't use the terminal, such as an editor with its own window.
  ///
  /// - Returns: The program's exit status, or `nil` if it can't be started.
  package func runInBackground() -> Int32? { run(.discarded, in: .new) }

  /// The signals that the terminal sends when the user presses Ctrl-C or Ctrl-\.
  private static let keyboardSignals = [SIGINT, SIGQUIT]

  private func run(_ streams: ChildStreams, in group: ChildGroup) -> Int32? {
    guard let process = try? spawn(words, streams: streams, in: group) else { return nil }
    return switch reap(process).status {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }
}
