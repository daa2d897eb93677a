import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time that a child has used, and whether the child is waiting for a processor.
///
/// On a busy machine, a child can wait several seconds for a processor. If that time counted toward
/// a limit, the verdict on an answer would depend on the machine's load.
struct CPUUsage {
  /// Returns the processor time of the child itself, summed over all processors, or zero if the
  /// system doesn't report it.
  ///
  /// - Complexity: O(1), one system call.
  let time: () -> Duration
  /// Returns the processor time of all running processes in the child's group.
  ///
  /// - Complexity: O(*n*) in the number of processes on the machine.
  let groupTime: () -> Duration
  /// Returns whether any thread in the group is running, ready to run, or waiting for a disk.
  ///
  /// A thread that sleeps or waits for a lock isn't runnable. If the system doesn't report the
  /// states of threads, returns `false`.
  ///
  /// - Complexity: O(*n*) in the number of processes on the machine.
  let isRunnable: () -> Bool
}

extension CPUUsage {
  /// Creates a value that measures the processor usage of a child that leads a process group.
  ///
  /// - Parameters:
  ///   - group: The group's ID.
  ///   - isWrapper: Whether the child only waits for another process in its group. If so, ``time``
  ///     returns the whole group's time.
  init(group: pid_t, isWrapper: Bool = false) {
    #if os(Linux)
      self.init(
        time: {
          isWrapper
            ? members(of: group).map(processorTime).reduce(.zero, +) : processorTime(of: group)
        },
        groupTime: { members(of: group).map(processorTime).reduce(.zero, +) },
        isRunnable: { hasRunnableThread(in: group) })
    #else
      self.init(time: { .zero }, groupTime: { .zero }, isRunnable: { false })
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

  private func hasRunnableThread(in group: pid_t) -> Bool {
    members(of: group).contains { process in
      ProcessTable.threadStates(of: process).contains { "RD".contains($0) }
    }
  }

  private func members(of group: pid_t) -> [pid_t] {
    ProcessTable.processes.filter { getpgid($0) == group }
  }
#endif
