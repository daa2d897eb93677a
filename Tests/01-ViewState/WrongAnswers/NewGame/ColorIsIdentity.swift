// It looks as if everything that changes were part of the identity: another id is another board.
// Caught by: a change of color keeps the game
import StateFlow

struct NewGame: View {
  @State private var game = 1
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("New game") { game += 1 }
      Button("Change color") { isBlue.toggle() }
      Board()
        .foregroundColor(isBlue ? .blue : .black)
        .id("\(game) \(isBlue)")
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
