import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.1 Tap counter", .exercise)
struct TapCounterTests {
  /// Returns the numbers on a screen from top to bottom, without the words around them.
  private func numbers(on screen: Screen) -> [Int] {
    screen.texts.flatMap { text in
      text.split { !$0.isNumber && !$0.isLetter }.compactMap { Int($0) }
    }
  }

  @Test(.proves(1)) func `the count starts at 0`() {
    let screen = Screen { TapCounter() }
    #expect(numbers(on: screen) == [0], "Before the first tap, the screen should show 0.")
  }

  @Test(.proves(2)) func `"Add one" adds 1`() {
    let screen = Screen { TapCounter() }
    screen.button("Add one").tap()
    #expect(numbers(on: screen) == [1], "After one tap, the screen should show 1.")
    screen.button("Add one").tap()
    screen.button("Add one").tap()
    #expect(numbers(on: screen) == [3], "After three taps, the screen should show 3.")
    for _ in 4...120 { screen.button("Add one").tap() }
    #expect(numbers(on: screen) == [120], "After 120 taps, the screen should show 120.")
  }

  @Test(.proves(2)) func `"Add two" adds 2`() {
    let screen = Screen { TapCounter() }
    screen.button("Add one").tap()
    screen.button("Add two").tap()
    #expect(numbers(on: screen) == [3], "One visitor and one couple should make 3 visitors.")
    screen.button("Add two").tap()
    #expect(numbers(on: screen) == [5], "One visitor and two couples should make 5 visitors.")
  }

  @Test(.proves(3)) func `"Reset" sets the count to 0`() {
    let screen = Screen { TapCounter() }
    screen.button("Add two").tap()
    screen.button("Reset").tap()
    #expect(numbers(on: screen) == [0], "After the tap on \"Reset\", the screen should show 0.")
    screen.button("Add one").tap()
    #expect(numbers(on: screen) == [1], "The first visitor after the reset should be number 1.")
    screen.button("Reset").tap()
    screen.button("Add two").tap()
    #expect(
      numbers(on: screen) == [2], "After the second reset, one couple should make 2 visitors.")
  }

  @Test(.proves(4)) func `a tap runs each body at most once`() {
    let screen = Screen { TapCounter() }
    for button in ["Add one", "Add two", "Reset"] {
      screen.button(button).tap()
      #expect(
        screen.story.last?.runs.isEmpty == false,
        "The tap on \"\(button)\" should change the count, so a body should run.")
      #expect(
        screen.repeatedRuns == [],
        "After one tap on \"\(button)\", no body should have run more than once.")
    }
  }

  @Test(.proves(5)) func `"Reset" runs no body if the count is already 0`() {
    let screen = Screen { TapCounter() }
    for taps in 0...1 {
      for _ in 0..<taps { screen.button("Add one").tap() }
      for _ in 0..<taps { screen.button("Reset").tap() }
      #expect(numbers(on: screen) == [0], "Before this tap on \"Reset\", the screen should show 0.")
      let updates = screen.story.updates.count
      // There is nothing to reset, so the button may be disabled.
      if screen.button("Reset").isEnabled { screen.button("Reset").tap() }
      let views = screen.story.updates.dropFirst(updates).flatMap(\.runs).map(\.view)
      #expect(
        views == [],
        "The count is 0 before and after this tap on \"Reset\", so no body should run.")
    }
  }

  @Test(.proves(6)) func `the count survives an update of the parent`() {
    let screen = Screen { TapCounter() }
    screen.button("Add two").tap()
    screen.refresh()
    #expect(
      numbers(on: screen) == [2], "The parent recreated the view, but the count should still be 2.")
    screen.button("Add one").tap()
    #expect(numbers(on: screen) == [3], "The next visitor should be number 3.")
  }

  @Test(.proves(7)) func `two counters on one screen are independent`() {
    let doors = Screen {
      Section("North") { TapCounter() }
      Section("South") { TapCounter() }
    }
    doors.button("Add two", at: 0).tap()
    #expect(
      numbers(on: doors) == [2, 0],
      "Only the first counter was tapped, so the second should still show 0.")
    doors.button("Add one", at: 1).tap()
    #expect(numbers(on: doors) == [2, 1], "Each counter should have its own count.")
    doors.button("Reset", at: 0).tap()
    #expect(
      numbers(on: doors) == [0, 1],
      "The first counter's \"Reset\" button should set only this counter to 0.")
  }

  @Test(.proves(1)) func `a new screen starts at 0`() {
    let monday = Screen { TapCounter() }
    monday.button("Add two").tap()
    let tuesday = Screen { TapCounter() }
    #expect(
      numbers(on: tuesday) == [0], "A new counter shouldn't continue another counter's count.")
  }
}
