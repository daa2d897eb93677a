import Foundation
import Synchronization
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

@Suite(.timeLimit(.minutes(1))) struct TrialTests {
  /// A program with some tests, of which some never end, and others stop it.
  private final class Program: Sendable {
    let tests: [String]
    let hanging: Set<String>
    let trapping: Set<String>
    private let state = Mutex((asked: [String](), now: 0, most: 0))

    /// Which tests were asked for, run by run.
    var asked: [String] { state.withLock { $0.asked } }
    /// The most runs that there were at one time.
    var mostAtOnce: Int { state.withLock { $0.most } }

    init(_ tests: String, hanging: String = "", trapping: String = "") {
      self.tests = tests.map(String.init)
      self.hanging = Set(hanging.map(String.init))
      self.trapping = Set(trapping.map(String.init))
    }

    func run(_ only: [String]?) async -> (TestRun, ChildEnd) {
      state.withLock { state in
        state.asked.append(only?.joined() ?? "all")
        state.now += 1
        state.most = max(state.most, state.now)
      }
      // The others that are to run at the same time have begun before this one ends.
      for _ in 0..<100 { await Task.yield() }
      defer { state.withLock { $0.now -= 1 } }
      var run = TestRun()
      for test in tests { run.note(.found(.init(id: test, name: test, file: "L.swift", line: 1))) }
      var end = ChildEnd(status: .exited(0), stop: nil, output: Data(), peakMemory: 0)
      for test in only ?? tests {
        run.note(.testStarted(id: test))
        if hanging.contains(test) { end.stop = .timeLimit }
        if trapping.contains(test) { end.status = .signalled(SIGTRAP) }
        if end.stop != nil || end.status != .exited(0) { return (run, end) }
        run.note(.testEnded(id: test, symbol: "pass"))
      }
      run.note(.runEnded(symbol: "pass"))
      return (run, end)
    }

    func judgement(lanes: Int = 8) async throws -> Judgement {
      var trial = RerunPolicy(limits: ChildLimits(time: .seconds(5)))
      trial.lanes = lanes
      return try await trial.judgement { only, _ in await self.run(only) }
    }
  }

  @Test func `after a test that never ends the others run side by side, each by itself`()
    async throws
  {
    let program = Program("abcde", hanging: "bde")
    let judgement = try await program.judgement()
    #expect(program.asked.first == "all")
    #expect(program.asked.dropFirst().sorted() == ["c", "d", "e"])
    #expect(program.mostAtOnce > 1)
    #expect(
      judgement.tests.map(\.outcome) == [.passed, .timedOut, .passed, .timedOut, .timedOut])
    #expect(judgement.verdict.0 == .timedOut)
  }

  @Test func `no more of them run at one time than there are lanes`() async throws {
    let program = Program("abcde", hanging: "abcde")
    let judgement = try await program.judgement(lanes: 2)
    #expect(program.mostAtOnce == 2)
    #expect(judgement.unreached == [])
  }

  @Test func `after a test that stops the program the others run together`() async throws {
    let program = Program("abcde", trapping: "bd")
    let judgement = try await program.judgement()
    #expect(program.asked == ["all", "cde", "e"])
    #expect(judgement.tests.map(\.outcome) == [.passed, .crashed, .passed, .crashed, .passed])
  }
}
