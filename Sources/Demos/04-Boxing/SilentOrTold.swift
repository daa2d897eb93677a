import DemoSupport
import StateFlow

@testable import Boxing

/// A comparison between a tank that changes behind a view's back and a tank that notifies the view.
struct SilentOrTold: KitView {
  let silent: RainTank
  let told: Signal<Int>

  var body: some View {
    SideBySide {
      Exhibit("A plain object", try: "Let it rain: the tank fills, but nothing observes it.") {
        SilentGarden(tank: silent)
      }
    } cure: {
      Exhibit("A listener", try: "Let it rain here: the listener writes what the gauge shows.") {
        ToldGarden(tank: told)
      }
    }
  }
}

final class RainTank {
  var level = 40
}

/// The pitfall: the object changes in place, but its reference stays the same.
struct SilentGarden: View {
  let tank: RainTank

  var body: some View {
    VStack(alignment: .leading) {
      Text("Level: \(tank.level)")
      Button("Rain") { tank.level += 10 }
    }
  }
}

/// The fix: a view that has to update when the level changes registers a listener.
struct ToldGarden: View {
  let tank: Signal<Int>

  var body: some View {
    VStack(alignment: .leading) {
      Gauge(name: "Level", tank: tank)
      Button("Rain") { tank.value += 10 }
    }
  }
}

/// A view that copies each new level of an unobserved tank to a state property.
struct Gauge: View {
  let name: String
  let tank: Signal<Int>
  @State private var shown = 0
  @State private var token: AnyCancellable?

  var body: some View {
    Text("\(name): \(shown)")
      .onAppear { token = tank.bind { shown = $0 } }
      .onDisappear { token?.cancel() }
  }
}
