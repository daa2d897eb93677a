import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.7 Cook mode", .exercise)
struct CookModeTests {
  /// Returns a screen with pancakes for three servings, two steps ticked off, and the first timer
  /// set to six minutes.
  private func pancakesInProgress() -> Screen {
    let screen = Screen { CookMode() }
    screen.button("1. Whisk").tap()
    screen.button("2. Wait").tap()
    screen.stepper("Servings: 2").increment()
    screen.stepper("Timer: 5 min", at: 0).increment()
    return screen
  }

  /// Returns the labels of the buttons that exist for the given steps, with or without "Undo", and
  /// in either print.
  private func buttons(for steps: [String], on screen: Screen) -> [String] {
    steps.flatMap { step in
      [step, step.uppercased()].flatMap { [$0, "Undo \($0)"] }
        .filter { screen.button($0).exists }
    }
  }

  private let pancakes = ["1. Whisk", "2. Wait", "3. Fry"]
  private let bread = ["1. Knead", "2. Wait", "3. Fold", "4. Wait", "5. Bake"]

  @Test(.proves(6)) func `you can tick off steps and choose the number of servings`() {
    let screen = Screen { CookMode() }
    #expect(
      screen.texts == ["Pancakes", "Flour: 120 g", "0 of 3 steps"],
      "The first recipe should be for pancakes, with two servings and no ticks.")
    screen.button("1. Whisk").tap()
    screen.button("3. Fry").tap()
    screen.button("Undo 1. Whisk").tap()
    screen.stepper("Servings: 2").decrement()
    #expect(
      screen.texts == ["Pancakes", "Flour: 60 g", "1 of 3 steps"],
      """
      "Fry" was ticked off, "Whisk" was ticked off and undone, and one serving should be left.
      """)
    screen.stepper("Servings: 1").decrement()
    #expect(screen.shows("Flour: 60 g"), "There should always be at least one serving.")
    for servings in 1...12 { screen.stepper("Servings: \(servings)").increment() }
    #expect(screen.shows("Flour: 720 g"), "There should be at most twelve servings.")
    for minutes in [5, 4, 3, 2, 1] {
      screen.stepper("Timer: \(minutes) min", at: 0).decrement()
    }
    #expect(screen.stepper("Timer: 1 min").exists, "The timer should stop at one minute.")
    for minutes in 1...60 { screen.stepper("Timer: \(minutes) min", at: 0).increment() }
    #expect(screen.stepper("Timer: 60 min").exists, "The timer should stop at sixty minutes.")
  }

  @Test(.proves(1)) func `bold print doesn't reset what the cook has entered`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "2 of 3 steps"],
      "Two steps should still be ticked off, and there should still be three servings.")
    #expect(
      buttons(for: pancakes, on: screen)
        == ["Undo 1. WHISK", "Undo 2. WAIT", "3. FRY"],
      "The steps should be in capital letters, with the same two still ticked off.")
    #expect(
      screen.stepper("Timer: 6 min").exists, "The first timer should still be set to six minutes.")
  }

  @Test(.proves(1))
  func `switching back to plain print doesn't undo the changes made in bold print`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    guard screen.button("3. FRY").exists else {
      Issue.record("In bold print, the third step's button should say \"3. FRY\".")
      return
    }
    screen.button("3. FRY").tap()
    screen.stepper("Timer: 5 min", at: 1).increment()
    screen.button("Plain print").tap()
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "3 of 3 steps"],
      "The third step was ticked off in bold print, so it should still be ticked off.")
    #expect(
      buttons(for: pancakes, on: screen)
        == ["Undo 1. Whisk", "Undo 2. Wait", "Undo 3. Fry"],
      "In plain print, no step should be in capital letters, and all three should be ticked off.")
    #expect(
      screen.stepper("Timer: 6 min", at: 1).exists,
      "In bold print, another timer was set to six minutes. It should still be.")
    screen.stepper("Servings: 3").increment()
    for label in ["Undo 2. Wait", "Bold print"] where screen.button(label).exists {
      screen.button(label).tap()
    }
    #expect(
      screen.texts == ["Pancakes", "Flour: 240 g", "2 of 3 steps"],
      "One step was undone before bold print was switched on again. It should still be undone.")
  }

  @Test(.proves(2)) func `bold print applies to the whole recipe card`() {
    let screen = Screen { CookMode() }
    for (label, isBold) in [("Bold print", true), ("Plain print", false), ("Bold print", true)] {
      screen.button(label).tap()
      let card = screen.texts + ["Servings: 2"] + pancakes.map { isBold ? $0.uppercased() : $0 }
      let bold = card.filter { screen.text($0).isBold }
      let expected = isBold ? card : []
      #expect(
        bold == expected,
        """
        After the tap on "\(label)", \(isBold ? "all" : "none") of the card's text should be bold.
        """)
      let boldTimers = (0...2).filter { screen.text("Timer: 5 min", at: $0).isBold }
      #expect(
        boldTimers.count == (isBold ? 3 : 0),
        """
        After the tap on "\(label)", \(isBold ? "all" : "none") of the three timers should be bold.
        """)
    }
    let cooking = pancakesInProgress()
    cooking.button("Bold print").tap()
    let steps = ["Undo 1. WHISK", "Undo 2. WAIT", "3. FRY"]
    #expect(
      steps.filter { cooking.text($0).isBold } == steps,
      "Two steps are ticked off. All three steps should be bold.")
  }

  @Test(.proves(2)) func `bold print applies only to the recipe card`() {
    let screen = Screen { CookMode() }
    screen.button("Bold print").tap()
    let bold = ["Plain print", "Next recipe"].filter { screen.text($0).isBold }
    #expect(bold == [], "The buttons above the recipe card should never be bold.")
  }

  @Test(.proves(3)) func `the next recipe has two servings and no ticks`() {
    let screen = pancakesInProgress()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "0 of 5 steps"],
      "The bread should start with two servings and no ticks.")
    #expect(
      !screen.button("Undo 2. Wait").exists,
      "\"Wait\" was ticked off for the pancakes, so it shouldn't be for the bread.")
    #expect(
      !screen.stepper("Timer: 6 min").exists,
      "Each timer for the bread should start at five minutes.")
  }

  @Test(.proves(5)) func `two steps with the same name have separate ticks and timers`() {
    let screen = Screen { CookMode() }
    screen.button("Next recipe").tap()
    screen.button("2. Wait").tap()
    screen.stepper("Timer: 5 min", at: 3).decrement()
    for (label, expected) in [
      ("Bold print", ["1. KNEAD", "Undo 2. WAIT", "3. FOLD", "4. WAIT", "5. BAKE"]),
      ("Plain print", ["1. Knead", "Undo 2. Wait", "3. Fold", "4. Wait", "5. Bake"]),
    ] {
      screen.button(label).tap()
      #expect(
        buttons(for: bread, on: screen) == expected,
        "Only the first of the two steps named \"Wait\" should be ticked off.")
      #expect(
        screen.shows("1 of 5 steps"),
        "Only the first of the two steps named \"Wait\" should be ticked off.")
      #expect(
        screen.stepper("Timer: 4 min").exists && screen.stepper("Timer: 5 min", at: 3).exists,
        "Only the timer for the second step named \"Wait\" should be set to four minutes.")
    }
  }

  @Test(.proves(3)) func `a recipe that is shown again has two servings and no ticks`() {
    let screen = pancakesInProgress()
    screen.button("Next recipe").tap()
    screen.button("1. Knead").tap()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Pancakes", "Flour: 120 g", "0 of 3 steps"],
      "The pancakes should be back, with two servings and no ticks.")
    #expect(!screen.stepper("Timer: 6 min").exists, "Each timer should say five minutes again.")
  }

  @Test(.proves(4)) func `in bold print, the next recipe has no ticks and stays bold`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    screen.button("Next recipe").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "0 of 5 steps"],
      "The bread should start with two servings and no ticks.")
    #expect(
      screen.button("Plain print").exists,
      "The text is still bold, so there should be a button to switch back.")
    #expect(screen.text("Bread").isBold, "The text should still be bold.")
    guard screen.button("1. KNEAD").exists else {
      Issue.record("In bold print, the button for the bread's first step should say \"1. KNEAD\".")
      return
    }
    screen.button("1. KNEAD").tap()
    screen.button("Plain print").tap()
    #expect(
      screen.texts == ["Bread", "Flour: 240 g", "1 of 5 steps"],
      "\"Knead\" was ticked off in bold print, so it should still be ticked off.")
  }

  @Test(.proves(7)) func `an update of the parent changes nothing`() {
    let screen = pancakesInProgress()
    screen.button("Bold print").tap()
    screen.refresh()
    #expect(
      screen.texts == ["Pancakes", "Flour: 180 g", "2 of 3 steps"],
      "The parent recreated the view, which should keep its ticks and servings.")
    #expect(screen.text("Pancakes").isBold, "The text should still be bold.")
    #expect(
      screen.stepper("Timer: 6 min").exists, "The first timer should still be set to six minutes.")
  }

  @Test(.proves(8)) func `two recipe cards on one screen are independent`() {
    let kitchen = Screen {
      Section("Left") { CookMode() }
      Section("Right") { CookMode() }
    }
    kitchen.button("1. Whisk", at: 0).tap()
    kitchen.button("Bold print", at: 1).tap()
    let steps = kitchen.texts.filter { $0.hasSuffix("steps") }
    #expect(
      steps == ["1 of 3 steps", "0 of 3 steps"],
      "A step was ticked off on the left card, so the right one should have no ticks.")
    kitchen.button("Bold print").tap()
    kitchen.button("Next recipe", at: 1).tap()
    #expect(
      kitchen.texts.filter { ["Pancakes", "Bread"].contains($0) } == ["Pancakes", "Bread"],
      "Only the right card should show its next recipe.")
    #expect(kitchen.button("Undo 1. WHISK").exists, "The left card should keep its tick.")
  }

  @Test(.proves(5)) func `the kit reports no warnings`() {
    let screen = Screen { CookMode() }
    for label in ["1. Whisk", "Bold print", "Next recipe", "Plain print", "2. Wait"]
    where screen.button(label).exists {
      screen.button(label).tap()
    }
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about this view.")
  }
}
