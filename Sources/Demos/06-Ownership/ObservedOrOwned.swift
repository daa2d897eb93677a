import DemoSupport
import StateFlow

/// A comparison between a lane that loses its laps when night falls and a lane that keeps its laps.
struct ObservedOrOwned: KitView {
  var body: some View {
    SideBySide {
      Exhibit("@ObservedObject", try: "Count two laps, then let night fall: they are lost.") {
        ForgetfulPool()
      }
    } cure: {
      Exhibit("@StateObject", try: "Do the same here: the lane keeps the laps that it creates.") {
        Pool()
      }
    }
  }
}

final class Laps: ObservableObject {
  @Published var count = 0
}

/// The pitfall: each run of the pool's body creates a new lane, which creates new laps.
struct ForgetfulPool: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isNight ? "Lamps on" : "Daylight")
      Button("Day or night") { isNight.toggle() }
      ForgetfulLane()
    }
  }
}

struct ForgetfulLane: View {
  @ObservedObject var laps = Laps()

  var body: some View {
    Text("Laps: \(laps.count)")
    Button("One more lap") { laps.count += 1 }
  }
}

/// The fix: the lane that creates the laps owns them.
struct Pool: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(isNight ? "Lamps on" : "Daylight")
      Button("Day or night") { isNight.toggle() }
      Lane()
    }
  }
}

struct Lane: View {
  @StateObject private var laps = Laps()

  var body: some View {
    Text("Laps: \(laps.count)")
    Button("One more lap") { laps.count += 1 }
  }
}
