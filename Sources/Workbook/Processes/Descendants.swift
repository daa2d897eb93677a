import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The direct and indirect children of a child process, including those outside its process group.
///
/// Killing the process group isn't enough, because Foundation's `Process` puts each child into a
/// new group, as does a shell with its jobs. These processes still belong to the child's session. A
/// process that starts a new session, such as a daemon, is found by an environment variable that it
/// inherits.
struct Descendants {
  /// The environment variable that identifies a child and its descendants.
  static let variable = "WORKBOOK_CHILD"

  private let session: pid_t
  private let environmentEntry: Data

  /// Creates a value that can find the descendants of a session leader.
  ///
  /// - Parameters:
  ///   - session: The session's ID, which is the ID of its leader.
  ///   - mark: The value of ``variable`` in the leader's environment.
  init(session: pid_t, mark: String) {
    self.session = session
    self.environmentEntry = Data("\(Self.variable)=\(mark)\0".utf8)
  }

  /// Kills all descendants.
  ///
  /// - Complexity: O(*n*) in the number of processes on the machine.
  func kill() {
    #if os(Linux)
      // A pass can miss processes that are forked during the pass. The next pass kills those.
      for _ in 0..<20 {
        let found = processes
        if found.isEmpty { return }
        for process in found { _ = systemKill(process, SIGKILL) }
      }
    #endif
  }

  #if os(Linux)
    private var processes: [pid_t] {
      let own = getpid()
      return ProcessTable.processes.filter { process in
        process != own && process != session && isDescendant(process) && !isDead(process)
      }
    }

    private func isDescendant(_ process: pid_t) -> Bool {
      if getsid(process) == session { return true }
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      else { return false }
      return (environment + [0]).range(of: environmentEntry) != nil
    }

    /// Returns whether a process has ended. A zombie, which hasn't been reaped, also counts as
    /// ended.
    private func isDead(_ process: pid_t) -> Bool {
      [nil, "Z"].contains(ProcessTable.state(of: process))
    }
  #endif
}

#if os(Linux)
  private func systemKill(_ process: pid_t, _ signal: Int32) -> Int32 {
    #if canImport(Musl)
      Musl.kill(process, signal)
    #else
      Glibc.kill(process, signal)
    #endif
  }
#endif
