import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.3 Tracking loop", .exercise)
struct TrackingLoopTests {
  private let scheduler = VirtualTimeScheduler()
  private let tide = Tide()
  private let log = Log()

  /// Notes the level whenever it runs.
  private func followLevel() -> AnyCancellable {
    observe(on: scheduler) { [tide, log] in log.lines.append("\(tide.level)") }
  }

  @Test func `the work runs at once`() {
    let token = followLevel()
    #expect(log.lines == ["0"], "The work runs once before anything has changed.")
    token.cancel()
  }

  @Test func `the work runs again after a change, and reads the new value`() {
    let token = followLevel()
    tide.level = 1
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "The level went from 0 to 1.")
    token.cancel()
  }

  @Test func `the work does not run before the scheduler's turn`() {
    let token = followLevel()
    tide.level = 1
    #expect(log.lines == ["0"], "The level was set this moment, and the scheduler had no turn.")
    token.cancel()
  }

  @Test func `it follows the second change, and the third`() {
    let token = followLevel()
    for level in 1...3 {
      tide.level = level
      scheduler.advance()
    }
    #expect(log.lines == ["0", "1", "2", "3"], "Each change had its turn.")
    token.cancel()
  }

  @Test func `several changes before a turn are one run`() {
    let token = followLevel()
    for level in 1...3 { tide.level = level }
    scheduler.advance()
    #expect(log.lines == ["0", "3"], "It ran once for three changes, and read the last.")
    for level in 4...6 { tide.level = level }
    scheduler.advance()
    #expect(log.lines == ["0", "3", "6"], "And once again for the next three.")
    token.cancel()
  }

  @Test func `changes of two properties before a turn are one run`() {
    let token = observe(on: scheduler) { [tide, log] in
      log.lines.append("\(tide.harbor) \(tide.level)")
    }
    tide.level = 2
    tide.harbor = "Brest"
    scheduler.advance()
    #expect(log.lines == ["Bergen 0", "Brest 2"], "Both had changed when it ran.")
    token.cancel()
  }

  @Test func `without a change there is no run`() {
    let token = followLevel()
    scheduler.advance(by: .seconds(60))
    #expect(log.lines == ["0"], "Time went by, and nothing else happened.")
    token.cancel()
  }

  @Test func `a change of what was not read does not count`() {
    let token = followLevel()
    tide.harbor = "Brest"
    scheduler.advance()
    #expect(log.lines == ["0"], "The work reads the level, and not the harbor.")
    token.cancel()
  }

  @Test func `what counts is what the last run has read`() {
    let token = observe(on: scheduler) { [tide, log] in
      log.lines.append(tide.isShown ? "\(tide.level)" : "hidden")
    }
    tide.isShown = false
    scheduler.advance()
    tide.level = 1
    scheduler.advance()
    #expect(log.lines == ["0", "hidden"], "The last run did not read the level.")
    tide.isShown = true
    scheduler.advance()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "hidden", "1", "2"], "Then it was read again.")
    token.cancel()
  }

  @Test func `cancelled, it does not run again`() {
    let token = followLevel()
    tide.level = 1
    scheduler.advance()
    token.cancel()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "The level changed after the token was cancelled.")
  }

  @Test func `cancelled, it does not run though it is scheduled`() {
    let token = followLevel()
    tide.level = 1
    token.cancel()
    scheduler.advance()
    #expect(log.lines == ["0"], "The token was cancelled before the scheduler's turn.")
  }

  @Test func `a token that is lost stops it too`() {
    var token: AnyCancellable? = followLevel()
    tide.level = 1
    scheduler.advance()
    token = nil
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "Nobody held the token any more.")
    #expect(token == nil)
  }

  @Test func `it may be cancelled by its own work`() {
    let holder = Holder()
    holder.token = observe(on: scheduler) { [tide, log, holder] in
      log.lines.append("\(tide.level)")
      if tide.level > 0 { holder.token?.cancel() }
    }
    tide.level = 1
    scheduler.advance()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "At level 1 the work cancelled itself.")
  }

  @Test func `cancelled, it keeps nothing of its work alive`() {
    weak var gone: Holder?
    let token: AnyCancellable
    do {
      let holder = Holder()
      gone = holder
      token = observe(on: scheduler) { [tide, holder] in
        holder.level = tide.level
      }
    }
    #expect(gone != nil, "While it observes, it keeps what its work uses.")
    token.cancel()
    #expect(gone == nil, "It was cancelled; the model has not changed since.")
  }

  @Test func `lost with a run scheduled, it keeps nothing once the scheduler had its turn`() {
    weak var gone: Holder?
    do {
      let holder = Holder()
      gone = holder
      let token = observe(on: scheduler) { [tide, holder] in
        holder.level = tide.level
      }
      tide.level = 1
      _ = token
    }
    scheduler.advance()
    #expect(gone == nil, "Its token was lost, and no work is scheduled any more.")
  }

  @Test func `two loops do not disturb each other`() {
    let first = followLevel()
    let second = observe(on: scheduler) { [tide, log] in log.lines.append("also \(tide.level)") }
    tide.level = 1
    scheduler.advance()
    first.cancel()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines.sorted() == ["0", "1", "also 0", "also 1", "also 2"])
    second.cancel()
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class Holder {
    var token: AnyCancellable?
    var level = 0
  }
}
