import StateFlow

@testable import AsyncState

/// A harbor office that follows one of two gauges.
struct TideOffice: View {
  private enum Place: String, CaseIterable {
    case pier = "Pier"
    case lock = "Lock"
    case nowhere = "Closed"
  }

  @State private var pier = Gauge(millimeters: 312)
  @State private var lock = Gauge(millimeters: 120)
  @State private var place = Place.pier

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ForEach(Place.allCases, id: \.self) { place in
          Button(place.rawValue) { self.place = place }.disabled(place == self.place)
        }
      }
      HStack {
        Button("Wave") { change { $0.millimeters += 3 } }
        Button("Rise") { change { $0.millimeters += 17 } }
        Button("Fall") { change { $0.millimeters -= 17 } }
      }
      Divider()
      if let gauge { TideFollower(gauge: gauge) }
    }
  }

  /// The gauge to follow, or `nil` if the office is closed.
  private var gauge: Gauge? {
    switch place {
    case .pier: pier
    case .lock: lock
    case .nowhere: nil
    }
  }

  /// Changes the level at both gauges.
  private func change(_ change: (Gauge) -> Void) {
    change(pier)
    change(lock)
  }
}
