import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The input and the output of a child process.
package enum ChildStreams {
  /// The input and the output of this process.
  case inherited
  /// Nowhere: the input is empty, and the output is discarded.
  case discarded
  /// From one file descriptor, or from an empty input, and to another.
  case descriptors(input: Int32?, output: Int32)
}

/// The process group that a child joins.
package enum ChildGroup {
  /// The group of this process, which can use the terminal.
  case own
  /// A new group.
  case new
  /// A new group in a new session.
  case session
}

/// Starts a program.
///
/// The program doesn't inherit the signals that this process blocks or ignores.
///
/// - Parameters:
///   - command: The program's path, followed by its arguments.
///   - environment: The program's environment.
///   - streams: Where the program's standard input, output, and error go.
///   - group: The process group that the program joins.
/// - Returns: The ID of the process, which is also the ID of its group if that is new.
/// - Throws: ``SetUpError`` if the system can't start the program.
package func spawn(
  _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
  streams: ChildStreams, in group: ChildGroup
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  switch streams {
  case .inherited:
    #if canImport(Darwin)
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addinherit_np(&actions, descriptor)
      }
    #endif
  case .discarded:
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
  case .descriptors(let input, let output):
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
  }

  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGCHLD] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif
  switch group {
  case .own: break
  case .new:
    posix_spawnattr_setpgroup(&attributes, 0)
    flags |= POSIX_SPAWN_SETPGROUP
  case .session:
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_SETSID
    #else
      flags |= 0x80  // POSIX_SPAWN_SETSID, which isn't imported.
    #endif
  }
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let arguments = command.map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  var process: pid_t = 0
  let error = descriptorLock.withLock { _ in
    posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
  }
  guard error == 0 else {
    throw SetUpError(
      "Can't start \(command[0]): \(String(cString: strerror(error))). "
        + "Close other programs and try again.")
  }
  return process
}

/// Waits until a child has ended, without reaping it.
func waitForEndWithoutReaping(_ process: pid_t) {
  var information = siginfo_t()
  while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
}

/// Reaps a child that has ended. After this call, the system can reuse the child's ID.
package func reap(_ process: pid_t) -> (status: ChildResult.Status, peakMemory: Int) {
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
  #if canImport(Darwin)
    let peakMemory = usage.ru_maxrss
  #else
    let peakMemory = usage.ru_maxrss << 10
  #endif
  let signal = status & 0x7f
  return (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal), peakMemory)
}
