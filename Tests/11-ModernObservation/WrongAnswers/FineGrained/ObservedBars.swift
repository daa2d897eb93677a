// It looks as if only what a view shows were observed: each tile reads the found bars as a whole, and runs when another tile adds one.
// Caught by: the first frame runs each body once
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
  private var bars: [Int: String] = [:]

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
