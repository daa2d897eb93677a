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

  @Test(.proves(1)) func `the form and the ticket show the store's values`() {
    let store = BookingStore()
    store.name = "Ada"
    store.seats = 3
    let screen = desk(store)
    #expect(
      screen.textField("Name").text == "Ada", "The text field should show the name in the store.")
    #expect(screen.stepper("Seats: 3").exists, "The stepper should be labeled \"Seats: 3\".")
    #expect(screen.texts.contains("3 for Ada"), "The ticket should show \"3 for Ada\".")
  }

  @Test(.proves(2)) func `each keystroke is written to the store`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.textField("Name").type("s")
    #expect(store.name == "Guests", "\"s\" was typed after \"Guest\".")
    screen.textField("Name").type(" a")
    #expect(store.name == "Guests a", "A space and \"a\" were typed after \"Guests\".")
    screen.textField("Name").clear()
    #expect(store.name == "", "The text field was cleared, so the store's name should be empty.")
  }

  @Test(.proves(2)) func `each step is written to the store`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.stepper("Seats: 1").increment()
    #expect(store.seats == 2, "One step up should change 1 to 2.")
    screen.stepper("Seats: 2").increment()
    screen.stepper("Seats: 3").decrement()
    #expect(
      store.seats == 2, "After one more step up and one step down, the number should be 2 again.")
  }

  @Test(.proves(3)) func `a booking has one to five seats`() {
    let store = BookingStore()
    let screen = desk(store)
    screen.stepper("Seats: 1").decrement()
    #expect(store.seats == 1, "A step down from 1 should change nothing.")
    for seats in 1...4 { screen.stepper("Seats: \(seats)").increment() }
    #expect(store.seats == 5, "Four steps up should change 1 to 5.")
    screen.stepper("Seats: 5").increment()
    #expect(store.seats == 5, "A step up from 5 should change nothing.")
    screen.stepper("Seats: 5").decrement()
    #expect(store.seats == 4, "One step down should change 5 to 4.")
  }

  @Test(.proves(4)) func `the ticket changes with the text field`() {
    let screen = desk(BookingStore())
    screen.textField("Name").clear()
    #expect(
      screen.texts.contains("1 for "), "The name is empty, so the ticket should show \"1 for \".")
    screen.textField("Name").type("ada KING")
    #expect(
      screen.texts.contains("1 for ada KING"),
      "The ticket should show the name exactly as it was typed.")
    screen.stepper("Seats: 1").increment()
    screen.textField("Name").clear()
    #expect(
      screen.texts.contains("2 for "), "The name was cleared, but there should still be 2 seats.")
  }

  @Test(.proves(4)) func `the ticket changes with the stepper`() {
    let screen = desk(BookingStore())
    screen.stepper("Seats: 1").increment()
    #expect(
      screen.texts.contains("2 for Guest"), "After one step up, the ticket should show 2 seats.")
    screen.stepper("Seats: 2").decrement()
    #expect(
      screen.texts.contains("1 for Guest"),
      "After one step down, the ticket should show 1 seat again.")
  }

  @Test(.proves(4)) func `a ticket shows changes made in a form on another screen`() {
    let store = BookingStore()
    let office = Screen { BookingForm(store: store) }
    let pier = Screen { Ticket(store: store) }
    office.textField("Name").type("s")
    office.stepper("Seats: 1").increment()
    #expect(
      pier.texts == ["2 for Guests"],
      "The ticket should show changes to the store, even on a screen without the form.")
  }

  @Test(.proves(4)) func `the form and the ticket show changes that other code makes`() {
    let store = BookingStore()
    let screen = desk(store)
    store.name = "Ada"
    store.seats = 4
    #expect(screen.textField("Name").text == "Ada", "The text field should show the new name.")
    #expect(screen.stepper("Seats: 4").exists, "The stepper should show the new number of seats.")
    #expect(
      screen.texts.contains("4 for Ada"),
      "The ticket should show the new name and the new number of seats.")
    store.seats = 2
    #expect(screen.stepper("Seats: 2").exists, "The stepper should show the second change, too.")
    #expect(screen.texts.contains("2 for Ada"), "The ticket should show the second change, too.")
    store.seats = 9
    #expect(
      screen.stepper("Seats: \(store.seats)").exists,
      "Other code set the number of seats to 9, and the stepper should show the new number.")
    #expect(
      screen.texts.contains("\(store.seats) for Ada"),
      "Other code set the number of seats to 9, and the ticket should show the new number.")
  }

  @Test(.proves(6)) func `two stores have separate bookings`() {
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
    #expect(screen.texts.contains("2 for Guest"), "The morning booking should have 2 seats.")
    #expect(screen.texts.contains("1 for Guest"), "The evening booking should still have 1 seat.")
  }

  @Test(.proves(5)) func `when the parent passes another store, the views switch to it`() {
    let office = Office(BookingStore())
    let screen = Screen {
      BookingForm(store: office.store)
      Ticket(store: office.store)
    }
    screen.stepper("Seats: 1").increment()
    let former = office.store
    office.store = BookingStore()
    screen.refresh()
    #expect(
      screen.stepper("Seats: 1").exists, "The form should show the new store's number of seats.")
    #expect(screen.texts.contains("1 for Guest"), "The ticket should show the new store's booking.")
    screen.textField("Name").type("s")
    #expect(former.name == "Guest", "The name in the previous store shouldn't change.")
    #expect(
      screen.texts.contains("1 for Guests"), "The ticket should show changes to the new store.")
    former.seats = 5
    #expect(
      screen.texts.contains("1 for Guests"),
      "The ticket shouldn't show changes to the previous store.")
    office.store = former
    screen.refresh()
    #expect(screen.texts.contains("5 for Guest"), "The parent passes the previous store again.")
    #expect(
      screen.textField("Name").text == "Guest",
      "The text field should show the name in the previous store again.")
    screen.stepper("Seats: 5").decrement()
    #expect(
      screen.texts.contains("4 for Guest"),
      "The ticket should show changes to the previous store again.")
  }

  private final class Office {
    var store: BookingStore
    init(_ store: BookingStore) { self.store = store }
  }
}
