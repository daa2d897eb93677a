// It looks as if a computed property were noticed by its result: who reads it depends on the wind that it is computed from, gust by gust.
// Caught by: a report of the wind runs the wind tile alone
import Observation
import StateFlow

@Observable
final class Station {
  var celsius = 18
  var wind = 4
  var isStormy: Bool { wind >= 20 }

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
      TemperatureTile(station: station)
      WindTile(station: station)
      StormTile(station: station)
    }
  }
}

struct TemperatureTile: View {
  let station: Station

  var body: some View {
    Text("\(station.celsius) °C \(station.bar(station.celsius))")
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
