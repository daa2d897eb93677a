import Observation
import StateFlow

// A weather station sends reports all day. Each report runs all of the
// dashboard's bodies, although most of its tiles still show the same thing.

@Observable
final class Station {
  var celsius = 18
  var wind = 4
  var isStormy: Bool { wind >= 20 }

  /// The number of bars drawn so far. No view shows it.
  private(set) var drawn = 0
  private var bars: [Int: String] = [:]

  /// Returns a bar of the given length. Each bar is drawn once and reused.
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
      Make sure that no report runs the body of FineGrained. Each tile's body \
      must run once when the tile appears, and then once whenever the tile's \
      text changes. The storm tile shows only whether there is a storm, so a \
      change in the wind that neither starts nor ends a storm must not run \
      that tile's body. Still draw each bar only once. If the parent passes \
      another station, show that station. You can change Station and the \
      properties of the tiles. Finally, delete this call to unfinished.
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
