import StateFlow
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.2 Steady counter", .exercise)
struct SteadyCounterTests {
  private let office = Office()

  /// A door, as the office describes it.
  private func door() -> Screen {
    Screen { [office] in
      if office.isOpen { SteadyCounter(sign: office.sign, startingAt: office.start) }
    }
  }

  @Test func `each visitor is counted`() {
    let screen = Screen { SteadyCounter(sign: "Welcome") }
    #expect(screen.texts == ["Welcome", "Visitors: 0"])
    screen.button("Count").tap()
    screen.button("Count").tap()
    #expect(screen.texts == ["Welcome", "Visitors: 2"])
  }

  @Test func `a counter begins with the number that it is given`() {
    office.start = 40
    let screen = door()
    screen.button("Count").tap()
    #expect(screen.shows("Visitors: 41"), "The visitor is added to the 40 of yesterday.")
  }

  @Test func `the count survives a refresh of the parent`() {
    let screen = door()
    screen.button("Count").tap()
    screen.refresh()
    #expect(screen.shows("Visitors: 1"), "The parent described the counter again; nobody left.")
    screen.refresh()
    screen.button("Count").tap()
    #expect(screen.shows("Visitors: 2"), "Counting goes on from where it was.")
  }

  @Test func `the count survives another sign`() {
    let screen = door()
    screen.button("Count").tap()
    screen.button("Count").tap()
    office.sign = "Closing soon"
    screen.refresh()
    #expect(screen.shows("Visitors: 2"), "The sign is another, the counter is the same.")
    screen.button("Count").tap()
    #expect(screen.shows("Visitors: 3"), "Whoever comes now is counted too.")
  }

  @Test func `the sign is what the parent says now`() {
    let screen = door()
    #expect(screen.shows("Welcome"))
    office.sign = "Closing soon"
    screen.refresh()
    #expect(screen.shows("Closing soon"), "The parent passes another sign: it is shown.")
  }

  @Test func `another number to begin with changes nothing once the counter is there`() {
    let screen = door()
    screen.button("Count").tap()
    office.start = 40
    screen.refresh()
    #expect(screen.shows("Visitors: 1"), "This counter has begun already, with 0.")
  }

  @Test func `a counter that comes back begins anew`() {
    let screen = door()
    screen.button("Count").tap()
    office.isOpen = false
    screen.refresh()
    office.isOpen = true
    office.start = 7
    screen.refresh()
    #expect(screen.shows("Visitors: 7"), "The old counter left the screen, and its count with it.")
  }

  @Test func `two doors with one sign have two counts`() {
    let screen = Screen {
      Section("North") { SteadyCounter(sign: "Welcome") }
      Section("South") { SteadyCounter(sign: "Welcome") }
    }
    screen.button("Count", at: 0).tap()
    #expect(screen.texts.filter { $0.hasPrefix("Visitors") } == ["Visitors: 1", "Visitors: 0"])
  }

  /// Where it is decided how a door is described.
  private final class Office {
    var isOpen = true
    var sign = "Welcome"
    var start = 0
  }
}
