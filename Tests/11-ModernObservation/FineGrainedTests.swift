import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.2 Fine grained", .exercise)
struct FineGrainedTests {
  /// A dashboard, and the last update whose bodies have been counted.
  private final class Dashboard {
    let station: Station
    let screen: Screen
    private var counted = 0

    init(wind: Int = 4) {
      let station = Station(wind: wind)
      self.station = station
      screen = Screen { FineGrained(station: station) }
    }

    /// Returns the names of the bodies that have run since the last call, repeated for each run.
    ///
    /// A view that an answer adds counts, too, except for its first appearance with the dashboard, and
    /// except in a tile whose body runs.
    func bodiesRun() -> [String] {
      screen.graph.update()
      let isAppearing = counted == 0
      let runs = screen.story.updates.filter { $0.number > counted }.flatMap(\.runs)
      counted = screen.story.last?.number ?? 0
      let tiles = ["TemperatureTile": "temperature", "WindTile": "wind", "StormTile": "storm"]
      var viewsInTiles: Set<String> = []
      var bodies: [String] = []
      for run in runs {
        if let tile = tiles[run.view] {
          viewsInTiles.insert(run.view)
          bodies += Array(repeating: tile, count: run.count)
        } else if run.view == "FineGrained" {
          bodies += Array(repeating: "dashboard", count: run.count)
        } else if let parent = run.parent, viewsInTiles.contains(parent) {
          viewsInTiles.insert(run.view)
        } else if !isAppearing || run.causes != [.firstAppearance] {
          bodies += Array(repeating: run.view, count: run.count)
        }
      }
      let order = ["dashboard", "temperature", "wind", "storm"]
      return order.flatMap { name in bodies.filter { $0 == name } }
        + bodies.filter { !order.contains($0) }
    }

    /// Sends a report and returns the names of the bodies that run as a result.
    func report(_ report: @escaping (Station) -> Void) -> [String] {
      _ = bodiesRun()
      screen.graph.perform("report") { [station] in report(station) }
      return bodiesRun()
    }
  }

  private func texts(_ celsius: Int, _ wind: Int, _ storm: String) -> [String] {
    func bar(_ length: Int) -> String { String(repeating: "|", count: max(0, length)) }
    return ["\(celsius) °C \(bar(celsius))", "\(wind) m/s \(bar(wind))", storm]
  }

  // MARK: What the tiles show

