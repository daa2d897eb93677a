import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.2 Steady counter", .exercise)
struct SteadyCounterTests {
  private let office = Office()

  /// Returns the door, with the sign and the starting number from the office.
  private func door() -> Screen {
    Screen { [office] in
      if office.isOpen { SteadyCounter(sign: office.sign, startingAt: office.start) }
    }
  }

  @Test(.proves(3)) func `each visitor is counted`() {
    let screen = Screen { SteadyCounter(sign: "Welcome") }
    #expect(
      screen.texts == ["Welcome", "Visitors: 0"],
      "No visitors have come yet, so the count should be 0.")
    screen.button("Count").tap()
    screen.button("Count").tap()
    #expect(
      screen.texts == ["Welcome", "Visitors: 2"], "After two taps, the screen should show 2.")
  }

  @Test(.proves(4)) func `a counter starts at the number that is passed to it`() {
    office.start = 40
    let screen = door()
    #expect(screen.texts == ["Welcome", "Visitors: 40"], "The counter should start at 40.")
    screen.button("Count").tap()
    #expect(
      screen.texts == ["Welcome", "Visitors: 41"], "After one tap, the screen should show 41.")
  }

  @Test(.proves(1)) func `refreshing the parent doesn't reset the count`() {
    let screen = door()
    screen.button("Count").tap()
    screen.refresh()
    #expect(screen.shows("Visitors: 1"), "The parent passes the same sign again.")
    screen.refresh()
    screen.button("Count").tap()
    #expect(
      screen.shows("Visitors: 2"), "After the second refresh, one more visitor should be counted.")
  }

  @Test(.proves(1)) func `changing the sign doesn't reset the count`() {
    let screen = door()
    screen.button("Count").tap()
    screen.button("Count").tap()
    office.sign = "Closing soon"
    screen.refresh()
    #expect(screen.texts == ["Closing soon", "Visitors: 2"], "Only the sign should change.")
    screen.button("Count").tap()
    #expect(screen.texts == ["Closing soon", "Visitors: 3"], "One more visitor should be counted.")
    office.sign = "Welcome"
    screen.refresh()
    #expect(screen.texts == ["Welcome", "Visitors: 3"], "The first sign should be back.")
    office.sign = ""
    screen.refresh()
    #expect(screen.shows("Visitors: 3"), "The sign is empty now. The count should stay the same.")
  }

  @Test(.proves(2)) func `the counter shows the sign that the parent passes`() {
    let screen = door()
    #expect(
      screen.shows("Welcome"), "The parent passed the first sign, so the counter should show it.")
    office.sign = "Closing soon"
    screen.refresh()
    #expect(
      screen.shows("Closing soon"),
      "The parent passed a different sign, so the counter should show it.")
    #expect(!screen.shows("Welcome"), "The first sign should be gone.")
    office.sign = ""
    screen.refresh()
    #expect(
      ["Welcome", "Closing soon"].filter { screen.shows($0) } == [],
      "The parent passes an empty sign, so neither of the others should be shown.")
  }

  @Test(.proves(1)) func `changing the starting number doesn't reset the count`() {
    let screen = door()
    office.start = 7
    screen.refresh()
    #expect(screen.shows("Visitors: 0"), "The counter started at 0, and no visitors have come yet.")
    screen.button("Count").tap()
    office.start = 40
    screen.refresh()
    #expect(screen.shows("Visitors: 1"), "The counter started at 0, and one visitor came.")
    screen.button("Count").tap()
    office.sign = "Closing soon"
    office.start = 0
    screen.refresh()
    #expect(
      screen.shows("Visitors: 2"),
      "One more visitor came, and the sign and the starting number changed. The count should be 2.")
  }

  @Test(.proves(4)) func `a counter that appears again starts over`() {
    let screen = door()
    screen.button("Count").tap()
    office.isOpen = false
    screen.refresh()
    office.isOpen = true
    office.start = 7
    screen.refresh()
    #expect(screen.shows("Visitors: 7"), "The starting number is 7 when the counter appears again.")
    screen.button("Count").tap()
    screen.refresh()
    #expect(
      screen.shows("Visitors: 8"),
      "The counter should count up from 7, and a refresh should keep the count.")
    office.isOpen = false
    screen.refresh()
    office.isOpen = true
    screen.refresh()
    #expect(
      screen.shows("Visitors: 7"),
      "The counter should start at 7 again when it appears for the third time.")
  }

  @Test(.proves(5)) func `two doors with the same sign have separate counts`() {
    let screen = Screen {
      Section("North") { SteadyCounter(sign: "Welcome") }
      Section("South") { SteadyCounter(sign: "Welcome") }
    }
    screen.button("Count", at: 0).tap()
    #expect(
      screen.texts.filter { $0.hasPrefix("Visitors") } == ["Visitors: 1", "Visitors: 0"],
      "One visitor came to the north door, so only its count should change.")
  }

  /// The values that the parent passes to the door.
  private final class Office {
    var isOpen = true
    var sign = "Welcome"
    var start = 0
  }
}
