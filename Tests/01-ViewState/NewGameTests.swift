import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.5 New game", .exercise)
struct NewGameTests {
  /// A game in which two moves have been made.
  private func gameInProgress() -> Screen {
    let screen = Screen { NewGame() }
    screen.button("Square 5").tap()
    screen.button("Square 1").tap()
    return screen
  }

  @Test func `the board can be played on`() {
    let screen = gameInProgress()
    #expect(screen.shows("Moves: 2"))
    #expect(screen.shows("Crosses next"))
    #expect(!screen.button("Square 5").isEnabled, "A square that is taken stays taken.")
  }

  @Test func `New game starts the board afresh`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(screen.shows("Moves: 0"), "No move has been made in the new game.")
    #expect(screen.button("Square 5").isEnabled, "All squares are free.")
  }

  @Test func `nothing of the old game is left, whatever the board keeps`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    #expect(
      screen.shows("Crosses begin"),
      "The board keeps more than its moves, and all of it begins again.")
  }

  @Test func `each new game starts afresh`() {
    let screen = gameInProgress()
    screen.button("New game").tap()
    screen.button("Square 9").tap()
    #expect(screen.shows("Moves: 1"))
    screen.button("New game").tap()
    #expect(screen.shows("Moves: 0"), "The second new game is as new as the first.")
    screen.button("Square 9").tap()
    screen.button("New game").tap()
    #expect(screen.shows("Moves: 0"), "And so is the third.")
  }

  @Test func `Change color switches between black and blue`() {
    let screen = Screen { NewGame() }
    #expect(screen.text("Moves: 0").foregroundColor == .black)
    screen.button("Change color").tap()
    #expect(screen.text("Moves: 0").foregroundColor == .blue)
    screen.button("Change color").tap()
    #expect(screen.text("Moves: 0").foregroundColor == .black)
  }

  @Test func `a change of color keeps the game`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    #expect(screen.shows("Moves: 2"), "It is the same board in another color.")
    screen.button("Square 9").tap()
    screen.button("Change color").tap()
    #expect(screen.shows("Moves: 3"), "Also on the way back.")
  }

  @Test func `a new game keeps the color`() {
    let screen = gameInProgress()
    screen.button("Change color").tap()
    screen.button("New game").tap()
    #expect(screen.text("Moves: 0").foregroundColor == .blue)
  }

  @Test func `the game survives a refresh of the parent`() {
    let screen = gameInProgress()
    screen.refresh()
    #expect(screen.shows("Moves: 2"))
  }
}
