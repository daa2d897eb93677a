#if os(Linux)
  import Foundation

  /// What Linux tells of the processes of the machine, in `/proc`.
  package enum ProcessTable {
    /// The processes that there are.
    ///
    /// - Complexity: O(*n*) in the processes of the machine.
    static var processes: [pid_t] { names(in: "/proc").compactMap { pid_t($0) } }

    /// The state of a process, a letter; nil if there is no such process.
    package static func state(of process: pid_t) -> Character? { state(in: "/proc/\(process)") }

    /// The states of the threads of a process.
    static func threadStates(of process: pid_t) -> [Character] {
      let tasks = "/proc/\(process)/task"
      return names(in: tasks).compactMap { state(in: "\(tasks)/\($0)") }
    }

    /// The letter stands behind the name, which is in parentheses and may hold any character.
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
