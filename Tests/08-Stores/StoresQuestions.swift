import StateFlow
import Testing
import WorkbookTesting

// The questions about lines in Chapters/08-Stores.md. `workbook verify --check candidates`
// compiles and runs the program of each answer.

// complete: rows
struct Dinner: View {
  @State private var guests = [
    Guest(id: 1, name: "Ida"), Guest(id: 2, name: "Nils"),
  ]

  var body: some View {
    VStack {
      ForEach($guests) { $guest in GuestRow(guest: $guest) }
      // or: ForEach(guests.indices, id: \.self) { GuestRow(guest: $guests[$0]) }
      //   shows: ["Guest number 2", "Nils is here"]
      // or: ForEach(guests) { guest in GuestRow(guest: .constant(guest)) }
      //   shows: []
      Button("Ida leaves") { guests.removeFirst() }
      ForEach(guests.filter(\.isHere)) { Text("\($0.name) is here") }
    }
  }
}
// run
// uses: guest
func rows() -> [String] {
  let screen = Screen { Dinner() }
  screen.button("More", at: 0).tap()
  screen.toggle("Nils").toggle()
  screen.button("Ida leaves").tap()
  return screen.texts
}
// shows: ["Nils is here"]
// end
