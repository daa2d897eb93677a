// It looks as if the color belonged to the board: it is forgotten with the game.
// Caught by: a new game keeps the color
import StateFlow

struct NewGame: View {
  @State private var game = 1

  var body: some View {
    VStack {
      Button("New game") { game += 1 }
      ColoredBoard().id(game)
    }
  }
}

struct ColoredBoard: View {
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("Change color") { isBlue.toggle() }
      Board().foregroundColor(isBlue ? .blue : .black)
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
