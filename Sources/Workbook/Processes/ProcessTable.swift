#if os(Linux)
  import Foundation

  /// The processes on this machine, as listed in `/proc` on Linux.
  package enum ProcessTable {
    /// The IDs of all processes.
    ///
    /// - Complexity: O(*n*) in the number of processes on the machine.
    static var processes: [pid_t] { names(in: "/proc").compactMap { pid_t($0) } }

    /// Returns the state of a process as a letter, or `nil` if there is no such process.
    package static func state(of process: pid_t) -> Character? { state(in: "/proc/\(process)") }

    /// Returns the states of a process's threads as letters.
    static func threadStates(of process: pid_t) -> [Character] {
      let tasks = "/proc/\(process)/task"
      return names(in: tasks).compactMap { state(in: "\(tasks)/\($0)") }
    }

    /// Reads the state from the `stat` file in the given folder.
    ///
    /// The state follows the name, which is in parentheses and can contain any character.
    private static func state(in folder: String) -> Character? {
      guard let line = FileManager.default.contents(atPath: "\(folder)/stat"),
        let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.endIndex
      else { return nil }
      return Character(Unicode.Scalar(line[end + 2]))
    }

    private static func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
  }
#endif
