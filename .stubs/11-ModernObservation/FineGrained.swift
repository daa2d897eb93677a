import Observation
import StateFlow

// A weather station reports all day. For each report its dashboard runs as a
// whole, though most of the tiles then show what they showed before.

@Observable
final class Station {
  var celsius = 18
  var wind = 4
  var isStormy: Bool { wind >= 20 }

  /// How many bars had to be drawn so far. Nobody shows it.
  private(set) var drawn = 0
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
    let _ = unfinished(
      """
      No report runs this body, and each of the three tiles runs once when \
      what it shows changes, and not otherwise. The storm tile shows whether \
      there is a storm, and not how strong it is. Each bar is still drawn \
      once. What the tiles are given may change.
      """)
    VStack {
      TemperatureTile(
        celsius: station.celsius, bar: station.bar(station.celsius))
      WindTile(wind: station.wind, bar: station.bar(station.wind))
      StormTile(isStormy: station.isStormy)
    }
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
  let wind: Int
  let bar: String

  var body: some View {
    Text("\(wind) m/s \(bar)")
  }
}

struct StormTile: View {
  let isStormy: Bool

  var body: some View {
    Text(isStormy ? "Storm" : "No storm")
  }
}
