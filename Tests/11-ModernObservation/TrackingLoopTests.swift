import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.3 Tracking loop", .exercise)
struct TrackingLoopTests {
  private let scheduler = VirtualTimeScheduler()
  private let tide = Tide()
  private let log = Log()

  /// Logs the level each time the work runs.
  private func followLevel() -> AnyCancellable {
    observe(on: scheduler) { [tide, log] in log.lines.append("\(tide.level)") }
  }

  // MARK: Changes

  @Test(.proves(1)) func `the work runs immediately`() {
    let token = followLevel()
    #expect(log.lines == ["0"], "The work should run once before anything changes.")
    scheduler.advance(by: .seconds(60))
    #expect(log.lines == ["0"], "Nothing changes for a minute, so the work shouldn't run again.")
    token.cancel()
  }

  @Test(.proves(2)) func `after a change, the work runs on the scheduler's next turn`() {
    let token = followLevel()
    tide.level = 1
    #expect(log.lines == ["0"], "The level changed, but it isn't the scheduler's turn yet.")
    scheduler.advance()
    #expect(
      log.lines == ["0", "1"], "On the scheduler's turn, the work should read the new level.")
    scheduler.advance(by: .seconds(60))
    #expect(log.lines == ["0", "1"], "Nothing else changes, so the work shouldn't run again.")
    token.cancel()
  }

  @Test(.proves(3)) func `the work runs after each change`() {
    let token = followLevel()
    for level in 1...12 {
      tide.level = level
      scheduler.advance()
      let lines = Array(log.lines.prefix(level + 3))
      #expect(
        lines == (0...level).map { "\($0)" },
        "The level was set to each number from 1 to \(level), and the work should run after each.")
    }
    token.cancel()
  }

  @Test(.proves(4)) func `several changes before a turn run the work once`() {
    let token = followLevel()
    for level in 1...3 { tide.level = level }
    scheduler.advance()
    #expect(log.lines == ["0", "3"], "After three changes, the work should run once and read 3.")
    for level in 4...6 { tide.level = level }
    scheduler.advance()
    #expect(
      log.lines == ["0", "3", "6"],
      "After three more changes, the work should run once and read 6.")
    token.cancel()
  }

  @Test(.proves(4))
  func `if changes are spread over several turns, the work runs once on each turn`() {
    let token = followLevel()
    for level in 1...3 {
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(level))) { [tide] in
        tide.level = level
        tide.level = 10 * level
      }
    }
    scheduler.advance(by: .seconds(5))
    #expect(
      log.lines == ["0", "10", "20", "30"],
      "The level changes twice each second for three seconds.")
    token.cancel()
  }

  @Test(.proves(4)) func `changes to two properties before a turn run the work once`() {
    let token = observe(on: scheduler) { [tide, log] in
      log.lines.append("\(tide.harbor) \(tide.level)")
    }
    tide.level = 2
    tide.harbor = "Brest"
    scheduler.advance()
    #expect(log.lines == ["Bergen 0", "Brest 2"], "Both properties changed before the turn.")
    tide.harbor = "Cork"
    scheduler.advance()
    tide.level = 3
    scheduler.advance()
    #expect(
      log.lines == ["Bergen 0", "Brest 2", "Cork 2", "Cork 3"],
      "The harbor changes before one turn, and the level changes before the next.")
    token.cancel()
  }

  @Test(.proves(2)) func `the work can read several objects`() {
    let other = Tide()
    let token = observe(on: scheduler) { [tide, other, log] in
      log.lines.append("\(tide.level) \(other.level)")
    }
    other.level = 1
    scheduler.advance()
    tide.level = 2
    other.level = 3
    scheduler.advance()
    #expect(
      log.lines == ["0 0", "0 1", "2 3"],
      "One object changes before the first turn, and both change before the second.")
    token.cancel()
  }

  @Test(.proves(5)) func `changing a property that the work doesn't read doesn't run the work`() {
    let token = followLevel()
    tide.harbor = "Brest"
    tide.isShown = false
    scheduler.advance()
    #expect(log.lines == ["0"], "The work reads only the level.")
    tide.level = 1
    scheduler.advance()
    tide.harbor = "Cork"
    scheduler.advance()
    #expect(
      log.lines == ["0", "1"], "After the level changes, the work still reads only the level.")
    token.cancel()
  }

  @Test(.proves(5)) func `the work runs again only if a property that its last run read changes`() {
    let token = observe(on: scheduler) { [tide, log] in
      log.lines.append(tide.isShown ? "\(tide.level)" : "hidden")
    }
    tide.isShown = false
    scheduler.advance()
    tide.level = 1
    scheduler.advance()
    #expect(log.lines == ["0", "hidden"], "While the level is hidden, the work doesn't read it.")
    tide.isShown = true
    scheduler.advance()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "hidden", "1", "2"], "When the level is shown, the work reads it.")
    tide.isShown = false
    scheduler.advance()
    tide.level = 3
    scheduler.advance()
    #expect(
      log.lines == ["0", "hidden", "1", "2", "hidden"],
      "While the level is hidden again, the work doesn't read it, so a change shouldn't run it.")
    token.cancel()
  }

  @Test(.proves(6)) func `two loops are independent`() {
    let first = followLevel()
    let second = observe(on: scheduler) { [tide, log] in log.lines.append("also \(tide.level)") }
    tide.level = 1
    scheduler.advance()
    first.cancel()
    tide.level = 2
    scheduler.advance()
    #expect(
      log.lines.sorted() == ["0", "1", "also 0", "also 1", "also 2"],
      "The first loop is canceled before the level changes to 2, so only the second should read 2.")
    second.cancel()
  }

  // MARK: The end

  @Test(.proves(6)) func `after the token is canceled, the work doesn't run again`() {
    let token = followLevel()
    tide.level = 1
    scheduler.advance()
    token.cancel()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "The level changed to 2 after the token was canceled.")
    token.cancel()
    tide.level = 3
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "Canceling the token a second time should do nothing.")
  }

  @Test(.proves(7)) func `canceling the token stops a run that is already scheduled`() {
    let token = followLevel()
    tide.level = 1
    token.cancel()
    scheduler.advance()
    #expect(log.lines == ["0"], "The token was canceled before the scheduler's turn.")
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0"], "The level changed to 2 after the scheduled run was canceled.")
  }

  @Test(.proves(6)) func `releasing the token stops the work`() {
    var token: AnyCancellable? = followLevel()
    tide.level = 1
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "The work should run as long as the token is retained.")
    withExtendedLifetime(token) {}
    token = nil
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "The level changed to 2 after the token was released.")
  }

  @Test(.proves(7)) func `releasing the token stops a run that is already scheduled`() {
    var token: AnyCancellable? = followLevel()
    tide.level = 1
    withExtendedLifetime(token) {}
    token = nil
    scheduler.advance()
    #expect(log.lines == ["0"], "The token was released before the scheduler's turn.")
  }

  @Test(.proves(8)) func `the work can cancel its own token`() {
    let holder = Holder()
    holder.token = observe(on: scheduler) { [tide, log, holder] in
      log.lines.append("\(tide.level)")
      if tide.level > 0 { holder.token?.cancel() }
    }
    tide.level = 1
    scheduler.advance()
    tide.level = 2
    scheduler.advance()
    #expect(log.lines == ["0", "1"], "At level 1, the work canceled its own token.")
  }

  // MARK: Memory

  @Test(.proves(9)) func `canceling the token releases the objects that the work uses`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    let token = observe(on: scheduler) { [tide, holder] in holder?.level = tide.level }
    holder = nil
    #expect(
      observed != nil,
      "Until the token is canceled, the loop should retain the objects that the work uses.")
    token.cancel()
    #expect(observed == nil, "The token was canceled, and the level hasn't changed since.")
  }

  @Test(.proves(9))
  func `canceling the token after several runs releases the objects that the work uses`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    let token = observe(on: scheduler) { [tide, holder] in holder?.level = tide.level }
    holder = nil
    for level in 1...3 {
      tide.level = level
      scheduler.advance()
    }
    #expect(observed?.level == 3, "The work should run after each change.")
    token.cancel()
    #expect(observed == nil, "The token was canceled after the third change.")
  }

  @Test(.proves(9)) func `a canceled loop retains nothing, even if the loop itself is retained`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    let loop = TrackingLoop(on: scheduler) { [tide, holder] in holder?.level = tide.level }
    holder = nil
    loop.run()
    tide.level = 1
    scheduler.advance()
    loop.cancel()
    #expect(observed == nil, "The loop was canceled, so it should release the work.")
    tide.level = 2
    scheduler.advance()
    withExtendedLifetime(loop) {}
  }

  @Test(.proves(9))
  func `when the work cancels the loop, the loop releases the objects that the work uses`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    var cancel: (() -> Void)?
    let loop = TrackingLoop(on: scheduler) { [tide, holder] in
      holder?.level = tide.level
      if tide.level > 0 { cancel?() }
    }
    cancel = { [weak loop] in loop?.cancel() }
    holder = nil
    loop.run()
    tide.level = 1
    scheduler.advance()
    #expect(
      observed == nil,
      "At level 1, the work canceled the loop, so the loop should release the work.")
    withExtendedLifetime(loop) {}
  }

  @Test(.proves(9)) func `canceling the token releases the objects even if a run is scheduled`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    let token = observe(on: scheduler) { [tide, holder] in holder?.level = tide.level }
    holder = nil
    tide.level = 1
    token.cancel()
    #expect(
      observed == nil,
      "The token was canceled before the scheduler's turn. The work should be released immediately."
    )
    scheduler.advance()
  }

  @Test(.proves(9)) func `releasing the token releases the objects that the work uses`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    var token: AnyCancellable? = observe(on: scheduler) { [tide, holder] in
      holder?.level = tide.level
    }
    holder = nil
    withExtendedLifetime(token) {}
    token = nil
    #expect(observed == nil, "The token was released, and the level hasn't changed since.")
  }

  @Test(.proves(9))
  func `a run scheduled before the token was released retains nothing after its turn`() {
    var holder: Holder? = Holder()
    weak let observed = holder
    var token: AnyCancellable? = observe(on: scheduler) { [tide, holder] in
      holder?.level = tide.level
    }
    holder = nil
    tide.level = 1
    withExtendedLifetime(token) {}
    token = nil
    scheduler.advance()
    #expect(
      observed == nil,
      "The token was released, so after the scheduled run's turn, nothing should be retained.")
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class Holder {
    var token: AnyCancellable?
    var level = 0
  }
}
