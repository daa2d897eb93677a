import Observation
import StateFlow

// A weather station sends reports all day. Each report runs all of the
// dashboard's bodies, although most of its tiles still show the same thing.

@Observable
final class Station {
  var celsius = 18
  var wind = 4 {
    didSet { isStormy = wind >= 20 }
  }
  // Stored, so that its readers depend on this answer. If it were computed,
  // they would depend on the wind. Setting an equal value notifies no reader.
  private(set) var isStormy = false

  /// The number of bars drawn so far. No view shows it.
  @ObservationIgnored private(set) var drawn = 0
  // Ignored, so that a tile that looks up its bar doesn't depend on all the
  // others.
  @ObservationIgnored private var bars: [Int: String] = [:]

  /// Returns a bar of the given length. Each bar is drawn only once.
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
    // Pass the station on without reading it, so that no report runs this body.
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
