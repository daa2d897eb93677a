import StateFlow

// Twelve cookies are on a plate. Ada and Bo take turns. On each turn, a player
// takes one to three cookies. Whoever takes the last one washes the plate and
// loses. The rules of the game are in a struct. Write a view model around it,
// and a screen that uses only the view model.
//
// 1. The view model's `status` says who plays next and how many cookies are
//    left, as in "Ada: 12 left", or who has won, as in "Bo wins".
// 2. `take(_:)` makes a move by the rules of the game. `canTake(_:)` says
//    whether the rules allow it.
// 3. Each call to `undo()` takes back one more move, from the last to the
//    first. `canUndo` says whether there is a move to take back.
// 4. `newGame()` puts all cookies back, and Ada plays next. The moves of the
//    previous game can't be taken back.
// 5. A call that changes the game is announced once, while `status`,
//    `canTake(_:)`, and `canUndo` still have their old values. A call that
//    changes nothing isn't announced.
// 6. The game is stored in a property named `game`, which only the view model
//    can read and write.
// 7. The screen shows the status and the buttons "Take 1", "Take 2", "Take 3",
//    "Undo", and "New game". A button that would change nothing is disabled.
// 8. The screen follows the view model that its parent passes, no matter where
//    its methods are called.

/// The game. It is complete.
struct CookieGame: Equatable {
  enum Player: String {
    case ada = "Ada"
    case bo = "Bo"
  }

  private(set) var left = 12
  private(set) var player = Player.ada

  /// The player who didn't take the last cookie, or nil while cookies are left.
  var winner: Player? { left == 0 ? player : nil }

  /// Returns whether the next player may take this number of cookies.
  func allows(_ count: Int) -> Bool {
    (1...3).contains(count) && count <= left
  }

  /// Takes cookies from the plate, if the rules allow it.
  mutating func take(_ count: Int) {
    guard allows(count) else { return }
    left -= count
    player = player == .ada ? .bo : .ada
  }
}

/// The description that the story of an update shows. It is complete.
extension CookieGame: CustomStringConvertible {
  var description: String { "\(left) left, \(player.rawValue) next" }
}

final class CookieViewModel: ObservableObject {
  // The move and the next player change together, because one write to a struct
  // sets the whole value (chapter 3).
  @Published private var game = CookieGame()

  // These change only together with the game, which announces that. So this
  // property isn't published, and changes after the game.
  private var earlierGames: [CookieGame] = []

  // What follows from the game is computed, so that it's never out of date.
  var status: String {
    if let winner = game.winner { return "\(winner.rawValue) wins" }
    return "\(game.player.rawValue): \(game.left) left"
  }

  func canTake(_ count: Int) -> Bool { game.allows(count) }

  var canUndo: Bool { !earlierGames.isEmpty }

  func take(_ count: Int) {
    // Calling a mutating method sets the property. So even a move that the game
    // ignores would be announced.
    guard canTake(count) else { return }
    let before = game
    game.take(count)
    earlierGames.append(before)
  }

  func undo() {
    guard let before = earlierGames.last else { return }
    game = before
    earlierGames.removeLast()
  }

  func newGame() {
    guard canUndo else { return }
    game = CookieGame()
    earlierGames = []
  }
}

struct CookieScreen: View {
  @ObservedObject var viewModel: CookieViewModel

  var body: some View {
    VStack {
      Text(viewModel.status)
      ForEach(1...3, id: \.self) { count in
        Button("Take \(count)") { viewModel.take(count) }
          .disabled(!viewModel.canTake(count))
      }
      Button("Undo") { viewModel.undo() }
        .disabled(!viewModel.canUndo)
      Button("New game") { viewModel.newGame() }
        .disabled(!viewModel.canUndo)
    }
  }
}
