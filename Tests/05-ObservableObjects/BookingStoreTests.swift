import StateFlow
import Testing
import WorkbookTesting

@testable import ObservableObjects

@Suite("5.1 Booking store", .exercise)
struct BookingStoreTests {
  private func desk(_ store: BookingStore) -> Screen {
    Screen {
      BookingForm(store: store)
      Ticket(store: store)
    }
  }

  @Test func `the form and the ticket show what the store holds`() {
    let store = BookingStore()
    store.name = "Ada"
    store.seats = 3
    let screen = desk(store)
    #expect(screen.textField("Name").text == "Ada", "The field shows the name of the store.")
    #expect(screen.stepper("Seats: 3").exists, "The stepper is labeled \"Seats: 3\".")
    #expect(screen.texts.contains("3 for Ada"), "The ticket reads \"3 for Ada\".")
  }

  @Test func `each keystroke is written to the store`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.textField("Name").type("s")
    #expect(store.name == "Guests", "\"s\" was typed behind \"Guest\".")
    screen.textField("Name").clear()
    #expect(store.name == "", "The field was cleared.")
  }

  @Test func `each step is written to the store`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.stepper("Seats: 1").increment()
    #expect(store.seats == 2)
    screen.stepper("Seats: 2").increment()
    screen.stepper("Seats: 3").decrement()
    #expect(store.seats == 2)
  }

  @Test func `there are one to five seats`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.stepper("Seats: 1").decrement()
    #expect(store.seats == 1, "A step down from one seat leads nowhere.")
    store.seats = 5
    screen.stepper("Seats: 5").increment()
    #expect(store.seats == 5, "Nor does a step up from five.")
  }

  @Test func `the ticket follows what is typed`() {
    let screen = desk(BookingStore())
    screen.textField("Name").clear()
    screen.textField("Name").type("Ada")
    #expect(screen.texts.contains("1 for Ada"), "The name was changed in the form.")
  }

  @Test func `the ticket follows the stepper`() {
    let screen = desk(BookingStore())
    screen.stepper("Seats: 1").increment()
    #expect(screen.texts.contains("2 for Guest"), "The seats were changed in the form.")
  }

  @Test func `a ticket follows a form on another screen`() {
    let store = BookingStore()
    let office = Screen { BookingForm(store: store) }
    let pier = Screen { Ticket(store: store) }
    office.textField("Name").type("s")
    office.stepper("Seats: 1").increment()
    #expect(pier.texts == ["2 for Guests"], "No common parent is needed: the store tells both.")
  }

  @Test func `the form shows what somebody else writes to the store`() {
    let store = BookingStore()
    let screen = desk(store)
    store.name = "Ada"
    store.seats = 4
    #expect(screen.textField("Name").text == "Ada", "The name was changed behind the form's back.")
    #expect(screen.stepper("Seats: 4").exists, "So were the seats.")
  }

  @Test func `two stores are two bookings`() {
    let morning = BookingStore()
    let evening = BookingStore()
    let screen = Screen {
      Section("Morning") {
        BookingForm(store: morning)
        Ticket(store: morning)
      }
      Section("Evening") {
        BookingForm(store: evening)
        Ticket(store: evening)
      }
    }
    screen.stepper("Seats: 1", at: 0).increment()
    #expect(screen.texts.contains("2 for Guest"), "The morning has 2 seats.")
    #expect(screen.texts.contains("1 for Guest"), "The evening has its own store, and still 1.")
  }

  @Test func `handed another store, the views turn to that one`() {
    let office = Office(BookingStore())
    let screen = Screen {
      BookingForm(store: office.store)
      Ticket(store: office.store)
    }
    screen.stepper("Seats: 1").increment()
    let former = office.store
    office.store = BookingStore()
    screen.refresh()
    #expect(screen.texts.contains("1 for Guest"), "The new store holds 1 seat.")
    screen.textField("Name").type("s")
    #expect(former.name == "Guest", "Nothing is written to the former store.")
    #expect(screen.texts.contains("1 for Guests"), "The ticket follows the new one.")
  }

  private final class Office {
    var store: BookingStore
    init(_ store: BookingStore) { self.store = store }
  }
}
