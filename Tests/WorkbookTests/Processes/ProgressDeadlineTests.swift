import Foundation
import Synchronization
import Testing

@testable import WorkbookProcesses

/// The time that a child has, on a machine that is made up.
@Suite struct AllowanceTests {
  private let start = ContinuousClock.now
  private let limits = ChildLimits(time: .seconds(4), totalTime: .seconds(60))

  private func allowance(
    hadOfTheProcessor time: Duration, isWanted: Bool
  ) -> ProgressDeadline {
    ProgressDeadline(
      limits, use: ProcessorUse(time: { time }, groupTime: { time }, isWanted: { isWanted }),
      now: start)
  }

  /// Asks when some seconds have gone by.
  private func hasRunOut(_ allowance: inout ProgressDeadline, at seconds: Int) -> Bool {
    allowance.hasRunOut(now: start + .seconds(seconds))
  }

  @Test func `it has not run out before its deadline`() {
    var allowance = allowance(hadOfTheProcessor: .seconds(4), isWanted: true)
    #expect(allowance.deadline == start + .seconds(4))
    #expect(hasRunOut(&allowance, at: 3) == false)
  }

  @Test func `a loop that has had its time is at its end`() {
    var allowance = allowance(hadOfTheProcessor: .seconds(4), isWanted: true)
    #expect(hasRunOut(&allowance, at: 4) == true)
  }

  @Test func `who waits for a child of its own that loops is at its end`() {
    let use = ProcessorUse(
      time: { .zero }, groupTime: { .seconds(4) }, isWanted: { true })
    var allowance = ProgressDeadline(limits, use: use, now: start)
    #expect(hasRunOut(&allowance, at: 4) == true)
  }

  @Test func `who waits for what never comes is at its end, though it has used no processor`() {
    var allowance = allowance(hadOfTheProcessor: .zero, isWanted: false)
    #expect(hasRunOut(&allowance, at: 4) == true)
  }

  @Test func `who stands in the queue for a processor goes on`() {
    var allowance = allowance(hadOfTheProcessor: .seconds(1), isWanted: true)
    #expect(hasRunOut(&allowance, at: 4) == false)
    #expect(allowance.deadline == start + .seconds(5))
    #expect(hasRunOut(&allowance, at: 5) == false)
  }

  @Test func `nobody stands in the queue for longer than all may take`() {
    var allowance = allowance(hadOfTheProcessor: .zero, isWanted: true)
    #expect(hasRunOut(&allowance, at: 59) == false)
    #expect(allowance.deadline == start + .seconds(60))
    #expect(hasRunOut(&allowance, at: 60) == true)
  }

  @Test func `with progress, what was used before counts no more`() {
    var allowance = allowance(hadOfTheProcessor: .seconds(3), isWanted: true)
    allowance.progress(now: start + .seconds(3))
    #expect(allowance.deadline == start + .seconds(7))
    #expect(hasRunOut(&allowance, at: 7) == false)
  }
}

#if os(Linux)
  /// What the system tells of real children.
  @Suite(.timeLimit(.minutes(1))) struct ProcessorUseTests {
    @Test func `who computes wants a processor, and is seen to have had one`() async throws {
      try await watch("echo $$; while :; do :; done") { use in
        while use.time() < .milliseconds(20), !Task.isCancelled {}
        #expect(use.isWanted())
      }
    }

    @Test func `what a child of it computes is the group's`() async throws {
      try await watch("sh -c 'while :; do :; done' & echo $$; wait") { use in
        while use.groupTime() - use.time() < .milliseconds(20), !Task.isCancelled {}
        #expect(use.isWanted())
      }
    }

    @Test func `who waits wants none`() async throws {
      try await watch("echo $$; exec sleep 1000") { use in
        // It is still on its way to the wait at first.
        while use.isWanted(), !Task.isCancelled {}
        let before = use.time()
        #expect(before > .zero)
        #expect(!use.isWanted())
      }
    }

    /// Runs a script that prints its process, and looks at it while it runs.
    private func watch(
      _ script: String, _ look: @escaping @Sendable (ProcessorUse) -> Void
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
        look(ProcessorUse(group: group))
        break
      }
      child.cancel()
      _ = try? await child.value
    }
  }
#endif
