import DemoSupport
import StateFlow

/// A comparison between a score stored as an object and a score stored as a value.
struct ObjectOrValue: KitView {
  var body: some View {
    SideBySide {
      Exhibit("A class in @State", try: "Score: the object changes, but the state doesn't notice.")
      {
        DeadBoard()
      }
    } cure: {
      Exhibit("A struct in @State", try: "Score: a write to a field is a write to the state.") {
        Board()
      }
    }
  }
}

final class Score {
  var home = 0
  var guests = 0
}

/// The pitfall: the state is a reference, which never changes.
struct DeadBoard: View {
  @State private var score = Score()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(score.home) : \(score.guests)")
      Button("Home scores") { score.home += 1 }
    }
  }
}

struct Points {
  var home = 0
  var guests = 0
}

/// The fix: each change to a struct replaces its value, so the state property detects it.
struct Board: View {
  @State private var points = Points()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(points.home) : \(points.guests)")
      Button("Home scores") { points.home += 1 }
    }
  }
}
