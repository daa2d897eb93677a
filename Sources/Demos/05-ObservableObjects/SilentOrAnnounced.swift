import DemoSupport
import StateFlow

/// A comparison between a match that changes silently and a match that announces its changes.
struct SilentOrAnnounced: KitView {
  let silent: SilentMatch

  var body: some View {
    SideBySide {
      Exhibit("A plain class", try: "Score a goal: the match changes, but nothing observes it.") {
        SilentReferee(match: silent)
      }
    } cure: {
      Exhibit("ObservableObject", try: "Score here: each view that observes the match runs.") {
        Pitch()
      }
    }
  }
}

final class SilentMatch {
  var home = 0
  var guests = 0
}

/// The pitfall: the match changes, but the reference to it stays the same.
struct SilentReferee: View {
  let match: SilentMatch

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(match.home) : \(match.guests)")
      Button("Goal for us") { match.home += 1 }
    }
  }
}

/// The fix: each published property announces that it will change.
final class Match: ObservableObject {
  @Published var home = 0
  @Published var guests = 0
}

/// A view that owns a match and passes it to two views that observe it.
struct Pitch: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack(alignment: .leading) {
      Scoreboard(match: match)
      Referee(match: match)
    }
  }
}

struct Referee: View {
  @ObservedObject var match: Match

  var body: some View {
    Button("Goal for us") { match.home += 1 }
    Stepper("Guests: \(match.guests)", value: $match.guests, in: 0...99)
  }
}

struct Scoreboard: View {
  @ObservedObject var match: Match

  var body: some View {
    Text("\(match.home) : \(match.guests)")
  }
}
