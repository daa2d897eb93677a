import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a process has had of the processors, and whether it waits for one.
///
/// On a machine with much to do, a child may stand still for seconds through no fault of its own. A
/// limit that counted them would give the same answer another verdict there.
struct ProcessorUse {
  /// The time that the child itself has run, on all processors together.
  ///
  /// It is zero where the system does not tell it.
  ///
  /// - Complexity: O(1), one system call.
  let time: () -> Duration
  /// The time that it and the others of its group that are still there have run.
  ///
  /// - Complexity: O(*n*) in the processes of the machine.
  let groupTime: () -> Duration
  /// Whether a thread of its group could go on at once if it had a processor, or reads from a disk.
  ///
  /// A thread that sleeps, or waits for a lock, could not. It is false where the system does not
  /// tell.
  ///
  /// - Complexity: O(*n*) in the processes of the machine.
  let isWanted: () -> Bool
}

extension ProcessorUse {
  /// The use of a child that heads a process group.
  ///
  /// - Parameter isLauncher: Whether the child only waits for another of its group, whose time is
  ///   then what counts.
  init(group: pid_t, isLauncher: Bool = false) {
    #if os(Linux)
      self.init(
        time: {
          isLauncher
            ? members(of: group).map(processorTime).reduce(.zero, +) : processorTime(of: group)
        },
        groupTime: { members(of: group).map(processorTime).reduce(.zero, +) },
        isWanted: { isProcessorWanted(by: group) })
    #else
      self.init(time: { .zero }, groupTime: { .zero }, isWanted: { false })
    #endif
  }
}

#if os(Linux)
  private func processorTime(of process: pid_t) -> Duration {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .zero
    }
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }

  private func isProcessorWanted(by group: pid_t) -> Bool {
    members(of: group).contains { process in
      ProcessTable.threadStates(of: process).contains { "RD".contains($0) }
    }
  }

  private func members(of group: pid_t) -> [pid_t] {
    ProcessTable.processes.filter { getpgid($0) == group }
  }
#endif
