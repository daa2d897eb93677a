import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.4 No leaks", .exercise)
struct NoLeaksTests {
  private let kitchen = Kitchen()

  @Test func `the seconds on screen are counted`() {
    let screen = kitchen.screen()
    #expect(screen.shows("0 s"))
    kitchen.clock.advance(by: .seconds(3))
    #expect(screen.shows("3 s"), "Three seconds have passed, each a tick of the clock.")
  }

  @Test func `the temperature is shown, and followed`() {
    let screen = kitchen.screen()
    #expect(screen.shows("20 °C"), "The kettle is as warm as the room.")
    kitchen.kettle.temperature.send(60)
    #expect(screen.shows("60 °C"), "The kettle said so.")
    kitchen.kettle.temperature.send(90)
    #expect(screen.shows("90 °C"), "The screen goes on listening.")
  }

  @Test func `boiling water is announced`() {
    let screen = kitchen.screen()
    #expect(!screen.shows("Time for tea"))
    kitchen.kettle.whenBoiling()
    #expect(screen.shows("Time for tea"))
  }

  @Test func `a refresh of the parent changes nothing of that`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(2))
    screen.refresh()
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(60)
    kitchen.kettle.whenBoiling()
    #expect(screen.texts == ["4 s", "60 °C", "Time for tea"])
  }

  @Test func `the object is gone when the screen is`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(60)
    #expect(kitchen.brew != nil, "While it is on screen, the screen keeps it.")
    kitchen.leave(screen)
    #expect(kitchen.brew == nil, "The screen let go of it. Who still holds it?")
  }

  // In the next three, all ends but what the test is about.

  @Test func `the clock does not keep the object`() {
    let screen = kitchen.screen()
    kitchen.kettle.temperature.send(completion: .finished)
    kitchen.kettle.whenBoiling = {}
    kitchen.leave(screen)
    #expect(
      kitchen.brew == nil,
      "The clock keeps what it is to do each second. Does that keep the object?")
  }

  @Test func `following the temperature does not keep the object`() {
    let screen = kitchen.screen(clock: ImmediateScheduler.shared)
    kitchen.kettle.whenBoiling = {}
    kitchen.leave(screen)
    #expect(
      kitchen.brew == nil,
      "The subscription keeps what is done with each temperature. Does that keep the object?")
  }

  @Test func `the kettle's closure does not keep the object`() {
    let screen = kitchen.screen(clock: ImmediateScheduler.shared)
    kitchen.kettle.temperature.send(completion: .finished)
    kitchen.leave(screen)
    #expect(
      kitchen.brew == nil,
      "The kettle keeps what is to be done when the water boils. Does that keep the object?")
  }

  @Test func `the clock has no more work when the screen is gone`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(1))
    #expect(kitchen.clock.pendingCount > 0, "While it is on screen, the next tick is due.")
    kitchen.leave(screen)
    #expect(kitchen.clock.pendingCount == 0, "A tick for nobody is still a tick.")
  }

  @Test func `the kitchen goes on without the screen`() {
    let screen = kitchen.screen()
    kitchen.leave(screen)
    kitchen.kettle.temperature.send(100)
    kitchen.kettle.whenBoiling()
    #expect(kitchen.kettle.temperature.value == 100)
  }

  @Test func `a screen that comes back begins anew`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(5))
    kitchen.kettle.whenBoiling()
    kitchen.leave(screen)
    kitchen.kettle.temperature.send(80)
    kitchen.enter(screen)
    #expect(screen.texts == ["0 s", "80 °C"])
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.whenBoiling()
    #expect(screen.texts == ["2 s", "80 °C", "Time for tea"], "It works as the first did.")
  }

  /// What stays, whoever looks at it.
  private final class Kitchen {
    let kettle = Kettle()
    let clock = VirtualTimeScheduler()
    private(set) weak var brew: Brew?
    private var isEntered = true

    func screen() -> Screen { screen(clock: clock) }

    func screen(clock: some Scheduler) -> Screen {
      Screen {
        if self.isEntered { NoLeaks(brew: self.makeBrew(clock)) }
      }
    }

    private func makeBrew(_ clock: some Scheduler) -> Brew {
      let brew = Brew(kettle: kettle, clock: clock)
      self.brew = brew
      return brew
    }

    func leave(_ screen: Screen) {
      isEntered = false
      screen.refresh()
      // The clock lets go of what was cancelled when it would have been due.
      clock.advance(by: .seconds(2))
    }

    func enter(_ screen: Screen) {
      isEntered = true
      screen.refresh()
    }
  }
}
