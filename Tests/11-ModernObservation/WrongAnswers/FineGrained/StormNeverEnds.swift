// It looks as if a storm only had to be noticed when it begins: nobody says that it is over.
// Caught by: a storm begins at 20 and ends below
import Observation
import StateFlow

@Observable
final class Station {
  var celsius = 18
  var wind = 4 {
    didSet { if wind >= 20 { isStormy = true } }
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
