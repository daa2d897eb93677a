import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    words = ["sh", "-c", "trap : INT QUIT; \(command)", "sh"] + arguments
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
    return run(inTerminal: true)
  }

  /// Runs a program that doesn't use the terminal, such as an editor with its own window.
  ///
  /// - Returns: The program's exit status, or `nil` if it can't be started.
  package func runInBackground() -> Int32? { run(inTerminal: false) }

  /// The signals that the terminal sends when the user presses Ctrl-C or Ctrl-\.
  private static let keyboardSignals = [SIGINT, SIGQUIT]

  private func run(inTerminal: Bool) -> Int32? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The program would inherit the signals that this thread blocks or this process ignores.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in Self.keyboardSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if !inTerminal {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
