import Foundation
import Synchronization
import Testing

@testable import WorkbookProcesses

/// Checks the deadline of a child process, with made-up processor usage.
@Suite struct ProgressDeadlineTests {
  private let start = ContinuousClock.now
  private let limits = ChildLimits(time: .seconds(4), totalTime: .seconds(60))

  private func deadline(
    processorTime time: Duration, isRunnable: Bool
  ) -> ProgressDeadline {
    ProgressDeadline(
      limits, usage: CPUUsage(time: { time }, groupTime: { time }, isRunnable: { isRunnable }),
      now: start)
  }

  /// Returns whether a deadline has expired after the given number of seconds.
  private func hasExpired(_ deadline: inout ProgressDeadline, at seconds: Int) -> Bool {
    deadline.hasExpired(now: start + .seconds(seconds))
  }

  @Test func `a deadline doesn't expire before its time`() {
    var deadline = deadline(processorTime: .seconds(4), isRunnable: true)
    #expect(deadline.nextCheck == start + .seconds(4))
    #expect(hasExpired(&deadline, at: 3) == false)
  }

  @Test func `a deadline expires for a loop that has used up its time`() {
    var deadline = deadline(processorTime: .seconds(4), isRunnable: true)
    #expect(hasExpired(&deadline, at: 4) == true)
  }

  @Test func `a deadline expires for a process that waits for a looping child`() {
    let usage = CPUUsage(
      time: { .zero }, groupTime: { .seconds(4) }, isRunnable: { true })
    var deadline = ProgressDeadline(limits, usage: usage, now: start)
    #expect(hasExpired(&deadline, at: 4) == true)
  }

  @Test func `a deadline expires for a blocked process, even if it has used no processor time`() {
    var deadline = deadline(processorTime: .zero, isRunnable: false)
    #expect(hasExpired(&deadline, at: 4) == true)
  }

  @Test func `a deadline doesn't expire for a process that is waiting for a processor`() {
    var deadline = deadline(processorTime: .seconds(1), isRunnable: true)
    #expect(hasExpired(&deadline, at: 4) == false)
    #expect(deadline.nextCheck == start + .seconds(5))
    #expect(hasExpired(&deadline, at: 5) == false)
  }

  @Test func `a deadline expires at the total time, even for a process waiting for a processor`() {
    var deadline = deadline(processorTime: .zero, isRunnable: true)
    #expect(hasExpired(&deadline, at: 59) == false)
    #expect(deadline.nextCheck == start + .seconds(60))
    #expect(hasExpired(&deadline, at: 60) == true)
  }

  @Test func `processor time that was used before the last progress doesn't count`() {
    var deadline = deadline(processorTime: .seconds(3), isRunnable: true)
    deadline.recordProgress(now: start + .seconds(3))
    #expect(deadline.nextCheck == start + .seconds(7))
    #expect(hasExpired(&deadline, at: 7) == false)
  }
}

#if os(Linux)
  /// Checks the processor usage that the system reports for real processes.
  @Suite(.timeLimit(.minutes(10))) struct CPUUsageTests {
    @Test func `a looping process is runnable and uses processor time`() async throws {
      try await watch("echo $$; while :; do :; done") { usage in
        while usage.time() < .milliseconds(20), !Task.isCancelled {}
        #expect(usage.isRunnable())
      }
    }

    @Test func `a child's processor time counts toward its process group's time`() async throws {
      try await watch("sh -c 'while :; do :; done' & echo $$; wait") { usage in
        while usage.groupTime() - usage.time() < .milliseconds(20), !Task.isCancelled {}
        #expect(usage.isRunnable())
      }
    }

    @Test func `a sleeping process isn't runnable`() async throws {
      try await watch("echo $$; exec sleep 1000") { usage in
        // Wait until the process sleeps.
        while usage.isRunnable(), !Task.isCancelled {}
        let before = usage.time()
        #expect(before > .zero)
        #expect(!usage.isRunnable())
      }
    }

    /// Runs a script that prints its process ID. While the script runs, calls a closure with the
    /// script's processor usage.
    private func watch(
      _ script: String, _ observe: @escaping @Sendable (CPUUsage) -> Void
    ) async throws {
      let (groups, signal) = AsyncStream.makeStream(of: pid_t.self)
      let text = Mutex("")
      let child = Task {
        try await ChildProcess(URL(filePath: "/bin/sh"), ["-c", script]).run { data in
          let line = text.withLock { text in
            text += String(decoding: data, as: UTF8.self)
            return text
          }
          if line.hasSuffix("\n"), let group = pid_t(line.dropLast()) { signal.yield(group) }
          return false
        }
      }
      for await group in groups {
        observe(CPUUsage(group: group))
        break
      }
      child.cancel()
      _ = try? await child.value
    }
  }
#endif
