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

  @Test(.proves(1)) func `you can play on the board`() {
    let screen = gameInProgress()
    #expect(screen.shows("Moves: 2"), "After two taps, the board should show \"Moves: 2\".")
    #expect(screen.shows("Crosses next"), "After two moves, it should be the crosses' turn.")
    #expect(!screen.button("Square 5").isEnabled, "A taken square should be disabled.")
  }

  @Test(.proves(2)) func `"New game" resets the moves`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(screen.shows("Moves: 0"), "The new game should have no moves yet.")
    #expect(screen.button("Square 5").isEnabled, "In the new game, all squares should be free.")
  }

  @Test(.proves(2)) func `"New game" resets all of the board's state`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(
      screen.shows("Crosses begin"),
      "The board's state includes more than the moves. All of it should be reset.")
  }

  @Test(.proves(2)) func `every new game resets the board`() {
    let screen = gameInProgress()
    for _ in 1...20 {
      screen.button("New game").tap()
      #expect(screen.shows("Moves: 0"), "Every new game should start with no moves.")
      screen.button("Square 9").tap()
      #expect(screen.shows("Moves: 1"), "You should be able to play in every new game.")
    }
  }

  @Test(.proves(3)) func `"Change color" switches between black and blue`() {
    let screen = Screen { NewGame() }
    for color in [Color.black, .blue, .black, .blue] {
      for words in ["Moves: 0", "Crosses begin"] {
        #expect(
          screen.text(words).foregroundColor == color,
          "\"\(words)\" should now be \(color == .blue ? "blue" : "black").")
      }
      screen.button("Change color").tap()
    }
  }

  @Test(.proves(4)) func `changing the color doesn't restart the game`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    #expect(
      screen.shows("Moves: 2"), "The board has a new color, but it should still be the same board.")
    screen.button("Square 9").tap()
    screen.button("Change color").tap()
    #expect(screen.shows("Moves: 3"), "Switching back to black shouldn't reset the game, either.")
    #expect(screen.shows("Noughts next"), "All of the board's state should still be there.")
    for _ in 1...2 {
      screen.button("Change color").tap()
      screen.button("New game").tap()
      screen.button("Square 2").tap()
      screen.button("Change color").tap()
      #expect(screen.shows("Moves: 1"), "Changing the color shouldn't reset the new game, either.")
      screen.button("Change color").tap()
    }
  }

  @Test(.proves(5)) func `a new game doesn't change the color`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    for _ in 1...3 {
      screen.button("New game").tap()
      #expect(
        screen.text("Moves: 0").foregroundColor == .blue,
        "The board was blue before the new game, so it should still be blue.")
    }
    screen.button("Change color").tap()
    screen.button("New game").tap()
    #expect(
      screen.text("Moves: 0").foregroundColor == .black,
      "The board was black before the new game, so it should still be black.")
  }

  @Test(.proves(6)) func `the game and the color survive an update of the parent`() {
    let screen = Screen { NewGame() }
    screen.button("New game").tap()
    screen.button("Change color").tap()
    screen.button("Square 5").tap()
    screen.refresh()
    #expect(
      screen.shows("Moves: 1"), "The parent recreated the view, but the game should continue.")
    #expect(
      screen.text("Moves: 1").foregroundColor == .blue,
      "The parent recreated the view, but the board should still be blue.")
    let first = gameInProgress()
    first.refresh()
    #expect(
      first.shows("Moves: 2"),
      "\"New game\" wasn't tapped before the update, but the first game should continue, too.")
  }

  @Test(.proves(7)) func `two games on one screen are independent`() {
    let screen = Screen {
      NewGame()
      NewGame()
    }
    screen.button("Square 5", at: 0).tap()
    screen.button("Square 1", at: 1).tap()
    screen.button("New game", at: 0).tap()
    screen.button("Change color", at: 0).tap()
    #expect(screen.shows("Moves: 0"), "The first game should have been reset.")
    #expect(screen.shows("Moves: 1"), "The second game shouldn't have been reset.")
    #expect(
      screen.text("Moves: 1").foregroundColor == .black,
      "Only the first board's color was changed, so the second should be black.")
    screen.button("Change color", at: 1).tap()
    #expect(
      screen.text("Moves: 1").foregroundColor == .blue,
      "Now the second board's color was changed, too, so it should be blue.")
  }
}
