import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.5 New game", .exercise)
struct NewGameTests {
  /// Returns a game in which two moves have been made.
  private func gameInProgress() -> Screen {
    let screen = Screen { NewGame() }
    screen.button("Square 5").tap()
    screen.button("Square 1").tap()
    return screen
  }

  @Test func `you can play on the board`() {
    let screen = gameInProgress()
    #expect(screen.shows("Moves: 2"), "Two squares were tapped.")
    #expect(screen.shows("Crosses next"), "After two moves, it's the crosses' turn.")
    #expect(!screen.button("Square 5").isEnabled, "A square can be taken only once.")
  }

  @Test func `"New game" resets the moves`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(screen.shows("Moves: 0"), "The new game has no moves yet.")
    #expect(screen.button("Square 5").isEnabled, "In the new game, all squares are free.")
  }

  @Test func `"New game" resets all of the board's state`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(
      screen.shows("Crosses begin"),
      "The board's state includes more than the moves, and all of that state is reset.")
  }

  @Test func `every new game resets the board`() {
    let screen = gameInProgress()
    for _ in 1...3 {
      screen.button("New game").tap()
      #expect(screen.shows("Moves: 0"), "Every new game starts with no moves.")
      screen.button("Square 9").tap()
      #expect(screen.shows("Moves: 1"), "You can play in every new game.")
    }
  }

  @Test func `"Change color" switches between black and blue`() {
    let screen = Screen { NewGame() }
    for color in [Color.black, .blue, .black, .blue] {
      for words in ["Moves: 0", "Crosses begin"] {
        let isRight = screen.text(words).foregroundColor == color
        let name = color == .blue ? "blue" : "black"
        #expect(isRight, "The board now shows \"\(words)\" in \(name).")
      }
      screen.button("Change color").tap()
    }
  }

  @Test func `changing the color doesn't restart the game`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    #expect(screen.shows("Moves: 2"), "The board has a new color, but it's still the same board.")
    screen.button("Square 9").tap()
    screen.button("Change color").tap()
    #expect(screen.shows("Moves: 3"), "Switching back to black doesn't reset the game, either.")
    #expect(screen.shows("Noughts next"), "All of the board's state is still there.")
    for _ in 1...2 {
      screen.button("Change color").tap()
      screen.button("New game").tap()
      screen.button("Square 2").tap()
      screen.button("Change color").tap()
      #expect(screen.shows("Moves: 1"), "Changing the color doesn't reset the new game, either.")
      screen.button("Change color").tap()
    }
  }

  @Test func `a new game doesn't change the color`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    for _ in 1...3 {
      screen.button("New game").tap()
      let isBlue = screen.text("Moves: 0").foregroundColor == .blue
      #expect(isBlue, "The board was blue before the new game, so it's still blue.")
    }
    screen.button("Change color").tap()
    screen.button("New game").tap()
    let isBlack = screen.text("Moves: 0").foregroundColor == .black
    #expect(isBlack, "The board was black before the new game, so it's still black.")
  }

  @Test func `the game and the color survive an update of the parent`() {
    let screen = Screen { NewGame() }
    screen.button("New game").tap()
    screen.button("Change color").tap()
    screen.button("Square 5").tap()
    screen.refresh()
    #expect(screen.shows("Moves: 1"), "The parent recreated the view, but the game continues.")
    let isBlue = screen.text("Moves: 1").foregroundColor == .blue
    #expect(isBlue, "The parent recreated the view, but the board is still blue.")
  }

  @Test func `two games on one screen are independent`() {
    let screen = Screen {
      NewGame()
      NewGame()
    }
    screen.button("Square 5", at: 0).tap()
    screen.button("Square 1", at: 1).tap()
    screen.button("New game", at: 0).tap()
    screen.button("Change color", at: 0).tap()
    #expect(screen.shows("Moves: 0"), "Only the first game was reset.")
    #expect(screen.shows("Moves: 1"), "The second game wasn't reset.")
    let isBlack = screen.text("Moves: 1").foregroundColor == .black
    #expect(isBlack, "Only the first board's color was changed.")
    screen.button("Change color", at: 1).tap()
    let isBlue = screen.text("Moves: 1").foregroundColor == .blue
    #expect(isBlue, "Now the second board's color has been changed, too.")
  }
}
