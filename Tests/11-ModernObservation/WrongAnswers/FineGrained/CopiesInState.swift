// It looks as if a tile had to keep what it shows: a state uses its initial value once, and follows nobody.
// Caught by: each tile follows the station
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
  @State private var wind: Int
  @State private var bar: String

  init(station: Station) {
    _wind = State(initialValue: station.wind)
    _bar = State(initialValue: station.bar(station.wind))
  }

  var body: some View {
    Text("\(wind) m/s \(bar)")
  }
}

struct StormTile: View {
  let station: Station

  var body: some View {
    Text(station.isStormy ? "Storm" : "No storm")
  }
}
