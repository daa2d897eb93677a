import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/03-ValuesAndReferences.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: scorers
struct Scorer {
  var goals = 0
}

struct Scorers: View {
  @State private var players = [Scorer(), Scorer()]

  var body: some View {
    VStack {
      Text("Goals: \(players[0].goals)")
      Button("Goal") {
        players[0].goals += 1
        // or: var player = players[0]; player.goals += 1
        //   shows: ["Goals: 0"]
        // or: players.first?.goals += 1
        //   doesn't compile: 'first' is a get-only property
      }
    }
  }
}
// run
func scorers() -> [String] {
  let screen = Screen { Scorers() }
  screen.button("Goal").tap()
  return screen.texts
}
// shows: ["Goals: 1"]
// end

// complete: line
struct ScoreLine: View {
  @ObservedObject var match: Match
  // or: let match: Match
  //   shows: ["0 : 0"]
  // or: @State var match: Match
  //   shows: ["0 : 0"]

  var body: some View { Text("\(match.home) : \(match.guests)") }
}

struct Ground: View {
  @StateObject private var match = Match()

  var body: some View {
    VStack {
      ScoreLine(match: match)
      Button("Home scores") { match.home += 1 }
    }
  }
}
// run
// uses: announced
func line() -> [String] {
  let screen = Screen { Ground() }
  screen.button("Home scores").tap()
  return screen.texts
}
// shows: ["1 : 0"]
// end
