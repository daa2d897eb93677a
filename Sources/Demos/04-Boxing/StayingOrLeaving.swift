import DemoSupport
import StateFlow

@testable import Boxing

/// A comparison between a gauge whose listener outlives it and a gauge that cancels its listener.
struct StayingOrLeaving: KitView {
  let haunted: Signal<Int>
  let tidy: Signal<Int>

  var body: some View {
    SideBySide {
      Exhibit("Never canceled", try: "Leave and enter a few times, then let it rain.") {
        Cellar(tank: haunted) { LingeringGauge(tank: $0) }
      }
    } cure: {
      Exhibit("cancel() as it leaves", try: "Do the same here: one gauge, one listener.") {
        Cellar(tank: tidy) { Gauge(name: "Level", tank: $0) }
      }
    }
  }
}

/// A permanent tank, with a gauge that you can show and remove.
struct Cellar<GaugeView: View>: View {
  let tank: Signal<Int>
  @ViewBuilder let gauge: (Signal<Int>) -> GaugeView
  @State private var isOpen = true
  @State private var told = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button(isOpen ? "Leave" : "Enter") { isOpen.toggle() }
        Button("Rain") {
          told = tank.listenerCount
          tank.value += 10
        }
      }
      Text("Listeners called: \(told)")
      if isOpen { gauge(tank) }
    }
  }
}

/// The pitfall: the tank retains the listener, which retains the state and therefore the token.
struct LingeringGauge: View {
  let tank: Signal<Int>
  @State private var shown = 0
  @State private var token: AnyCancellable?

  var body: some View {
    Text("Level: \(shown)")
      .onAppear { token = tank.bind { shown = $0 } }
  }
}
