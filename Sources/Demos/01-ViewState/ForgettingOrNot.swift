import DemoSupport
import StateFlow

/// A count that is lost beside one that is kept.
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

/// The pitfall: the count belongs to one run of the body, and nobody is told of a change.
struct ForgetfulDoor: View {
  var body: some View {
    var visitors = 0
    VStack(alignment: .leading) {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}

/// The cure: the count has a place of its own, which knows its readers.
struct SteadyDoor: View {
  @State private var visitors = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Visitors: \(visitors)")
      Button("One more") { visitors += 1 }
    }
  }
}
