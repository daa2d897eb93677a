import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processes that a child has started, and those that they have, wherever they went.
///
/// Foundation's `Process` gives each child a group of its own, and a shell does so for its jobs, so
/// that to kill the group of their parent is not enough. They stay in its session; and what begins
/// a session of its own, as a daemon does, still has the environment that it was given.
struct Descendants {
  /// The variable that marks the environment of a child.
  static let variable = "WORKBOOK_CHILD"

  private let session: pid_t
  private let mark: Data

  /// The descendants of a child that heads a session.
  init(session: pid_t, mark: String) {
    self.session = session
    self.mark = Data("\(Self.variable)=\(mark)\0".utf8)
  }

  /// Kills them, until none are left to be found.
  ///
  /// - Complexity: O(*n*) in the processes of the machine.
  func kill() {
    #if os(Linux)
      // What is forked while the others are being killed is found the next time.
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
      return (environment + [0]).range(of: mark) != nil
    }

    /// Whether nothing is left of it but its status, which waits for its parent.
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
