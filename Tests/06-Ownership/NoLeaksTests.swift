import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.4 No leaks", .exercise)
struct NoLeaksTests {
  private let kitchen = Kitchen()

  // MARK: While the screen is shown

  @Test(.proves(5)) func `the screen counts the seconds`() {
    let screen = kitchen.screen()
    #expect(screen.shows("0 s"), "No time has passed, so the screen should show 0 seconds.")
    kitchen.clock.advance(by: .seconds(3))
    #expect(screen.shows("3 s"), "Three seconds have passed, so the screen should show them.")
    kitchen.clock.advance(by: .seconds(60))
    #expect(
      screen.shows("63 s"), "Another minute has passed, so the screen should show 63 seconds.")
  }

  @Test(.proves(5)) func `the screen shows each change in temperature`() {
    let screen = kitchen.screen()
    #expect(screen.shows("20 °C"), "The screen should show the current temperature.")
    for degrees in [40, 60, 80, 90, 100] {
      kitchen.kettle.temperature.send(degrees)
      #expect(
        screen.shows("\(degrees) °C"), "The kettle sent \(degrees), so the screen should show it.")
    }
  }

  @Test(.proves(6)) func `the screen shows that the water is boiling and keeps updating`() {
    let screen = kitchen.screen()
    #expect(!screen.shows("Time for tea"), "The water isn't boiling yet.")
    kitchen.kettle.whenBoiling()
    #expect(
      screen.shows("Time for tea"),
      "The water is boiling, so the screen should say that it's time for tea.")
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(99)
    #expect(
      screen.texts == ["2 s", "99 °C", "Time for tea"],
      "The screen should still show the current time and temperature.")
    let tabs = kitchen.tabs()
    tabs.tab("Cups").select()
    tabs.tab("Kettle").select()
    #expect(tabs.shows("0 s"), "The kettle's tab was hidden and is shown again.")
    kitchen.clock.advance(by: .seconds(1))
    kitchen.kettle.temperature.send(98)
    kitchen.kettle.whenBoiling()
    #expect(tabs.shows("1 s"), "The tab that was hidden should still count the seconds.")
    #expect(
      tabs.shows("98 °C"), "The tab that was hidden should still show the current temperature.")
    #expect(
      tabs.shows("Time for tea"),
      "The tab that was hidden should still show that the water is boiling.")
  }

  @Test(.proves(6)) func `a screen whose tab was hidden is up to date`() {
    let tabs = kitchen.tabs()
    kitchen.clock.advance(by: .seconds(2))
    tabs.tab("Cups").select()
    kitchen.clock.advance(by: .seconds(3))
    kitchen.kettle.temperature.send(100)
    kitchen.kettle.whenBoiling()
    tabs.tab("Kettle").select()
    #expect(
      tabs.shows("5 s"),
      "Two seconds passed before the tab was hidden, and three while it was hidden.")
    #expect(tabs.shows("100 °C"), "The kettle sent 100 while the tab was hidden.")
    #expect(tabs.shows("Time for tea"), "The water boiled while the tab was hidden.")
  }

  @Test(.proves(6)) func `refreshing the parent changes nothing`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(2))
    screen.refresh()
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(60)
    kitchen.kettle.whenBoiling()
    #expect(
      screen.texts == ["4 s", "60 °C", "Time for tea"],
      "Four seconds have passed, the kettle sent 60, and the water is boiling.")
  }

  // MARK: After the screen has gone

  @Test(.proves(1)) func `the object is released with its screen`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(60)
    #expect(
      kitchen.isBrewReleased == false, "While the screen is shown, it should retain the object.")
    kitchen.leave(screen)
    #expect(kitchen.isBrewReleased, "The screen is gone, so nothing should retain the object.")
  }

  @Test(.proves(1)) func `the second screen's object is released with the second screen`() {
    let screen = kitchen.screen()
    kitchen.leave(screen)
    kitchen.enter(screen)
    kitchen.kettle.whenBoiling()
    kitchen.clock.advance(by: .seconds(2))
    #expect(
      kitchen.isBrewReleased == false,
      "While the second screen is shown, it should retain its object.")
    kitchen.leave(screen)
    #expect(
      kitchen.isBrewReleased, "The second screen is gone, so nothing should retain its object.")
    #expect(kitchen.clock.pendingCount == 0, "The clock should have no work scheduled.")
  }

  // In each of the next three tests, only one thing can retain the object.

  @Test(.proves(2)) func `the clock doesn't retain the object`() {
    let screen = kitchen.screen()
    kitchen.kettle.temperature.send(completion: .finished)
    kitchen.kettle.whenBoiling = {}
    kitchen.leave(screen)
    #expect(
      kitchen.isBrewReleased,
      "The clock retains the closure that it calls each second, but should not retain the object.")
  }

  @Test(.proves(1)) func `following the temperature doesn't retain the object`() {
    let screen = kitchen.screen(clock: ImmediateScheduler.shared)
    kitchen.kettle.whenBoiling = {}
    kitchen.leave(screen)
    #expect(
      kitchen.isBrewReleased,
      "A subscription retains its closures, but nothing should retain the object.")
  }

  @Test(.proves(3)) func `the kettle's closure doesn't retain the object`() {
    let screen = kitchen.screen(clock: ImmediateScheduler.shared)
    kitchen.kettle.temperature.send(completion: .finished)
    kitchen.leave(screen)
    #expect(
      kitchen.isBrewReleased,
      """
      The kettle retains the closure that it calls when the water boils. Nothing should retain the \
      object.
      """)
  }

  @Test(.proves(4)) func `the clock has no work left after the screen is gone`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(1))
    #expect(
      kitchen.clock.pendingCount > 0,
      "While the screen is shown, the clock should have the next second scheduled.")
    kitchen.leave(screen)
    #expect(
      kitchen.clock.pendingCount == 0,
      "The screen is gone, so the clock should have nothing scheduled.")
    let metronome = Metronome()
    let second = kitchen.screen(clock: metronome)
    kitchen.enter(second)
    #expect(
      metronome.repeatedWork == 1,
      "While the second screen is shown, its clock should have work scheduled.")
    kitchen.leave(second)
    #expect(
      metronome.repeatedWork == 0,
      "The second screen is gone, so its clock's work should be canceled, not only released.")
  }

  @Test(.proves(7)) func `the kettle keeps working without the screen`() {
    let screen = kitchen.screen()
    kitchen.leave(screen)
    kitchen.kettle.temperature.send(100)
    kitchen.kettle.whenBoiling()
    #expect(
      kitchen.kettle.temperature.value == 100, "The kettle sent 100, and the water is boiling.")
  }

  @Test(.proves(8)) func `a screen that is shown again starts over`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(5))
    kitchen.kettle.whenBoiling()
    kitchen.leave(screen)
    kitchen.kettle.temperature.send(80)
    kitchen.enter(screen)
    #expect(
      screen.texts == ["0 s", "80 °C"], "The second screen should start with the current values.")
    kitchen.clock.advance(by: .seconds(2))
    kitchen.kettle.temperature.send(95)
    kitchen.kettle.whenBoiling()
    #expect(
      screen.texts == ["2 s", "95 °C", "Time for tea"],
      "The second screen should work like the first one.")
  }

  @Test(.proves(5)) func `a screen that replaces another one shows that the water is boiling`() {
    let screen = kitchen.screen()
    kitchen.clock.advance(by: .seconds(5))
    kitchen.replace(screen)
    #expect(screen.texts == ["0 s", "20 °C"], "The second screen should start over.")
    kitchen.kettle.whenBoiling()
    #expect(
      screen.shows("Time for tea"),
      "The water is boiling, so the second screen should say that it's time for tea.")
  }

  /// A kettle and a clock that outlive the screen.
  private final class Kitchen {
    let kettle = Kettle()
    let clock = VirtualTimeScheduler()
    private weak var brew: Brew?
    private var isEntered = true
    private var visit = 1

    /// Whether the object behind the screen has been released.
    var isBrewReleased: Bool { brew == nil }

    func screen() -> Screen { screen(clock: clock) }

    func screen(clock: some Scheduler) -> Screen {
      Screen {
        if self.isEntered { NoLeaks(brew: self.makeBrew(clock)).id(self.visit) }
      }
    }

    /// Returns a screen with the kettle in one of two tabs.
    func tabs() -> Screen {
      Screen {
        TabView {
          NoLeaks(brew: self.makeBrew(self.clock)).tabItem { Text("Kettle") }
          Text("Two cups").tabItem { Text("Cups") }
        }
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
      // The clock removes canceled work only when that work would have been due.
      clock.advance(by: .seconds(2))
    }

    func enter(_ screen: Screen) {
      isEntered = true
      screen.refresh()
    }

    /// Replaces the screen with a new one in a single update.
    func replace(_ screen: Screen) {
      visit += 1
      screen.refresh()
    }
  }

  /// A clock whose repeated work ends only if it's canceled: releasing the token isn't enough.
  nonisolated private final class Metronome: Scheduler {
    private final class Work: Cancellable {
      private(set) var isCanceled = false
      func cancel() { isCanceled = true }
    }

    private var work: [Work] = []

    /// The number of pieces of work that are still repeated.
    var repeatedWork: Int { work.count { !$0.isCanceled } }

    let now = SchedulerTime(nanoseconds: 0)
    let minimumTolerance: SchedulerTime.Stride = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) {}

    func schedule(
      after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {}

    func schedule(
      after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
      options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
      let added = Work()
      work.append(added)
      return added
    }
  }
}
