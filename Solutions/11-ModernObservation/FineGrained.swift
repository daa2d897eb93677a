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
  var wind: Int {
    didSet { isStormy = wind >= 20 }
  }
  // Stored, so that its readers depend on this answer. If it were computed,
  // they would depend on the wind. Setting an equal value notifies no reader.
  private(set) var isStormy: Bool

  /// The number of bars drawn so far. No view shows it.
  @ObservationIgnored private(set) var drawn = 0
  // Ignored, so that a tile that looks up its bar doesn't depend on all the
  // others.
  @ObservationIgnored private var bars: [Int: String] = [:]

  init(celsius: Int = 18, wind: Int = 4) {
    self.celsius = celsius
    self.wind = wind
    // Setting wind in an initializer doesn't run its didSet.
    isStormy = wind >= 20
  }

  /// Changes the wind speed by the given amount, in m/s, but never lowers it
  /// below 0.
  func changeWind(by change: Int) {
    // A change in place, such as +=, notifies the readers even if the value
    // stays the same. Assigning an equal value doesn't.
    wind = max(0, wind + change)
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
