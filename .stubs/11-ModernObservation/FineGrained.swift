import StateFlow

// A weather station sends reports all day. Each report runs all of the
// dashboard's bodies, although most of its tiles still show the same thing.
//
// Find out why, and fix it. You can change Station, the properties of the
// tiles, and how FineGrained creates the tiles.
//
// 1. When the dashboard appears, each body runs once.
// 2. A report assigns values to the station's properties or calls changeWind.
//    It runs the bodies of only those tiles whose texts change, once each, and
//    never the body of FineGrained.
// 3. The tiles show the current values of the station that the parent passes.
// 4. A wind of 20 m/s or more is a storm, whenever it began.
// 5. If changeWind lowers the wind below 0, the wind is 0. If it was 0 before,
//    no body runs.
// 6. Each bar is drawn once and reused.

@Observable
final class Station {
  var celsius: Int
  /// The wind speed in m/s. A wind of 20 m/s or more is a storm.
  var wind: Int
  var isStormy: Bool { wind >= 20 }

  /// The number of bars drawn so far. No view shows it.
  private(set) var drawn = 0
  private var bars: [Int: String] = [:]

  init(celsius: Int = 18, wind: Int = 4) {
    self.celsius = celsius
    self.wind = wind
  }

  /// Changes the wind speed by the given amount, in m/s, but never lowers it
  /// below 0.
  func changeWind(by change: Int) {
    wind += change
    if wind < 0 { wind = 0 }
  }

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
      "Fix the program, and then delete this call to unfinished.")
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
