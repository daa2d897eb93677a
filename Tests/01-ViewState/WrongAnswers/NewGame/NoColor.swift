// It looks as if no color were black: without one, a view has that of what it stands in.
// Caught by: Change color switches between black and blue
import StateFlow

struct NewGame: View {
  @State private var game = 1
  @State private var isBlue = false

  var body: some View {
    VStack {
      Button("New game") { game += 1 }
      Button("Change color") { isBlue.toggle() }
      Board()
        .foregroundColor(isBlue ? .blue : nil)
        .id(game)
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
