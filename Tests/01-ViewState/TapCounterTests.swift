import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.1 Tap counter", .exercise)
struct TapCounterTests {
  @Test func `the count starts at zero`() {
    let screen = Screen { TapCounter() }
    #expect(screen.shows("0"), "Nobody has come in yet, so the screen shows 0.")
  }

  @Test func `each tap on Add one shows one more`() {
    let screen = Screen { TapCounter() }
    screen.button("Add one").tap()
    #expect(screen.shows("1"), "After one tap the screen shows 1.")
    screen.button("Add one").tap()
    screen.button("Add one").tap()
    #expect(screen.shows("3"), "After three taps the screen shows 3.")
  }

  @Test func `Add two shows two more`() {
    let screen = Screen { TapCounter() }
    screen.button("Add one").tap()
    screen.button("Add two").tap()
    #expect(screen.shows("3"), "One visitor and a couple are 3.")
  }

  @Test func `Reset goes back to zero`() {
    let screen = Screen { TapCounter() }
    screen.button("Add two").tap()
    screen.button("Reset").tap()
    #expect(screen.shows("0"), "After Reset the screen shows 0.")
    screen.button("Add one").tap()
    #expect(screen.shows("1"), "Counting goes on from 0.")
  }

  @Test func `one action is one update, however often it writes`() {
    let screen = Screen { TapCounter() }
    screen.button("Add two").tap()
    let runs = screen.story.last?.runs ?? []
    #expect(!runs.isEmpty, "The tap changes what is on screen, so a body runs.")
    #expect(runs.allSatisfy { $0.count == 1 }, "Each body that runs for the tap runs once.")
  }

  @Test func `writing the value that is there already runs nothing`() {
    let screen = Screen { TapCounter() }
    screen.button("Reset").tap()
    #expect(screen.story.last?.runs == [], "The count is 0 before and after: no body runs.")
  }

  @Test func `the count survives a refresh of the parent`() {
    let screen = Screen { TapCounter() }
    screen.button("Add two").tap()
    screen.refresh()
    #expect(screen.shows("2"), "The parent made the view anew; the count is still 2.")
    screen.button("Add one").tap()
    #expect(screen.shows("3"), "Counting goes on from where it was.")
  }

  @Test func `two counters side by side are independent`() {
    let doors = Screen {
      Section("North") { TapCounter() }
      Section("South") { TapCounter() }
    }
    doors.button("Add two", at: 0).tap()
    #expect(doors.shows("2"), "The north door counted 2.")
    #expect(doors.shows("0"), "The south door is another view, and still shows 0.")
    doors.button("Add one", at: 1).tap()
    #expect(doors.shows("1"), "The south door counts from 0.")
  }

  @Test func `another screen starts at zero again`() {
    let monday = Screen { TapCounter() }
    monday.button("Add two").tap()
    let tuesday = Screen { TapCounter() }
    #expect(tuesday.shows("0"), "What was counted on one screen is not on the next.")
  }
}
