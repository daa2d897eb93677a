import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/04-Boxing.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: dial
struct Dial: View {
  let tank: WatchedTank
  @State private var shown = 0

  var body: some View {
    Text("Level: \(shown)")
      .onAppear { tank.onChange = { shown = $0 } }
    // or: .onAppear { shown = tank.level }
    //   shows: ["Level: 40"]
    // or: .onChange(of: tank.level) { shown = tank.level }
    //   shows: ["Level: 0"]
  }
}
// run
// uses: watched
func dial() -> [String] {
  let tank = WatchedTank()
  let screen = Screen { Dial(tank: tank) }
  tank.level = 50
  return screen.texts
}
// shows: ["Level: 50"]
// end

// order: tokens
func tokens() -> [Int] {
  var heard: [Int] = []
  // lines
  let tank = TokenTank()
  var tokens = [tank.bind { heard.append($0) }]
  tank.level = 50
  tokens.removeAll()
  // end of lines
  tank.level = 60
  return heard
}
// run
// uses: token-tank
// shows: [40, 50]
// end
