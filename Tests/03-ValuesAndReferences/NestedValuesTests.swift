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

  @Test(.proves(1)) func `the screen shows the initial nights of the journey`() {
    let screen = Screen { NestedValues() }
    #expect(
      nights(on: screen) == ["Bergen: 1", "Bodø: 3", "Nights: 6", "Oslo: 2"],
      "The screen should show the total and the number of nights at each stop.")
    #expect(breakfasts(on: screen) == [], "No stop should have breakfast at first.")
  }

  @Test(.proves(2)) func `a stepper changes only its own stop's nights`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 3", "Nights: 7", "Oslo: 2"],
      "Only Bergen should have one more night.")
    for _ in 1...2 { screen.stepper("Nights in Bodø").decrement() }
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 1", "Nights: 5", "Oslo: 2"],
      "Only Bodø should have two fewer nights.")
  }

  @Test(.proves(1)) func `the total includes every change`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(screen.shows("Nights: 7"), "One more night should make a total of 7.")
    screen.stepper("Nights in Oslo").decrement()
    screen.stepper("Nights in Bodø").decrement()
    #expect(screen.shows("Nights: 5"), "Two fewer nights should make a total of 5.")
    screen.button("One more everywhere").tap()
    #expect(screen.shows("Nights: 8"), "Three more nights should make a total of 8.")
  }

  @Test(.proves(2)) func `the stepper's range is from 1 to 9`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").decrement()
    #expect(screen.shows("Bergen: 1"), "1 is the lowest number of nights.")
    for _ in 1...10 { screen.stepper("Nights in Bergen").increment() }
    #expect(screen.shows("Bergen: 9"), "9 is the highest number of nights.")
    screen.stepper("Nights in Bergen").decrement()
    #expect(
      screen.shows("Bergen: 8"), "The number should stop at 9, so a step down should make it 8.")
  }

  @Test(.proves(3)) func `a toggle changes only its own stop's breakfast`() {
    let screen = Screen { NestedValues() }
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(breakfasts(on: screen) == ["Bergen"], "Only Bergen should have breakfast.")
    let copies = screen.story.last?.writes.filter { $0.owner == "StopRow" }.map(\.property) ?? []
    #expect(
      copies == [], "The toggle should change only the stop's hasBreakfast, not the row's state.")
    screen.toggle("Breakfast in Bodø").toggle()
    #expect(breakfasts(on: screen) == ["Bergen", "Bodø"], "Bodø should have breakfast, too.")
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(
      breakfasts(on: screen) == ["Bodø"],
      "Breakfast in Bergen was switched off again, so only Bodø should have breakfast.")
    #expect(
      nights(on: screen) == ["Bergen: 1", "Bodø: 3", "Nights: 6", "Oslo: 2"],
      "Switching breakfast on or off shouldn't change the number of nights.")
  }

  @Test(.proves(3)) func `changing the nights doesn't change the breakfast`() {
    let screen = Screen { NestedValues() }
    for city in ["Oslo", "Bergen"] { screen.toggle("Breakfast in \(city)").toggle() }
    screen.stepper("Nights in Bergen").increment()
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "The stepper should change only the number of nights.")
    screen.stepper("Nights in Oslo").decrement()
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "A step down should change only the number of nights, too.")
    screen.button("One more everywhere").tap()
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "The \"One more everywhere\" button should change only the numbers of nights.")
    #expect(
      screen.shows("Bergen: 3"),
      "The stepper and the \"One more everywhere\" button should each add one night.")
    for _ in 1...8 { screen.button("One more everywhere").tap() }
    #expect(
      breakfasts(on: screen) == ["Oslo", "Bergen"],
      "Further taps on the button shouldn't change the breakfast settings, either.")
  }

  @Test(.proves(4)) func `"One more everywhere" adds a night to every stop`() {
    let screen = Screen { NestedValues() }
    screen.button("One more everywhere").tap()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 4", "Nights: 9", "Oslo: 3"],
      "Each of the three stops should have one more night.")
  }

  @Test(.proves(4)) func `"One more everywhere" doesn't stop at 9`() {
    let screen = Screen { NestedValues() }
    for _ in 1...8 { screen.button("One more everywhere").tap() }
    #expect(
      nights(on: screen) == ["Bergen: 9", "Bodø: 11", "Nights: 30", "Oslo: 10"],
      "The button should add a night even to stops that already have 9.")
  }

  @Test(.proves(6)) func `a change in one row doesn't run the body of any other row`() {
    let screen = Screen { NestedValues() }
    #expect(
      screen.bodyCount(of: StopRow.self) == 3, "Each of the three stops should have a StopRow.")
    for isRaised in [false, true] {
      if isRaised { screen.button("One more everywhere").tap() }
      let runs = screen.bodyCount(of: StopRow.self) {
        screen.stepper("Nights in Bergen").increment()
      }
      #expect(
        runs <= 1, "Only the nights in Bergen changed, so only the body of Bergen's row should run."
      )
      let laterRuns = screen.bodyCount(of: StopRow.self) {
        screen.toggle("Breakfast in Oslo").toggle()
      }
      #expect(
        laterRuns <= 1,
        "Only the breakfast in Oslo changed, so only the body of Oslo's row should run.")
    }
  }

  @Test(.proves(5)) func `"One more everywhere" causes a single update`() {
    let screen = Screen { NestedValues() }
    for _ in 1...2 {
      var rows = 0
      let journeys = screen.bodyCount(of: NestedValues.self) {
        rows = screen.bodyCount(of: StopRow.self) { screen.button("One more everywhere").tap() }
      }
      #expect(
        rows <= 3,
        "All stops change at once, so the body of each of the three rows should run at most once.")
      #expect(
        journeys <= 1,
        "All stops change at once, so the body of NestedValues should run at most once.")
    }
  }

  @Test(.proves(7)) func `the journey survives an update of the parent`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.toggle("Breakfast in Bodø").toggle()
    screen.refresh()
    #expect(
      nights(on: screen) == ["Bergen: 2", "Bodø: 3", "Nights: 7", "Oslo: 2"],
      "The parent recreated the view, but the numbers of nights should be the same.")
    #expect(breakfasts(on: screen) == ["Bodø"], "The breakfast settings should be the same, too.")
  }

  @Test(.proves(8)) func `the kit reports no warnings`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.button("One more everywhere").tap()
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about these views.")
  }
}
