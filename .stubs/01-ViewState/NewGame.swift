import StateFlow

// A game of noughts and crosses. A new game has a new board, in the color
// that was chosen last; a new color during a game changes nothing else.

struct NewGame: View {
  var body: some View {
    unfinished(
      """
      Show the board below, and two buttons. "New game" starts the board \
      afresh, whatever it keeps, in the same color. "Change color" changes \
      its foregroundColor from black to blue and back, and keeps the game.
      """,
      placeholder: Text(""))
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
