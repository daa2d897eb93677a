import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.2 Fine grained", .exercise)
struct FineGrainedTests {
  /// How often each body has run.
  private struct Runs: Equatable {
    var dashboard = 0
    var temperature = 0
    var wind = 0
    var storm = 0
  }

  private func runs(on screen: Screen) -> Runs {
    Runs(
      dashboard: screen.bodyCount(of: FineGrained.self),
      temperature: screen.bodyCount(of: TemperatureTile.self),
      wind: screen.bodyCount(of: WindTile.self),
      storm: screen.bodyCount(of: StormTile.self))
  }

  /// A report of the station, all in one action, and what has run for it.
  private struct Report {
    let screen: Screen
    let runs: Runs
  }

  private func report(
    from wind: Int = 4, _ report: @escaping (Station) -> Void
  ) -> Report {
    let station = Station()
    station.wind = wind
    let screen = Screen {
      FineGrained(station: station)
      Button("Report") { report(station) }
    }
    let before = runs(on: screen)
    screen.button("Report").tap()
    let after = runs(on: screen)
    let runs = Runs(
      dashboard: after.dashboard - before.dashboard,
      temperature: after.temperature - before.temperature,
      wind: after.wind - before.wind, storm: after.storm - before.storm)
    return Report(screen: screen, runs: runs)
  }

  private func texts(_ celsius: Int, _ wind: Int, _ storm: String) -> [String] {
    [
      "\(celsius) °C " + String(repeating: "|", count: celsius),
      "\(wind) m/s " + String(repeating: "|", count: wind), storm,
    ]
  }

  @Test func `the tiles show what the station has measured`() {
    let screen = Screen { FineGrained(station: Station()) }
    #expect(screen.texts == texts(18, 4, "No storm"), "18 °C, 4 m/s, and no storm.")
  }

  @Test func `each tile follows the station`() {
    let station = Station()
    let screen = Screen { FineGrained(station: station) }
    station.celsius = 21
    #expect(screen.texts == texts(21, 4, "No storm"), "It has become 21 °C.")
    station.wind = 9
    #expect(screen.texts == texts(21, 9, "No storm"), "The wind has become 9 m/s.")
  }

  @Test func `a storm begins at 20 and ends below`() {
    let station = Station()
    let screen = Screen { FineGrained(station: station) }
    station.wind = 20
    #expect(screen.texts.last == "Storm", "20 m/s are a storm.")
    station.wind = 19
    #expect(screen.texts.last == "No storm", "19 m/s are none.")
    station.wind += 8
    #expect(screen.texts.last == "Storm", "27 m/s are one again.")
  }

  @Test func `a station that reports a storm before it is shown is shown with it`() {
    let station = Station()
    station.wind = 30
    let screen = Screen { FineGrained(station: station) }
    #expect(screen.texts.last == "Storm", "There was a storm before the dashboard was there.")
  }

  @Test func `the first frame runs each body once`() {
    let screen = Screen { FineGrained(station: Station()) }
    #expect(
      runs(on: screen) == Runs(dashboard: 1, temperature: 1, wind: 1, storm: 1),
      "No tile runs because another one looked for its bar.")
  }

  @Test func `a report of the temperature runs the temperature tile alone`() {
    let report = report { $0.celsius = 19 }
    #expect(
      report.runs == Runs(temperature: 1), "19 °C in place of 18, and nothing else has changed.")
  }

  @Test func `a report of the wind runs the wind tile alone`() {
    let report = report { $0.wind = 7 }
    #expect(report.runs == Runs(wind: 1), "7 m/s in place of 4: no storm yet.")
  }

  @Test func `while a storm lasts, the storm tile rests`() {
    let report = report(from: 25) { $0.wind = 28 }
    #expect(report.runs == Runs(wind: 1), "It was a storm, and it is one.")
  }

  @Test func `when a storm begins, the wind and the storm tile run once each`() {
    let report = report { $0.wind = 22 }
    #expect(report.runs == Runs(wind: 1, storm: 1), "A storm has begun.")
  }

  @Test func `when a storm ends, the wind and the storm tile run once each`() {
    let report = report(from: 22) { $0.wind = 5 }
    #expect(report.runs == Runs(wind: 1, storm: 1), "The storm is over.")
  }

  @Test func `a report of everything runs each tile once, and not the dashboard`() {
    let report = report {
      $0.celsius = 12
      $0.wind = 24
    }
    #expect(
      report.runs == Runs(temperature: 1, wind: 1, storm: 1),
      "One report is one update of each tile.")
  }

  @Test func `a report of what is known already runs nothing`() {
    let report = report {
      $0.celsius = 18
      $0.wind = 4
    }
    #expect(report.runs == Runs(), "18 °C and 4 m/s were shown before.")
  }

  @Test func `each bar is drawn once`() {
    let station = Station()
    let screen = Screen { FineGrained(station: station) }
    #expect(station.drawn == 2, "There are bars of 18 and of 4.")
    station.celsius = 20
    #expect(screen.texts.first == texts(20, 4, "").first, "The tile follows the station.")
    station.celsius = 18
    #expect(screen.texts.first == texts(18, 4, "").first, "The tile follows the station.")
    #expect(station.drawn == 3, "The bar of 20 was drawn, that of 18 was found again.")
  }

  @Test func `handed another station, the tiles turn to that one`() {
    let office = Office(Station())
    let screen = Screen { FineGrained(station: office.station) }
    office.station = Station()
    office.station.celsius = 3
    screen.refresh()
    #expect(screen.texts == texts(3, 4, "No storm"), "The other station has 3 °C.")
    office.station.wind = 20
    #expect(screen.texts == texts(3, 20, "Storm"), "And the tiles follow it.")
  }

  private final class Office {
    var station: Station
    init(_ station: Station) { self.station = station }
  }
}
