import StateFlow
import Testing
import WorkbookTesting

@testable import ModernObservation

@Suite("11.1 Migrated store", .exercise)
struct MigratedStoreTests {
  private func views(of store: BookingStore) -> Screen {
    Screen {
      BookingForm(store: store)
      Ticket(store: store)
      Fare(store: store)
    }
  }

  /// Returns the names of the bodies that an action runs, repeated for each run.
  private func bodiesRun(on screen: Screen, by action: () -> Void) -> [String] {
    func counts() -> [(name: String, count: Int)] {
      [
        ("desk", screen.bodyCount(of: MigratedStore.self)),
        ("form", screen.bodyCount(of: BookingForm.self)),
        ("ticket", screen.bodyCount(of: Ticket.self)),
        ("fare", screen.bodyCount(of: Fare.self)),
      ]
    }
    let before = counts()
    action()
    return zip(counts(), before).flatMap { after, before in
      Array(repeating: after.name, count: after.count - before.count)
    }
  }

  // MARK: The store

  @Test(.proves(1)) func `the store is observable, but no longer an ObservableObject`() {
    let store: Any = BookingStore()
    let (isObservable, isObservableObject) = (
      store is any Observable, store is any ObservableObject
    )
    #expect(isObservable, "After the migration, the store should conform to Observable.")
    #expect(
      isObservableObject == false,
      "After the migration, the store should no longer conform to ObservableObject.")
  }

  @Test(.proves(2)) func `a new store books one seat for a guest`() {
    let store = BookingStore()
    #expect(store.name == "Guest", "The name should be \"Guest\" at first.")
    #expect(store.seats == 1, "There should be one seat at first.")
    #expect(store.fare == 20, "One seat should cost 20.")
    store.seats = 5
    #expect(store.fare == 100, "Five seats should cost 100.")
    store.seats = 2
    #expect(store.fare == 40, "Two seats should cost 40.")
  }

  // MARK: The views

  @Test(.proves(3)) func `the form, the ticket, and the fare show the booking`() {
    let store = BookingStore()
    store.name = "Ada"
    store.seats = 3
    let screen = views(of: store)
    #expect(screen.textField("Name").text == "Ada", "The text field should show the name.")
    #expect(screen.stepper("Seats: 3").exists, "The stepper should be labeled \"Seats: 3\".")
    #expect(
      screen.texts == ["3 for Ada", "Fare: 60"],
      "The ticket and the fare should show three seats for Ada.")
  }

  @Test(.proves(3)) func `each character is written to the store and shown on the ticket`() {
    let store = BookingStore()
    let screen = views(of: store)
    screen.textField("Name").type("s")
    #expect(store.name == "Guests", "An \"s\" was typed after \"Guest\".")
    #expect(screen.texts == ["1 for Guests", "Fare: 20"], "The ticket should show the new name.")
    screen.textField("Name").type("!")
    #expect(store.name == "Guests!", "An exclamation point was typed after \"Guests\".")
    #expect(
      screen.texts == ["1 for Guests!", "Fare: 20"],
      "The ticket should show the exclamation point.")
    screen.textField("Name").clear()
    #expect(screen.texts == ["1 for ", "Fare: 20"], "The name was deleted.")
    screen.textField("Name").type("ada l. ")
    #expect(
      screen.texts == ["1 for ada l. ", "Fare: 20"],
      "The ticket should show the name exactly as it was typed.")
  }

  @Test(.proves(3))
  func `each step of the stepper is written to the store and shown by the ticket and the fare`() {
    let store = BookingStore()
    let screen = views(of: store)
    for seats in 2...5 {
      screen.stepper("Seats: \(seats - 1)").increment()
      #expect(store.seats == seats, "After a step up, the store should have \(seats) seats.")
      #expect(
        screen.texts == ["\(seats) for Guest", "Fare: \(20 * seats)"],
        "The ticket and the fare should show \(seats) seats.")
    }
    screen.stepper("Seats: 5").decrement()
    #expect(store.seats == 4, "After a step down, the store should have 4 seats.")
    #expect(
      screen.texts == ["4 for Guest", "Fare: 80"], "The ticket and the fare should show 4 seats.")
  }

  @Test(.proves(4)) func `the number of seats can be set from one to five`() {
    let store = BookingStore()
    let screen = views(of: store)
    screen.stepper("Seats: 1").decrement()
    #expect(store.seats == 1, "The number of seats should stop at one.")
    store.seats = 5
    screen.stepper("Seats: 5").increment()
    #expect(store.seats == 5, "The number of seats should stop at five.")
  }

  @Test(.proves(3)) func `all views are updated when other code changes the store`() {
    let store = BookingStore()
    let screen = views(of: store)
    store.name = "Ada"
    store.seats = 4
    #expect(screen.textField("Name").text == "Ada", "The text field should show the new name.")
    #expect(screen.stepper("Seats: 4").exists, "The stepper should show the new number of seats.")
    #expect(
      screen.texts == ["4 for Ada", "Fare: 80"], "The ticket and the fare should change, too.")
    store.seats = 2
    #expect(screen.stepper("Seats: 2").exists, "The number of seats changed again.")
    #expect(
      screen.texts == ["2 for Ada", "Fare: 40"], "The ticket and the fare should change again.")
  }

  @Test(.proves(5)) func `when the parent passes another store, the views show its booking`() {
    let parent = Parent(BookingStore())
    let screen = Screen {
      BookingForm(store: parent.store)
      Ticket(store: parent.store)
      Fare(store: parent.store)
    }
    screen.stepper("Seats: 1").increment()
    let former = parent.store
    parent.store = BookingStore()
    screen.refresh()
    #expect(
      screen.stepper("Seats: 1").exists, "The stepper should show the one seat in the new store.")
    #expect(
      screen.texts == ["1 for Guest", "Fare: 20"],
      "The ticket and the fare should show the booking in the new store.")
    screen.textField("Name").type("s")
    #expect(former.name == "Guest", "The name in the previous store should stay the same.")
    #expect(
      screen.texts == ["1 for Guests", "Fare: 20"],
      "The letter should be written to the new store.")
    former.seats = 5
    #expect(
      screen.texts == ["1 for Guests", "Fare: 20"],
      "A change to the previous store shouldn't be shown.")
  }

  // MARK: The desk

  @Test(.proves(6)) func `refreshing the parent doesn't reset the booking`() {
    let screen = Screen { MigratedStore() }
    screen.stepper("Seats: 1").increment()
    screen.textField("Name").type("s")
    screen.refresh()
    #expect(
      screen.texts == ["2 for Guests", "Fare: 40"],
      "The booking should be the same after the refresh.")
    screen.stepper("Seats: 2").increment()
    screen.refresh()
    #expect(
      screen.texts == ["3 for Guests", "Fare: 60"],
      "After another step and a second refresh, the booking should still be the same.")
  }

  @Test(.proves(6)) func `two desks have separate bookings`() {
    let screen = Screen {
      Section("Morning") { MigratedStore() }
      Section("Evening") { MigratedStore() }
    }
    screen.stepper("Seats: 1", at: 0).increment()
    screen.textField("Name", at: 1).type("s")
    #expect(
      screen.texts.filter { $0.contains(" for ") } == ["2 for Guest", "1 for Guests"],
      "The number of seats was changed at the morning desk, and the name at the evening desk.")
  }

  @Test(.proves(7)) func `typing a name doesn't run the desk's or the fare's body`() {
    let screen = Screen { MigratedStore() }
    func expectRuns(_ moment: Comment) {
      let bodies = bodiesRun(on: screen) { screen.textField("Name").type("s") }
      #expect(!bodies.contains("desk"), "The desk doesn't show the name. \(moment)")
      #expect(!bodies.contains("fare"), "The fare doesn't depend on the name. \(moment)")
      let (forms, tickets) = (bodies.count { $0 == "form" }, bodies.count { $0 == "ticket" })
      #expect(forms <= 1, "The form's body runs at most once. \(moment)")
      #expect(tickets <= 1, "The ticket's body runs at most once per letter. \(moment)")
    }
    expectRuns("The first letter was typed.")
    #expect(screen.shows("1 for Guests"), "The ticket should show the first letter.")
    expectRuns("The second letter was typed.")
    screen.stepper("Seats: 1").increment()
    expectRuns("The third letter was typed after the number of seats changed.")
    #expect(
      screen.shows("2 for Guestsss"), "The ticket should show all three letters that were typed.")
  }

  @Test(.proves(8))
  func `the stepper runs the ticket's and fare's bodies once, but not the desk's`() {
    let screen = Screen { MigratedStore() }
    func expectRuns(_ moment: Comment, by action: () -> Void) {
      let bodies = bodiesRun(on: screen, by: action)
      #expect(!bodies.contains("desk"), "The desk doesn't show the number of seats. \(moment)")
      let counts = ["form", "ticket", "fare"].map { name in bodies.count { $0 == name } }
      let (forms, tickets, fares) = (counts[0], counts[1], counts[2])
      #expect(forms <= 1, "The form's body runs at most once. \(moment)")
      #expect(tickets <= 1, "The ticket's body runs at most once per step. \(moment)")
      #expect(fares <= 1, "The fare's body runs at most once per step. \(moment)")
    }
    expectRuns("The number of seats was increased.") { screen.stepper("Seats: 1").increment() }
    #expect(
      screen.texts == ["2 for Guest", "Fare: 40"], "There should be two seats after a step up.")
    expectRuns("The number of seats was decreased.") { screen.stepper("Seats: 2").decrement() }
    #expect(
      screen.texts == ["1 for Guest", "Fare: 20"], "There should be one seat after a step down.")
  }

  @Test(.proves(9)) func `the screen causes no warnings`() {
    let screen = Screen { MigratedStore() }
    screen.stepper("Seats: 1").increment()
    screen.textField("Name").type("s")
    screen.refresh()
    #expect(
      screen.diagnostics.map(\.message) == [], "The kit should have no warnings about these views.")
  }

  /// The store that the parent passes.
  private final class Parent {
    var store: BookingStore
    init(_ store: BookingStore) { self.store = store }
  }
}
