import StateFlow

@testable import ModernObservation

/// A view that owns a weather station and changes its values one at a time.
struct WeatherPost: View {
  @State private var station = Station()

  var body: some View {
    VStack(alignment: .leading) {
      FineGrained(station: station)
      Divider()
      HStack {
        Button("Warmer") { station.celsius += 1 }
        Button("Colder") { station.celsius -= 1 }
      }
      HStack {
        Button("More wind") { station.wind += 8 }
        Button("Less wind") { station.wind = max(0, station.wind - 8) }
      }
    }
  }
}
