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
  private var game = CookieGame()

  var status: String {
    unfinished("Return the status (requirement 1).", placeholder: "")
  }

  func canTake(_ count: Int) -> Bool {
    unfinished("Return whether the move is allowed.", placeholder: false)
  }

  var canUndo: Bool {
    unfinished("Return whether there is a move to undo.", placeholder: false)
  }

  func take(_ count: Int) {
    unfinished("Make the move (requirements 2 and 5).")
  }

  func undo() {
    unfinished("Take back the last move (requirements 3 and 5).")
  }

  func newGame() {
    unfinished("Start a new game (requirements 4 and 5).")
  }
}

struct CookieScreen: View {
  let viewModel: CookieViewModel

  var body: some View {
    unfinished(
      "Show the status and the five buttons (requirements 7 and 8).",
      placeholder: Text(""))
  }
}
