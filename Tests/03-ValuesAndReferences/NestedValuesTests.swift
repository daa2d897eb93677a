import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.5 Nested values", .exercise)
struct NestedValuesTests {
  /// Returns, in alphabetical order, the strings on a screen that show numbers of nights.
  private func nights(on screen: Screen) -> [String] {
    screen.texts.filter { $0.contains(": ") }.sorted()
  }

  /// Returns the cities for which breakfast is switched on.
  private func breakfasts(on screen: Screen) -> [String] {
    ["Oslo", "Bergen", "Bodø"].filter { screen.toggle("Breakfast in \($0)").isOn }
  }

  @Test func `the screen shows the initial nights of the journey`() {
    let screen = Screen { NestedValues() }
    #expect(
      nights(on: screen) == ["Bergen: 1", "Bodø: 3", "Nights: 6", "Oslo: 2"],
      "The screen shows the total and the number of nights at each stop.")
    #expect(breakfasts(on: screen) == [], "No stop has breakfast at first.")
  }

  @Test func `a stepper changes only its own stop's nights`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 3", "Nights: 7", "Oslo: 2"],
      "Only Bergen has one more night.")
    for _ in 1...2 { screen.stepper("Nights in Bodø").decrement() }
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 1", "Nights: 5", "Oslo: 2"],
      "Only Bodø has two fewer nights.")
  }

  @Test func `the total includes every change`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(screen.shows("Nights: 7"), "One more night makes a total of 7.")
    screen.stepper("Nights in Oslo").decrement()
    screen.stepper("Nights in Bodø").decrement()
    #expect(screen.shows("Nights: 5"), "Two fewer nights make a total of 5.")
    screen.button("One more everywhere").tap()
    #expect(screen.shows("Nights: 8"), "Three more nights make a total of 8.")
  }

  @Test func `the stepper's range is from 1 to 9`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").decrement()
    #expect(screen.shows("Bergen: 1"), "1 is the lowest number of nights.")
    for _ in 1...10 { screen.stepper("Nights in Bergen").increment() }
    #expect(screen.shows("Bergen: 9"), "9 is the highest number of nights.")
    screen.stepper("Nights in Bergen").decrement()
    #expect(screen.shows("Bergen: 8"), "The number stopped at 9, so a step down makes it 8.")
  }

  @Test func `a toggle changes only its own stop's breakfast`() {
    let screen = Screen { NestedValues() }
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(breakfasts(on: screen) == ["Bergen"], "Only Bergen has breakfast.")
    let copies = screen.story.last?.writes.filter { $0.owner == "StopRow" }.map(\.property) ?? []
    #expect(copies == [], "The toggle changes only the stop's hasBreakfast, not the row's state.")
    screen.toggle("Breakfast in Bodø").toggle()
    #expect(breakfasts(on: screen) == ["Bergen", "Bodø"], "Bodø has breakfast, too.")
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(breakfasts(on: screen) == ["Bodø"], "Breakfast in Bergen was switched off again.")
    #expect(
      nights(on: screen) == ["Bergen: 1", "Bodø: 3", "Nights: 6", "Oslo: 2"],
      "Switching breakfast on or off doesn't change the number of nights.")
  }

  @Test func `changing the nights doesn't change the breakfast`() {
    let screen = Screen { NestedValues() }
    for city in ["Oslo", "Bergen"] { screen.toggle("Breakfast in \(city)").toggle() }
    screen.stepper("Nights in Bergen").increment()
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "The stepper changes only the number of nights.")
    screen.button("One more everywhere").tap()
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "The \"One more everywhere\" button changes only the numbers of nights.")
    #expect(
      screen.shows("Bergen: 3"),
      "The stepper and the \"One more everywhere\" button each added one night.")
    for _ in 1...8 { screen.button("One more everywhere").tap() }
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "Further taps on the button don't change the breakfast settings, either.")
  }

  @Test func `"One more everywhere" adds a night to every stop`() {
    let screen = Screen { NestedValues() }
    screen.button("One more everywhere").tap()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 4", "Nights: 9", "Oslo: 3"],
      "Each of the three stops has one more night.")
  }

  @Test func `"One more everywhere" doesn't stop at 9`() {
    let screen = Screen { NestedValues() }
    for _ in 1...8 { screen.button("One more everywhere").tap() }
    #expect(
      nights(on: screen) == ["Bergen: 9", "Bodø: 11", "Nights: 30", "Oslo: 10"],
      "The button adds a night even to stops that already have 9.")
  }

  @Test func `a change in one row doesn't run the body of any other row`() {
    let screen = Screen { NestedValues() }
    let rows = screen.bodyCount(of: StopRow.self)
    #expect(rows == 3, "Each of the three stops has a StopRow.")
    for isRaised in [false, true] {
      if isRaised { screen.button("One more everywhere").tap() }
      let before = screen.bodyCount(of: StopRow.self)
      screen.stepper("Nights in Bergen").increment()
      let afterStep = screen.bodyCount(of: StopRow.self) - before
      #expect(
        afterStep <= 1, "Only the nights in Bergen changed, so only the body of Bergen's row runs.")
      screen.toggle("Breakfast in Oslo").toggle()
      let afterSwitch = screen.bodyCount(of: StopRow.self) - before - afterStep
      #expect(
        afterSwitch <= 1, "Only the breakfast in Oslo changed, so only the body of Oslo's row runs."
      )
    }
  }

  @Test func `"One more everywhere" causes a single update`() {
    let screen = Screen { NestedValues() }
    for _ in 1...2 {
      let rowsBefore = screen.bodyCount(of: StopRow.self)
      let journeysBefore = screen.bodyCount(of: NestedValues.self)
      screen.button("One more everywhere").tap()
      let rows = screen.bodyCount(of: StopRow.self) - rowsBefore
      #expect(
        rows <= 3,
        "All stops change at once, so the body of each of the three rows runs at most once.")
      let journeys = screen.bodyCount(of: NestedValues.self) - journeysBefore
      #expect(
        journeys <= 1, "All stops change at once, so the body of NestedValues runs at most once.")
    }
  }

  @Test func `the journey survives an update of the parent`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.toggle("Breakfast in Bodø").toggle()
    screen.refresh()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 3", "Nights: 7", "Oslo: 2"],
      "The parent recreated the view, but the numbers of nights are the same.")
    #expect(breakfasts(on: screen) == ["Bodø"], "The breakfast settings are the same, too.")
  }

  @Test func `the kit reports no warnings`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.button("One more everywhere").tap()
    #expect(screen.diagnostics.map(\.message) == [], "The kit has no warnings about these views.")
  }
}
