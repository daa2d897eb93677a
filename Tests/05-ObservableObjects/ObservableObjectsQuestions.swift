import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/05-ObservableObjects.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: tickets
final class Tickets: ObservableObject {
  @Published var sold = 0
  // or: var sold = 0
  //   shows: ["Sold: 0"]
  // or: @Published let sold = 0
  //   doesn't compile: property wrapper can only be applied to a 'var'
}

struct Booth: View {
  @ObservedObject var tickets: Tickets

  var body: some View {
    VStack {
      Text("Sold: \(tickets.sold)")
      Button("Sell") { tickets.sold += 1 }
    }
  }
}
// run
func tickets() -> [String] {
  let tickets = Tickets()
  let screen = Screen { Booth(tickets: tickets) }
  screen.button("Sell").tap()
  return screen.texts
}
// shows: ["Sold: 1"]
// end

// order: goals
func goals() -> [Int] {
  let match = Match()
  var heard: [Int] = []
  // lines
  match.home = 1
  let token = match.$home.sink { heard.append($0) }
  match.home = 2
  token.cancel()
  // end of lines
  match.home = 3
  return heard
}
// run
// uses: match
// shows: [1, 2]
// end
