// It looks as if starting afresh were clearing what one thinks of: the board keeps more than its moves.
// Caught by: nothing of the old game is left, whatever the board keeps
import StateFlow

struct NewGame: View {
  @State private var game = 1
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("New game") { game += 1 }
      Button("Change color") { isBlue.toggle() }
      Board(game: game)
        .foregroundColor(isBlue ? .blue : .black)
    }
  }
}

struct Board: View {
  let game: Int
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
    .onChange(of: game) { moves = [] }
  }
}
