import DemoSupport
import StateFlow

/// A door that is another one at night, beside one that stays the same.
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

/// The pitfall: the branches of an `if` are two positions, and a door in each is another door.
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

/// The cure: the condition stands in the argument, where the difference is.
struct OneDoor: View {
  @State private var isNight = false

  var body: some View {
    VStack(alignment: .leading) {
      Button("Day or night") { isNight.toggle() }
      SteadyDoor().foregroundColor(isNight ? .gray : .orange)
    }
  }
}
