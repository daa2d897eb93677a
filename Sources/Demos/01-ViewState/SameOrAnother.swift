import DemoSupport
import StateFlow

/// A comparison between a door that is replaced at night and a door that keeps its identity.
struct SameOrAnother: KitView {
  var body: some View {
    SideBySide {
      Exhibit("A door in each branch", try: "Count, then let night fall: the count is gone.") {
        TwoDoors()
      }
    } cure: {
      Exhibit("One door, two colors", try: "Count, then let night fall: the door is skipped.") {
        OneDoor()
      }
    }
  }
}

/// The pitfall: the branches of an `if` are two positions, so each door has its own identity.
struct TwoDoors: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Day or night") { isNight.toggle() }
      if isNight {
        SteadyDoor().foregroundColor(.gray)
      } else {
        SteadyDoor().foregroundColor(.orange)
      }
    }
  }
}

/// The fix: the condition is only in the argument that differs.
struct OneDoor: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Day or night") { isNight.toggle() }
      SteadyDoor().foregroundColor(isNight ? .gray : .orange)
    }
  }
}
