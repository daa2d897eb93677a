import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A shell command, such as a pager or an editor, that takes over the terminal until it exits.
///
/// The command runs in this process group, because a background group can't read from the terminal.
/// Foundation's `Process` would start it in a new group.
package struct ForegroundProcess {
  private let words: [String]

  /// Creates a command for the shell.
  ///
  /// - Parameters:
  ///   - command: The command, which refers to the arguments as `$1`, `$2`, and so on.
  ///   - arguments: The arguments.
  package init(_ command: String, _ arguments: [String]) {
    words = ["sh", "-c", command, "sh"] + arguments
  }

  /// Runs the command.
  ///
  /// - Returns: The command's exit status, or `nil` if the command can't be started.
  package func run() -> Int32? {
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
