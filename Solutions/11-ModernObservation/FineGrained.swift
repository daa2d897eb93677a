import Observation
import StateFlow

// A weather station reports all day. For each report its dashboard runs as a
// whole, though most of the tiles then show what they showed before.

@Observable
final class Station {
  var celsius = 18
  var wind = 4 {
    didSet { isStormy = wind >= 20 }
  }
  // Stored, so that its readers depend on the answer. Computed, they would
  // depend on the wind. Setting it to what it is tells nobody.
  private(set) var isStormy = false

  /// How many bars had to be drawn so far. Nobody shows it.
  @ObservationIgnored private(set) var drawn = 0
  // A tile that looks for its bar does not depend on all the other bars.
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
    // The station is handed on, and not read: so no report concerns this body.
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
