// It looks as if a computed property of the dashboard were a view of its own: its reads are reads of the dashboard's body.
// Caught by: a report of the temperature runs the temperature tile alone
import Observation
import StateFlow

@Observable
final class Station {
  var celsius = 18
  var wind = 4 {
    didSet { isStormy = wind >= 20 }
  }
  private(set) var isStormy = false

  /// How many bars had to be drawn so far. Nobody shows it.
  @ObservationIgnored private(set) var drawn = 0
  @ObservationIgnored private var bars: [Int: String] = [:]

  /// A bar of that length. Each is drawn once, and found again later.
  func bar(_ length: Int) -> String {
    if let known = bars[length] { return known }
    drawn += 1
    let bar = String(repeating: "|", count: max(0, length))
    bars[length] = bar
    return bar
  }
}

struct FineGrained: View {
  let station: Station

  var body: some View {
    VStack {
      temperatureTile
      WindTile(station: station)
      StormTile(station: station)
    }
  }

  private var temperatureTile: some View {
    TemperatureTile(
      celsius: station.celsius, bar: station.bar(station.celsius))
  }
}

struct TemperatureTile: View {
  let celsius: Int
  let bar: String

  var body: some View {
    Text("\(celsius) °C \(bar)")
  }
}

struct WindTile: View {
  let station: Station

  var body: some View {
    Text("\(station.wind) m/s \(station.bar(station.wind))")
  }
}

struct StormTile: View {
  let station: Station

  var body: some View {
    Text(station.isStormy ? "Storm" : "No storm")
  }
}
