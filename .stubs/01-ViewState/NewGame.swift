import StateFlow

// A game of noughts and crosses. Between two games everything about the old
// one is forgotten; in the middle of one, a new color forgets nothing.

struct NewGame: View {
  var body: some View {
    unfinished(
      """
      Show the board below, and two buttons. "New game" starts the board \
      afresh, whatever it keeps. "Change color" changes the board's \
      foregroundColor from black to blue and back, in the middle of a game.
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
