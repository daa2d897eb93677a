import StateFlow
import Testing
import WorkbookTesting

@testable import AsyncState

@Suite("12.7 Tide follower", .exercise)
struct TideFollowerTests {
  /// A harbor office, which follows a gauge until the test gives it another one, or none.
  private final class Office {
    private final class Parent {
      var gauge: Gauge?
    }

    private let parent = Parent()
    let screen: Screen

    init(millimeters: Int = 312) {
      parent.gauge = Gauge(millimeters: millimeters)
      screen = Screen { [parent] in
        if let gauge = parent.gauge { TideFollower(gauge: gauge) }
      }
    }

    var gauge: Gauge? { parent.gauge }

    /// The lines of the log, from the top down. Several lines can share a text.
    var log: [String] {
      screen.texts.flatMap { $0.split(separator: "\n").map(String.init) }
        .filter { $0.hasSuffix(" cm") && !$0.hasPrefix("Highest") }
    }

    /// The number of all runs of bodies so far.
    var runs: Int { screen.story.updates.flatMap(\.runs).reduce(0) { $0 + $1.count } }

    func appear() async { await screen.settle() }

    /// Sets the level to each of the given values in a single action.
    func measure(_ millimeters: Int...) async {
      change("the tide changes") { gauge in
        for millimeters in millimeters { gauge.millimeters = millimeters }
      }
      await screen.settle()
    }

    func change(_ event: String, _ change: @escaping (Gauge) -> Void) {
      guard let gauge else { return }
      screen.graph.perform(event) { change(gauge) }
    }

    /// Passes another gauge, or removes the view.
    func pass(_ gauge: Gauge?) async {
      parent.gauge = gauge
      screen.refresh()
      await screen.settle()
    }
  }

  // MARK: The log

  @Test(.proves(1), arguments: [(312, "31 cm"), (0, "0 cm"), (-40, "-4 cm")])
  func `when the screen appears, the log has one line`(millimeters: Int, line: String) async {
    let office = Office(millimeters: millimeters)
    await office.appear()
    #expect(office.log == [line], "The gauge measures \(millimeters) mm, and nothing has changed.")
  }

  @Test(.proves(2)) func `each new level gets a line`() async {
    let office = Office()
    await office.appear()
    await office.measure(320)
    #expect(office.log == ["31 cm", "32 cm"], "The level rose from 312 to 320 mm.")
    await office.measure(345)
    #expect(office.log == ["31 cm", "32 cm", "34 cm"], "Then the level rose to 345 mm.")
  }

  @Test(.proves(2)) func `the last three lines are shown`() async {
    let office = Office(millimeters: 300)
    await office.appear()
    for centimeters in 31...38 {
      await office.measure(10 * centimeters)
      let lines = (max(30, centimeters - 2)...centimeters).map { "\($0) cm" }
      #expect(office.log == lines, "The level has risen from 30 to \(centimeters) cm.")
    }
  }

  @Test(.proves(2)) func `a level that comes back gets another line`() async {
    let office = Office()
    await office.appear()
    await office.measure(325)
    await office.measure(312)
    #expect(office.log == ["31 cm", "32 cm", "31 cm"], "The level rose, and fell again.")
    await office.measure(325)
    #expect(office.log == ["32 cm", "31 cm", "32 cm"], "The level rose a second time.")
  }

  @Test(.proves(2)) func `after several changes in one action, the last level gets a line`() async {
    let office = Office()
    await office.appear()
    await office.measure(320, 330, 340)
    #expect(office.log == ["31 cm", "34 cm"], "The level changed three times in one action.")
    await office.measure(350, 360)
    #expect(office.log == ["31 cm", "34 cm", "36 cm"], "The level changed twice in one action.")
  }

  // MARK: Changes that don't count

