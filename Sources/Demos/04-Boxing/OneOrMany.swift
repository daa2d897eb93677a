import DemoSupport
import StateFlow

@testable import Boxing

/// A comparison between a tank that keeps one listener and a tank that can keep many listeners.
struct OneOrMany: KitView {
  let crowded: WatchedTank
  let roomy: Signal<Int>

  var body: some View {
    SideBySide {
      Exhibit("Room for one", try: "Let it rain: the kitchen took the place of the garden.") {
        CrowdedHouse(tank: crowded)
      }
    } cure: {
      Exhibit("A list", try: "Let it rain here: each listener is called, in order.") {
        RoomyHouse(tank: roomy)
      }
    }
  }
}

final class WatchedTank {
  var level = 40 {
    didSet { onChange?(level) }
  }

  var onChange: ((Int) -> Void)?
}

/// The pitfall: there is only one listener property, so a new listener replaces the previous one.
struct CrowdedHouse: View {
  let tank: WatchedTank

  var body: some View {
    VStack(alignment: .leading) {
      LastComerGauge(name: "Garden", tank: tank)
      LastComerGauge(name: "Kitchen", tank: tank)
      Button("Rain") { tank.level += 10 }
    }
  }
}

struct LastComerGauge: View {
  let name: String
  let tank: WatchedTank
  @State private var shown = 0

  var body: some View {
    Text("\(name): \(shown)")
      .onAppear {
        shown = tank.level
        tank.onChange = { shown = $0 }
      }
  }
}

/// The fix: the tank stores each listener and returns a token for it.
struct RoomyHouse: View {
  let tank: Signal<Int>

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(name: "Garden", tank: tank)
      Gauge(name: "Kitchen", tank: tank)
      Button("Rain") { tank.value += 10 }
    }
  }
}
