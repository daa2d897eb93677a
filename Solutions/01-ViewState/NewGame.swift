import StateFlow

// A game of noughts and crosses. A new game has a new board, in the color
// that was chosen last; a new color during a game changes nothing else.

struct NewGame: View {
  @State private var game = 1
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("New game") { game += 1 }
      Button("Change color") { isBlue.toggle() }
      Board()
        // The condition is in the argument: it is the same board all along.
        .foregroundColor(isBlue ? .blue : .black)
        // Another id is another board, and its states begin again.
        .id(game)
    }
  }
}

/// The board is complete, and what it keeps is its own: leave it as it is.
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