  @Test(.proves(3)) func `a change within a centimeter adds no line`() async {
    let office = Office()
    await office.appear()
    for millimeters in [313, 319, 310, 310] {
      await office.measure(millimeters)
      #expect(office.log == ["31 cm"], "The level is \(millimeters) mm, which is still 31 cm.")
    }
    await office.measure(330)
    await office.measure(331)
    #expect(office.log == ["31 cm", "33 cm"], "The level rose to 330 and 331 mm.")
    await office.measure(350, 332)
    #expect(
      office.log == ["31 cm", "33 cm"],
      "The level rose to 350 mm and fell to 332 mm in one action, so it's still 33 cm.")
  }

  @Test(.proves(3)) func `a change within a centimeter runs no body`() async {
    let office = Office()
    await office.appear()
    let runs = office.runs
    for millimeters in [313, 319, 310, 310] {
      await office.measure(millimeters)
      #expect(office.runs == runs, "The level is \(millimeters) mm, which is still 31 cm.")
    }
  }

  @Test(.proves(3)) func `a change of another property adds no line and runs no body`() async {
    let office = Office()
    await office.appear()
    let runs = office.runs
    office.change("the lamp is lit") { $0.isLit = true }
    await office.screen.settle()
    #expect(
      office.log == ["31 cm"], "The gauge's lamp was switched on, but the level didn't change.")
    #expect(office.runs == runs, "The gauge's lamp was switched on, which the screen doesn't show.")
  }

  // MARK: The highest level

  @Test(.proves(4)) func `the highest level is shown`() async {
    let office = Office()
    await office.appear()
    #expect(office.screen.shows("Highest: 31 cm"), "The log has only one line.")
    await office.measure(345)
    #expect(office.screen.shows("Highest: 34 cm"), "The level rose to 345 mm.")
    await office.measure(290)
    #expect(office.screen.shows("Highest: 34 cm"), "The level fell again.")
  }

  @Test(.proves(4)) func `the highest level is still shown after its line is gone`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    for centimeters in [33, 32, 31, 30] {
      await office.measure(10 * centimeters)
      #expect(
        office.screen.shows("Highest: 34 cm"),
        "The level has fallen from 34 to \(centimeters) cm, so 34 cm is still the highest.")
    }
  }

  @Test(.proves(4)) func `the highest level can be below zero`() async {
    let office = Office(millimeters: -80)
    await office.appear()
    #expect(office.screen.shows("Highest: -8 cm"), "The level is -80 mm.")
    await office.measure(-50)
    await office.measure(-90)
    #expect(office.screen.shows("Highest: -5 cm"), "The level was -80, -50, and -90 mm.")
  }

  // MARK: Another gauge

  @Test(.proves(5)) func `another gauge begins a new log`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    await office.pass(Gauge(millimeters: 120))
    #expect(office.log == ["12 cm"], "The parent passed a gauge that measures 120 mm.")
    #expect(office.screen.shows("Highest: 12 cm"), "The new log has only one line.")
    await office.measure(131)
    #expect(office.log == ["12 cm", "13 cm"], "The level at the second gauge rose.")
    #expect(office.screen.shows("Highest: 13 cm"), "The level at the second gauge rose.")
  }

  @Test(.proves(5)) func `a previous gauge is no longer followed`() async {
    let office = Office()
    await office.appear()
    let first = office.gauge
    await office.pass(Gauge(millimeters: 120))
    first?.millimeters = 500
    await office.screen.settle()
    #expect(office.log == ["12 cm"], "The level changed at the first gauge, not at the second.")
    await office.pass(first)
    #expect(office.log == ["50 cm"], "The parent passed the first gauge again, at 500 mm.")
    await office.measure(510)
    #expect(office.log == ["50 cm", "51 cm"], "The level at the first gauge rose.")
  }

  @Test(.proves(5)) func `another gauge with the same level begins a new log`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    await office.pass(Gauge(millimeters: 345))
    #expect(
      office.log == ["34 cm"],
      "Both gauges read 345 mm when the parent switched gauges, so the log should have one line.")
    await office.measure(351)
    #expect(office.log == ["34 cm", "35 cm"], "The level at the second gauge rose.")
  }

  @Test(.proves(5)) func `if the parent passes the same gauge again, nothing changes`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    office.screen.refresh()
    await office.screen.settle()
    #expect(office.log == ["31 cm", "34 cm"], "The parent passed the same gauge again.")
  }

  // MARK: Leaving

  @Test(.proves(6)) func `when the screen disappears, its task ends`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    #expect(office.log == ["31 cm", "34 cm"], "The level rose while the screen was shown.")
    await office.pass(nil)
    #expect(office.screen.runningTasks == [], "The parent removed the view.")
  }

  @Test(.proves(6)) func `when the screen disappears, the gauge is released`() async {
    let office = Office()
    await office.appear()
    weak let first = office.gauge
    await office.measure(345)
    await office.pass(nil)
    #expect(first == nil, "The parent removed the view and released the gauge.")
  }

  @Test(.proves(6)) func `when another gauge is passed, the previous one is released`() async {
    let office = Office()
    await office.appear()
    weak let first = office.gauge
    await office.pass(Gauge(millimeters: 120))
    #expect(first == nil, "The parent passed another gauge and released the first one.")
  }

  @Test(.proves(6)) func `a canceled task writes nothing`() async {
    let office = Office()
    await office.appear()
    await office.measure(345)
    await office.pass(nil)
    let writes = office.screen.story.updates.flatMap(\.writes).filter(\.isByCanceledTask)
    #expect(
      writes.isEmpty,
      "The parent removed the view, so the canceled task should no longer write anything.")
  }

  @Test(.proves(6)) func `after the screen has disappeared, nothing is written`() async {
    let office = Office()
    await office.appear()
    let gauge = office.gauge
    await office.pass(nil)
    let updates = office.screen.story.updates.count
    for millimeters in [400, 500] {
      gauge?.millimeters = millimeters
      await office.screen.settle()
    }
    let writes = office.screen.story.updates.dropFirst(updates).flatMap(\.writes)
    #expect(
      writes.allSatisfy { $0.owner == "Gauge" },
      "The view was removed before the level changed twice, so its task should write nothing.")
    await office.pass(gauge)
    #expect(office.log == ["50 cm"], "The parent shows the view again, at 500 mm.")
  }
}