  @Test(.proves(3)) func `the tiles show the values that the station reports`() {
    let screen = Dashboard().screen
    #expect(
      screen.texts == texts(18, 4, "No storm"),
      "It's 18 °C with a wind of 4 m/s, so there should be no storm.")
  }

  @Test(.proves(3)) func `each tile shows changes at the station`() {
    let dashboard = Dashboard()
    let (station, screen) = (dashboard.station, dashboard.screen)
    station.celsius = 21
    #expect(
      screen.texts == texts(21, 4, "No storm"),
      "The temperature changed to 21 °C, so its tile should show it.")
    station.wind = 9
    #expect(
      screen.texts == texts(21, 9, "No storm"),
      "The wind changed to 9 m/s, so its tile should show it.")
    station.celsius = -3
    #expect(
      screen.texts == texts(-3, 9, "No storm"),
      "The temperature changed to -3 °C, so its tile should show it.")
    station.celsius = 0
    station.wind = 0
    #expect(
      screen.texts == texts(0, 0, "No storm"),
      "The temperature and the wind changed to 0, so both tiles should show 0.")
  }

  @Test(.proves(4)) func `a wind of 20 m/s or more is a storm`() {
    let dashboard = Dashboard()
    let (station, screen) = (dashboard.station, dashboard.screen)
    let speeds = [
      (20, "Storm"), (19, "No storm"), (27, "Storm"), (19, "No storm"), (28, "Storm"),
      (20, "Storm"), (21, "Storm"), (17, "No storm"), (20, "Storm"), (0, "No storm"),
    ]
    for (wind, storm) in speeds {
      station.wind = wind
      #expect(
        screen.texts == texts(18, wind, storm),
        "The wind changed to \(wind) m/s, so the tile should show \"\(storm)\".")
    }
    station.wind += 25
    #expect(
      screen.texts == texts(18, 25, "Storm"),
      "The wind increased by 25 m/s to 25 m/s, so the tile should show \"Storm\".")
  }

  @Test(.proves(4)) func `a storm that began before the dashboard appeared is shown`() {
    let dashboard = Dashboard(wind: 30)
    let bodies = dashboard.bodiesRun()
    #expect(
      dashboard.screen.texts == texts(18, 30, "Storm"),
      "The station was created with a wind of 30 m/s, so there should be a storm.")
    #expect(
      bodies == ["dashboard", "temperature", "wind", "storm"],
      "Each body should run once when the dashboard appears.")
    for (wind, storm) in [(20, "Storm"), (19, "No storm")] {
      #expect(
        Dashboard(wind: wind).screen.texts.last == storm,
        "The station was created with a wind of \(wind) m/s, so the tile should say \"\(storm)\".")
    }
  }

  @Test(.proves(3)) func `when the parent passes another station, the tiles show its values`() {
    let parent = Parent(Station())
    let screen = Screen { FineGrained(station: parent.station) }
    let former = parent.station
    former.wind = 25
    parent.station = Station(celsius: 3)
    screen.refresh()
    #expect(screen.texts == texts(3, 4, "No storm"), "The other station reports 3 °C and 4 m/s.")
    parent.station.wind = 20
    #expect(screen.texts == texts(3, 20, "Storm"), "The wind at the other station changes.")
    parent.station.celsius = 5
    #expect(
      screen.texts == texts(5, 20, "Storm"), "The temperature at the other station changes, too.")
    former.celsius = 30
    former.wind = 1
    #expect(
      screen.texts == texts(5, 20, "Storm"), "Reports from the first station shouldn't be shown.")
    parent.station = former
    screen.refresh()
    #expect(screen.texts == texts(30, 1, "No storm"), "The parent passes the first station again.")
    former.wind = 22
    #expect(
      screen.texts == texts(30, 22, "Storm"),
      "The tiles should show changes at the first station again.")
  }

  // MARK: Which bodies run

  @Test(.proves(1)) func `when the dashboard appears, each body runs once`() {
    #expect(
      Dashboard().bodiesRun() == ["dashboard", "temperature", "wind", "storm"],
      "Looking up a bar in one tile shouldn't run another tile's body.")
  }

  @Test(.proves(2)) func `a change in temperature runs only the temperature tile's body`() {
    let dashboard = Dashboard()
    for celsius in [19, 20, 19, 4, -1] {
      let bodies = dashboard.report { $0.celsius = celsius }
      #expect(bodies == ["temperature"], "Only the temperature changes, to \(celsius) °C.")
    }
  }

  @Test(.proves(2)) func `without a storm, a change in the wind runs only the wind tile's body`() {
    let dashboard = Dashboard()
    for wind in [7, 19, 18, 0] {
      let bodies = dashboard.report { $0.wind = wind }
      #expect(bodies == ["wind"], "The wind changes to \(wind) m/s, which isn't a storm.")
    }
  }

  @Test(.proves(2)) func `during a storm, a change in the wind runs only the wind tile's body`() {
    let dashboard = Dashboard(wind: 25)
    for wind in [28, 20, 35, 21] {
      let bodies = dashboard.report { $0.wind = wind }
      #expect(bodies == ["wind"], "The wind changes to \(wind) m/s, and the storm continues.")
    }
  }

  @Test(.proves(2))
  func `when a storm begins or ends, the bodies of the wind and storm tiles run once each`() {
    let dashboard = Dashboard()
    for wind in [22, 5, 20, 19] {
      let bodies = dashboard.report { $0.wind = wind }
      let change = wind >= 20 ? "begins" : "ends"
      #expect(bodies == ["wind", "storm"], "A storm \(change) at \(wind) m/s.")
    }
  }

  @Test(.proves(2)) func `a report of several changes runs each tile's body once`() {
    let dashboard = Dashboard()
    let first = dashboard.report {
      $0.celsius = 12
      $0.wind = 24
    }
    #expect(
      first == ["temperature", "wind", "storm"],
      "The temperature and the wind change, and a storm begins.")
    let second = dashboard.report {
      $0.celsius = 13
      $0.wind = 26
    }
    #expect(
      second == ["temperature", "wind"],
      "The temperature and the wind change, and the storm continues.")
  }

  @Test(.proves(2)) func `a report of the same values doesn't run any bodies`() {
    let dashboard = Dashboard()
    let first = dashboard.report {
      $0.celsius = 18
      $0.wind = 4
    }
    #expect(first == [], "The tiles already show 18 °C and 4 m/s, so no body should run.")
    _ = dashboard.report { $0.wind = 25 }
    let second = dashboard.report { $0.wind = 25 }
    #expect(second == [], "A wind of 25 m/s was reported twice in a row, so no body should run.")
  }

  @Test(.proves(5)) func `a report that leaves the wind at 0 doesn't run any bodies`() {
    let dashboard = Dashboard()
    let calm = dashboard.report { $0.changeWind(by: -8) }
    #expect(
      calm == ["wind"],
      "The wind was 4 m/s. It should drop only to 0 m/s, because it can't go below that.")
    #expect(
      dashboard.screen.texts == texts(18, 0, "No storm"),
      "The wind decreases by 8 m/s, but shouldn't go below 0 m/s.")
    let still = dashboard.report { $0.changeWind(by: -8) }
    #expect(
      still == [],
      "The wind was 0 m/s and still is, so no body should run. How does changeWind write the wind?")
    let same = dashboard.report { $0.changeWind(by: 0) }
    #expect(same == [], "The wind changes by 0 m/s, so no body should run.")
    let storm = dashboard.report { $0.changeWind(by: 25) }
    #expect(storm == ["wind", "storm"], "The wind increases by 25 m/s to 25 m/s.")
    #expect(dashboard.screen.texts == texts(18, 25, "Storm"), "The wind increases to 25 m/s.")
    let end = dashboard.report { $0.changeWind(by: -6) }
    #expect(end == ["wind", "storm"], "The wind decreases by 6 m/s to 19 m/s.")
    #expect(
      dashboard.screen.texts == texts(18, 19, "No storm"),
      "The wind decreased to 19 m/s, so the tile should show \"No storm\".")
  }

  // MARK: The bars

  @Test(.proves(6)) func `each bar is drawn only once`() {
    let dashboard = Dashboard()
    let (station, screen) = (dashboard.station, dashboard.screen)
    #expect(station.drawn == 2, "The dashboard should show one bar for 18 and one for 4.")
    for celsius in [20, 18] {
      station.celsius = celsius
      #expect(
        screen.texts == texts(celsius, 4, "No storm"),
        "The temperature changed to \(celsius) °C, so its tile should show it.")
    }
    #expect(
      station.drawn == 3, "The bar for 20 should be drawn, and the one for 18 should be reused.")
    station.celsius = 4
    #expect(
      screen.texts == texts(4, 4, "No storm"),
      "The temperature changed to 4 °C, so its tile should show it.")
    #expect(station.drawn == 3, "The bar for 4 was drawn for the wind and should be reused.")
  }

  @Test(.proves(6)) func `all bars are kept for reuse`() {
    let dashboard = Dashboard()
    let (station, screen) = (dashboard.station, dashboard.screen)
    for celsius in [Array(5...117), Array(5...117).reversed()].joined() {
      station.celsius = celsius
      #expect(
        screen.texts == texts(celsius, 4, "No storm"),
        "The temperature changed to \(celsius) °C, so its tile should show it.")
    }
    #expect(
      station.drawn == 114,
      "The bars for 4 to 117 are shown, most of them twice, but each should be drawn once.")
  }

  /// The station that the parent passes.
  private final class Parent {
    var station: Station
    init(_ station: Station) { self.station = station }
  }
}
