import Observation
import StateFlow

// A weather station sends reports all day. Each report runs the whole
// dashboard, although most of its tiles still show the same.

@Observable
final class Station {
  var celsius = 18
  var wind = 4
  var isStormy: Bool { wind >= 20 }

  /// The number of bars drawn so far. No view shows it.
  private(set) var drawn = 0
  private var bars: [Int: String] = [:]

  /// Returns a bar of this length. Each bar is drawn once, and reused later.
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
      Make each of the three tiles run exactly once when it appears, and \
      exactly once when what it shows has changed. Nothing else that the \
      station reports may run it. For example, the storm tile shows whether \
      there is a storm, so it must not run when the wind changes during a \
      storm. No report may run the body of FineGrained. Each bar must still be \
      drawn only once. If the parent passes another station, the tiles follow \
      that one. You can change the station and what you pass to the tiles. \
      Then delete this call to unfinished.
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
