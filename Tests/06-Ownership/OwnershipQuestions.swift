import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/06-Ownership.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: lane
struct CountingLane: View {
  @StateObject private var laps = Laps()
  // or: @ObservedObject var laps = Laps()
  //   shows: ["Lamps on", "Laps: 0"]
  // or: @State private var laps = Laps()
  //   shows: ["Lamps on", "Laps: 0"]

  var body: some View {
    VStack {
      Text("Laps: \(laps.count)")
      Button("One more lap") { laps.count += 1 }
    }
  }
}
// run
// uses: forgetful
struct Bath: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Text(isNight ? "Lamps on" : "Daylight")
      Button("Day or night") { isNight.toggle() }
      CountingLane()
    }
  }
}

func lane() -> [String] {
  let screen = Screen { Bath() }
  screen.button("One more lap").tap()
  screen.button("Day or night").tap()
  return screen.texts
}
// shows: ["Lamps on", "Laps: 1"]
// end

// order: release
func release() -> [Bool] {
  let beats = PassthroughSubject<Void, Never>()
  weak var watched: Stopwatch?
  // lines
  var stopwatch: Stopwatch? = Stopwatch(beats: beats)
  watched = stopwatch
  let isAlive = watched != nil
  stopwatch = nil
  // end of lines
  return [isAlive, watched != nil]
}
// run
// uses: stopwatch
// shows: [true, false]
// end
