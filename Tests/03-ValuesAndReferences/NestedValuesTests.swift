import StateFlow
import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.5 Nested values", .exercise)
struct NestedValuesTests {
  @Test func `the journey is shown as it is planned`() {
    let screen = Screen { NestedValues() }
    for line in ["Nights: 6", "Oslo: 2", "Bergen: 1", "Bodø: 3"] {
      #expect(screen.shows(line))
    }
    #expect(!screen.toggle("Breakfast in Oslo").isOn, "No breakfast has been asked for.")
  }

  @Test func `the nights of one stop are changed alone`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(screen.shows("Bergen: 2"), "One night more in Bergen.")
    #expect(screen.shows("Oslo: 2"), "Oslo is as it was.")
    #expect(screen.shows("Bodø: 3"), "Bodø is as it was.")
    screen.stepper("Nights in Bodø").decrement()
    screen.stepper("Nights in Bodø").decrement()
    #expect(screen.shows("Bodø: 1"), "Two nights less in Bodø.")
  }

  @Test func `the sum follows each stop`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    #expect(screen.shows("Nights: 7"))
    screen.stepper("Nights in Oslo").decrement()
    screen.stepper("Nights in Bodø").decrement()
    #expect(screen.shows("Nights: 5"))
  }

  @Test func `nobody stays for no night, or for more than nine`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").decrement()
    #expect(screen.shows("Bergen: 1"), "One night is the least.")
    for _ in 1...10 { screen.stepper("Nights in Bergen").increment() }
    #expect(screen.shows("Bergen: 9"), "Nine nights are the most.")
  }

  @Test func `breakfast is asked for at one stop alone`() {
    let screen = Screen { NestedValues() }
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(screen.toggle("Breakfast in Bergen").isOn)
    #expect(!screen.toggle("Breakfast in Oslo").isOn, "Nobody asked for breakfast in Oslo.")
    screen.toggle("Breakfast in Bergen").toggle()
    #expect(!screen.toggle("Breakfast in Bergen").isOn, "And it can be taken back.")
  }

  @Test func `changing the nights leaves the breakfast`() {
    let screen = Screen { NestedValues() }
    screen.toggle("Breakfast in Bergen").toggle()
    screen.stepper("Nights in Bergen").increment()
    #expect(screen.toggle("Breakfast in Bergen").isOn)
    screen.button("One more everywhere").tap()
    #expect(screen.toggle("Breakfast in Bergen").isOn)
    #expect(screen.shows("Bergen: 3"))
  }

  @Test func `One more everywhere adds a night to each stop`() {
    let screen = Screen { NestedValues() }
    screen.button("One more everywhere").tap()
    for line in ["Oslo: 3", "Bergen: 2", "Bodø: 4"] { #expect(screen.shows(line)) }
    #expect(screen.shows("Nights: 9"))
  }

  @Test func `One more everywhere does not stop at nine`() {
    let screen = Screen { NestedValues() }
    for _ in 1...7 { screen.button("One more everywhere").tap() }
    for line in ["Oslo: 9", "Bergen: 8", "Bodø: 10", "Nights: 27"] {
      #expect(screen.shows(line), "The stepper stops at nine, the button does not.")
    }
  }

  @Test func `a change in one row runs the body of no other row`() {
    let screen = Screen { NestedValues() }
    #expect(screen.bodyCount(of: StopRow.self) == 3, "There is a StopRow for each of three stops.")
    screen.stepper("Nights in Bergen").increment()
    #expect(
      screen.bodyCount(of: StopRow.self) <= 4,
      "One stop was changed, so one row runs again; the others are given what they had.")
    screen.toggle("Breakfast in Oslo").toggle()
    #expect(screen.bodyCount(of: StopRow.self) <= 5, "And so it is for breakfast.")
  }

  @Test func `a change of all stops is one update`() {
    let screen = Screen { NestedValues() }
    screen.button("One more everywhere").tap()
    #expect(
      screen.bodyCount(of: StopRow.self) <= 6, "Each of the three rows runs once more, not more.")
  }

  @Test func `the journey survives a refresh of the parent`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.refresh()
    #expect(screen.shows("Bergen: 2"))
  }

  @Test func `nothing is misused`() {
    let screen = Screen { NestedValues() }
    screen.stepper("Nights in Bergen").increment()
    screen.button("One more everywhere").tap()
    #expect(screen.diagnostics.map(\.message) == [])
  }
}
