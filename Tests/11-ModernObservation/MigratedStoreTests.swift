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

  /// How often each body has run: the desk's, the form's, the ticket's, the fare's.
  private func counts(_ screen: Screen) -> [Int] {
    [
      screen.bodyCount(of: MigratedStore.self), screen.bodyCount(of: BookingForm.self),
      screen.bodyCount(of: Ticket.self), screen.bodyCount(of: Fare.self),
    ]
  }

  @Test func `the form, the ticket and the fare show what the store holds`() {
    let store = BookingStore()
    store.name = "Ada"
    store.seats = 3
    let screen = views(of: store)
    #expect(screen.textField("Name").text == "Ada", "The field shows the name of the store.")
    #expect(screen.stepper("Seats: 3").exists, "The stepper is labeled \"Seats: 3\".")
    #expect(screen.texts == ["3 for Ada", "Fare: 60"], "So do the ticket and the fare.")
  }

  @Test func `each keystroke is written to the store, and the ticket follows`() {
    let store = BookingStore()
    let screen = views(of: store)
    screen.textField("Name").type("s")
    #expect(store.name == "Guests", "\"s\" was typed behind \"Guest\".")
    #expect(screen.texts.contains("1 for Guests"), "The name was changed in the form.")
  }

  @Test func `each step is written to the store, and ticket and fare follow`() {
    let store = BookingStore()
    let screen = views(of: store)
    screen.stepper("Seats: 1").increment()
    #expect(store.seats == 2)
    #expect(screen.texts == ["2 for Guest", "Fare: 40"], "The seats were changed in the form.")
  }

  @Test func `there are one to five seats`() {
    let store = BookingStore()
    let screen = views(of: store)
    screen.stepper("Seats: 1").decrement()
    #expect(store.seats == 1, "A step down from one seat leads nowhere.")
    store.seats = 5
    screen.stepper("Seats: 5").increment()
    #expect(store.seats == 5, "Nor does a step up from five.")
  }

  @Test func `all views follow what somebody else writes to the store`() {
    let store = BookingStore()
    let screen = views(of: store)
    store.name = "Ada"
    store.seats = 4
    #expect(screen.textField("Name").text == "Ada", "The name was changed behind the form's back.")
    #expect(screen.stepper("Seats: 4").exists, "So were the seats.")
    #expect(screen.texts == ["4 for Ada", "Fare: 80"], "Ticket and fare have been told as well.")
  }

  @Test func `handed another store, the views turn to that one`() {
    let office = Office(BookingStore())
    let screen = Screen {
      BookingForm(store: office.store)
      Ticket(store: office.store)
      Fare(store: office.store)
    }
    screen.stepper("Seats: 1").increment()
    let former = office.store
    office.store = BookingStore()
    screen.refresh()
    #expect(screen.texts == ["1 for Guest", "Fare: 20"], "The new store holds 1 seat.")
    screen.textField("Name").type("s")
    #expect(former.name == "Guest", "Nothing is written to the former store.")
    #expect(screen.texts.contains("1 for Guests"), "The ticket follows the new one.")
  }

  @Test func `the desk keeps its booking while it is described anew`() {
    let screen = Screen { MigratedStore() }
    screen.stepper("Seats: 1").increment()
    screen.textField("Name").type("s")
    screen.refresh()
    #expect(
      screen.texts == ["2 for Guests", "Fare: 40"], "The parent made the desk anew; 2 for Guests.")
  }

  @Test func `two desks are two bookings`() {
    let screen = Screen {
      Section("Morning") { MigratedStore() }
      Section("Evening") { MigratedStore() }
    }
    screen.stepper("Seats: 1", at: 0).increment()
    #expect(screen.texts.contains("2 for Guest"), "The morning has 2 seats.")
    #expect(screen.texts.contains("1 for Guest"), "The evening has its own store, and still 1.")
  }

  @Test func `a letter of the name runs neither the desk nor the fare`() {
    let screen = Screen { MigratedStore() }
    let before = counts(screen)
    screen.textField("Name").type("s")
    let runs = zip(counts(screen), before).map(-)
    #expect(runs[0] == 0, "The desk shows nothing of the booking, so its body does not run.")
    #expect(runs[1] <= 1, "The form runs once at most.")
    #expect(runs[2] == 1, "The ticket shows the name.")
    #expect(runs[3] == 0, "The fare does not depend on the name.")
  }

  @Test func `a step of the seats runs what shows them, once each, and not the desk`() {
    let screen = Screen { MigratedStore() }
    let before = counts(screen)
    screen.stepper("Seats: 1").increment()
    let runs = zip(counts(screen), before).map(-)
    #expect(runs[0] == 0, "The desk shows nothing of the booking, so its body does not run.")
    #expect(runs[1] <= 1, "The form runs once at most.")
    #expect(runs[2] == 1, "The ticket shows the seats.")
    #expect(runs[3] == 1, "The fare is computed from the seats.")
  }

  @Test func `nothing that is done at the desk is a mistake`() {
    let screen = Screen { MigratedStore() }
    screen.stepper("Seats: 1").increment()
    screen.refresh()
    #expect(screen.diagnostics.isEmpty, "The story tells of a mistake.")
  }

  private final class Office {
    var store: BookingStore
    init(_ store: BookingStore) { self.store = store }
  }
}
