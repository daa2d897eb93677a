import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

@Suite(.timeLimit(.minutes(10))) struct RerunPolicyTests {
  /// A fake program in which some tests hang, others crash, and others make the program crash at
  /// its end.
  private final class Program: Sendable {
    let tests: [String]
    let hanging: Set<String>
    let trapping: Set<String>
    let leaving: Set<String>
    private let state = Mutex((runs: [String](), limits: [Duration](), running: 0, mostAtOnce: 0))

    /// The tests of each run, in order.
    var runs: [String] { state.withLock { $0.runs } }
    /// The time limits of each run, in order.
    var timeLimits: [Duration] { state.withLock { $0.limits } }
    /// The largest number of concurrent runs.
    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

    init(_ tests: String, hanging: String = "", trapping: String = "", leaving: String = "") {
      self.tests = tests.map(String.init)
      self.hanging = Set(hanging.map(String.init))
      self.trapping = Set(trapping.map(String.init))
      self.leaving = Set(leaving.map(String.init))
    }

    func run(_ only: [String]?, _ limits: ChildLimits) async -> (TestRun, ChildResult) {
      state.withLock { state in
        state.runs.append(only?.joined() ?? "all")
        state.limits.append(limits.time)
        state.running += 1
        state.mostAtOnce = max(state.mostAtOnce, state.running)
      }
      // Let the other concurrent runs start before this one ends.
      for _ in 0..<100 { await Task.yield() }
      defer { state.withLock { $0.running -= 1 } }
      var run = TestRun()
      for test in tests {
        run.record(.found(.init(id: test, name: test, file: "L.swift", line: 1)))
      }
      var result = ChildResult(status: .exited(0), stopReason: nil, output: Data(), peakMemory: 0)
      for test in only ?? tests {
        run.record(.testStarted(id: test))
        if hanging.contains(test) { result.stopReason = .timeLimit }
        if trapping.contains(test) { result.status = .signalled(SIGTRAP) }
        if result.stopReason != nil || result.status != .exited(0) { return (run, result) }
        run.record(.testEnded(id: test, symbol: "pass"))
      }
      run.record(.runEnded(symbol: "pass"))
      if !leaving.isDisjoint(with: only ?? tests) { result.status = .signalled(SIGABRT) }
      return (run, result)
    }

    func judgement(
      timeLimit: Duration = .seconds(5), maxConcurrentRuns: Int = 8
    ) async throws -> Judgement {
      var policy = RerunPolicy(limits: ChildLimits(time: timeLimit))
      policy.rerunTimeLimit = .seconds(3)
      policy.maxConcurrentRuns = maxConcurrentRuns
      return try await policy.judgement { await self.run($0, $1) }
    }
  }

  @Test func `after a timeout, the other tests are rerun concurrently, each in its own process`()
    async throws
  {
    let program = Program("abcde", hanging: "bde")
    let judgement = try await program.judgement()
    #expect(program.runs.first == "all")
    #expect(program.runs.dropFirst().sorted() == ["a", "c", "d", "e"])
    #expect(program.mostAtOnce > 1)
    #expect(
      judgement.tests.map(\.outcome) == [.passed, .timedOut, .passed, .timedOut, .timedOut])
    #expect(judgement.verdict.0 == .timedOut)
  }

  @Test func `the number of concurrent reruns is limited`() async throws {
    let program = Program("abcde", hanging: "abcde")
    let judgement = try await program.judgement(maxConcurrentRuns: 2)
    #expect(program.mostAtOnce == 2)
    #expect(judgement.unreached == [])
  }

  @Test(arguments: [("ab", ""), ("", "ab")])
  func `a rerun has a shorter time limit, unless the limit is short already`(
    hanging: String, trapping: String
  ) async throws {
    let program = Program("abc", hanging: hanging, trapping: trapping)
    _ = try await program.judgement(timeLimit: .seconds(5))
    #expect(program.timeLimits == [.seconds(5), .seconds(3), .seconds(3)])
    let quick = Program("abc", hanging: hanging, trapping: trapping)
    _ = try await quick.judgement(timeLimit: .seconds(1))
    #expect(quick.timeLimits == [.seconds(1), .seconds(1), .seconds(1)])
  }

  @Test func `after a crash, all other tests are rerun together, even those that had passed`()
    async throws
  {
    let program = Program("abcde", trapping: "bd")
    let judgement = try await program.judgement()
    #expect(program.runs == ["all", "acde", "ace"])
    #expect(judgement.tests.map(\.outcome) == [.passed, .crashed, .passed, .crashed, .passed])
  }

  @Test func `if no test was running, each test is rerun alone and has to exit normally to pass`()
    async throws
  {
    let program = Program("abc", leaving: "b")
    let judgement = try await program.judgement()
    #expect(program.runs.prefix(2) == ["all", "abc"])
    #expect(program.runs.dropFirst(2).sorted() == ["a", "b", "c"])
    #expect(judgement.tests.map(\.outcome) == [.passed, .notReached, .passed])
    #expect(judgement.verdict.0 == .crashed)
  }
}
