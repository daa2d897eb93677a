import StateFlow

// This is a game of tic-tac-toe. Starting a new game doesn't change the color,
// and changing the color doesn't restart the game.
//
// 1. The screen shows a Board, on which you can play.
// 2. Each tap on "New game" resets all of the board's state.
// 3. "Change color" switches the board's foregroundColor between black, the
//    initial color, and blue.
// 4. "Change color" keeps the board's state.
// 5. "New game" keeps the board's color.
// 6. The game and the color survive an update of the parent.
// 7. Each NewGame on screen has its own game and its own color.

struct NewGame: View {
  var body: some View {
    unfinished(
      "Show a Board and the two buttons.",
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
