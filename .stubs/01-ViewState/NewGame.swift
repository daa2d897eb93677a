import StateFlow

// This is a game of tic-tac-toe. Starting a new game doesn't change the
// color, and changing the color doesn't restart the game.

struct NewGame: View {
  var body: some View {
    unfinished(
      """
      Show a Board and two buttons. "New game" resets all of the board's state \
      but keeps its color. "Change color" switches the board's foregroundColor \
      between black (the initial color) and blue, but keeps the board's state.
      """,
      placeholder: Text(""))
  }
}

/// The board. It is complete, and its state is private. Don't change it.
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
