import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/01-ViewState.md. `workbook verify --check candidates` compiles and
// runs the program of each answer.

// complete: turnstile
struct Turnstile: View {
  @State private var rides = 0
  // or: private var rides = 0
  //   doesn't compile: left side of mutating operator isn't mutable
  // or: let rides: Int
  //   doesn't compile: left side of mutating operator isn't mutable

  var body: some View {
    VStack {
      Text("Rides: \(rides)")
      Button("Pass") { rides += 1 }
    }
  }
}
// run
func turnstile() -> [String] {
  let screen = Screen { Turnstile() }
  screen.button("Pass").tap()
  return screen.texts
}
// shows: ["Rides: 1"]
// end

// complete: hall
struct Hall: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Button("Day or night") { isNight.toggle() }
      Door().foregroundColor(isNight ? .gray : .black)
      // or: if isNight { Door().foregroundColor(.gray) } else { Door() }
      //   shows: ["Visitors: 0"]
      // or: Door().foregroundColor(isNight ? .gray : .black).id(isNight)
      //   shows: ["Visitors: 0"]
      // or: isNight ? Door().foregroundColor(.gray) : Door()
      //   doesn't compile: mismatching types
    }
  }
}
// run
// uses: door
func hall() -> [String] {
  let screen = Screen { Hall() }
  screen.button("One more").tap()
  screen.button("Day or night").tap()
  return screen.texts
}
// shows: ["Visitors: 1"]
// end

// order: evening
func evening() -> [String] {
  // lines
  let screen = Screen { Daily() }
  screen.button("One more").tap()
  let before = screen.texts
  screen.button("Next day").tap()
  // end of lines
  return before + screen.texts
}
// run
// uses: door id
// shows: ["Visitors: 1", "Visitors: 0"]
// end
