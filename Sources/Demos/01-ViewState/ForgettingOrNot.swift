import DemoSupport
import StateFlow

/// A comparison between a count that is lost and a count that survives.
struct ForgettingOrNot: KitView {
  var body: some View {
    SideBySide {
      Exhibit("A local variable", try: "Count some visitors: nothing was written, nothing runs.") {
        ForgetfulDoor()
      }
    } cure: {
      Exhibit("@State", try: "Count here: the write runs the body, which reads the count.") {
        SteadyDoor()
      }
    }
  }
}

/// The pitfall: the count lasts for only one run of the body, and no view depends on it.
struct ForgetfulDoor: View {
  var body: some View {
    var visitors = 0
    VStack(alignment: .leading) {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}

/// The fix: the graph stores the count and tracks which bodies read it.
struct SteadyDoor: View {
  @State private var visitors = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}
