import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.7 Cook mode", .exercise)
struct CookModeTests {
  /// Returns a screen with the recipe for three servings, and with two steps ticked off.
  private func pancakesInProgress() -> Screen {
    let screen = Screen { CookMode() }
    screen.button("Whisk").tap()
    screen.button("Wait").tap()
    screen.stepper("Servings: 2").increment()
    return screen
  }

  @Test func `you can tick off steps and choose the number of servings`() {
    let screen = Screen { CookMode() }
    #expect(
      screen.texts == ["Pancakes", "Flour: 120 g", "0 of 3 steps"],
      "The first recipe is for pancakes. It starts with two servings and no ticks.")
    screen.button("Whisk").tap()
    screen.button("Fry").tap()
    screen.button("Undo Whisk").tap()
    screen.stepper("Servings: 2").decrement()
    #expect(
      screen.texts == ["Pancakes", "Flour: 60 g", "1 of 3 steps"],
      "\"Fry\" is ticked off, \"Whisk\" was ticked off and undone, and there is one serving.")
  }

  @Test func `bold print doesn't reset the ticks or the number of servings`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "2 of 3 steps"],
      "Two steps are still ticked off, and there are still three servings.")
    #expect(screen.button("Undo Whisk").exists, "\"Whisk\" is still ticked off.")
    #expect(!screen.button("Undo Fry").exists, "\"Fry\" isn't ticked off.")
  }

  @Test func `switching back to plain print doesn't undo the changes made in bold print`() {
    let screen = pancakesInProgress()
    for label in ["Bold print", "Fry", "Plain print"] { screen.button(label).tap() }
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "3 of 3 steps"],
      "The third step was ticked off in bold print.")
    screen.stepper("Servings: 3").increment()
    for label in ["Undo Wait", "Bold print"] { screen.button(label).tap() }
    #expect(
      screen.texts == ["Pancakes", "Flour: 240 g", "2 of 3 steps"],
      "One step was undone, and then bold print was switched on again.")
  }

  @Test func `bold print applies to the whole recipe card`() {
    let screen = Screen { CookMode() }
    for (label, isBold) in [("Bold print", true), ("Plain print", false), ("Bold print", true)] {
      screen.button(label).tap()
      let card = screen.texts + ["Servings: 2", "Whisk", "Wait", "Fry"]
      let bold = card.filter { screen.text($0).isBold }
      let expected = isBold ? card : []
      #expect(
        bold == expected,
        "After the tap on \"\(label)\", \(isBold ? "all" : "none") of the card's text is bold.")
    }
  }

  @Test func `bold print applies only to the recipe card`() {
    let screen = Screen { CookMode() }
    screen.button("Bold print").tap()
    let bold = ["Plain print", "Next recipe"].filter { screen.text($0).isBold }
    #expect(bold == [], "The buttons above the recipe card are never bold.")
  }

  @Test func `the next recipe has two servings and no ticks`() {
    let screen = pancakesInProgress()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "0 of 3 steps"],
      "The bread starts with two servings and no ticks.")
    #expect(!screen.button("Undo Wait").exists, "\"Wait\" was ticked off only for the pancakes.")
  }

  @Test func `a recipe that is shown again has two servings and no ticks`() {
    let screen = pancakesInProgress()
    screen.button("Next recipe").tap()
    screen.button("Knead").tap()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Pancakes", "Flour: 120 g", "0 of 3 steps"],
      "The pancakes are back. They start with two servings and no ticks.")
  }

  @Test func `in bold print, the next recipe has no ticks and stays bold`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "0 of 3 steps"],
      "The bread starts with two servings and no ticks.")
    #expect(
      screen.button("Plain print").exists,
      "The text is still bold, so there is a button to switch back.")
    #expect(screen.text("Bread").isBold, "The text is still bold.")
    screen.button("Knead").tap()
    screen.button("Plain print").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "1 of 3 steps"],
      "\"Knead\" was ticked off before bold print was switched off.")
  }

  @Test func `an update of the parent changes nothing`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    screen.refresh()
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "2 of 3 steps"],
      "The parent recreated the view, which keeps its ticks and servings.")
    #expect(screen.text("Pancakes").isBold, "The text is still bold.")
  }

  @Test func `two recipe cards on one screen are independent`() {
    let kitchen = Screen {
      Section("Left") { CookMode() }
      Section("Right") { CookMode() }
    }
    kitchen.button("Whisk", at: 0).tap()
    kitchen.button("Bold print", at: 1).tap()
    let steps = kitchen.texts.filter { $0.hasSuffix("steps") }
    #expect(
      steps == ["1 of 3 steps", "0 of 3 steps"], "A step was ticked off only on the left card.")
    kitchen.button("Bold print").tap()
    kitchen.button("Next recipe", at: 1).tap()
    let names = kitchen.texts.filter { ["Pancakes", "Bread"].contains($0) }
    #expect(names == ["Pancakes", "Bread"], "Only the right card shows its next recipe.")
    #expect(kitchen.button("Undo Whisk").exists, "The left card keeps its tick.")
  }

  @Test func `the kit reports no warnings`() {
    let screen = Screen { CookMode() }
    for label in ["Whisk", "Bold print", "Wait", "Next recipe", "Plain print"] {
      screen.button(label).tap()
    }
    #expect(screen.diagnostics.map(\.message) == [], "The kit has no warnings about this view.")
  }
}
