// It looks as if an id had to change once only: the second new game has the id of the first.
// Caught by: each new game starts afresh
import StateFlow

struct NewGame: View {
  @State private var hasRestarted = false
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("New game") { hasRestarted = true }
      Button("Change color") { isBlue.toggle() }
      Board()
        .foregroundColor(isBlue ? .blue : .black)
        .id(hasRestarted)
    }
  }
}

struct Board: View {
  @State private var moves: [Int] = []
  @State private var note = "Crosses begin"

  var body: some View {
    VStack {
      Text("Moves: \(moves.count)")
      Text(note)
      ForEach(1..<10) { square in
        Button("Square \(square)") {
          note = moves.count.isMultiple(of: 2) ? "Noughts next" : "Crosses next"
          moves.append(square)
        }
        .disabled(moves.contains(square))
      }
    }
  }
}
