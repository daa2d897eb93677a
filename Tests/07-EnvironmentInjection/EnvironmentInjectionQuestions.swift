import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/07-EnvironmentInjection.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: sign
struct LateSign: View {
  @EnvironmentObject private var journey: Journey
  // or: @ObservedObject var journey: Journey
  //   doesn't compile: missing argument
  // or: @StateObject private var journey = Journey()
  //   shows: ["0 min late"]

  var body: some View { Text("\(journey.minutesLate) min late") }
}

struct Line: View {
  @StateObject private var journey = Journey()

  var body: some View {
    VStack {
      LateSign()
      Button("Five minutes") { journey.minutesLate += 5 }
    }
    .environmentObject(journey)
  }
}
// run
// uses: journey
func sign() -> [String] {
  let screen = Screen { Line() }
  screen.button("Five minutes").tap()
  return screen.texts
}
// shows: ["5 min late"]
// end
