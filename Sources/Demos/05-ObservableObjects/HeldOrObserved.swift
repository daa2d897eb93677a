import DemoSupport
import StateFlow

/// A comparison between a board that only stores a match and a board that observes its match.
struct HeldOrObserved: KitView {
  var body: some View {
    SideBySide {
      Exhibit("let match", try: "Score: it's announced, but the board doesn't listen.") {
        HeldPitch()
      }
    } cure: {
      Exhibit("@ObservedObject", try: "Score here: the board listens, and runs.") {
        ObservedPitch()
      }
    }
  }
}

/// The pitfall: a board with a `let` receives the same match again, so the board is skipped.
struct HeldPitch: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack(alignment: .leading) {
      DeafBoard(match: match)
      Button("Goal for us") { match.home += 1 }
    }
  }
}

struct DeafBoard: View {
  let match: Match

  var body: some View {
    Text("\(match.home) : \(match.guests)")
  }
}

/// The fix: the board subscribes to its match.
struct ObservedPitch: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack(alignment: .leading) {
      Scoreboard(match: match)
      Button("Goal for us") { match.home += 1 }
    }
  }
}
