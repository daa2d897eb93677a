import StateFlow

// This is the booking from chapter 5 again, with a fare and a desk that owns
// the store. It works, but each letter typed in the name field runs every body.
//
// With @Observable, fewer bodies run.
//
// 1. The store is @Observable, and no longer an ObservableObject.
// 2. A new store books one seat for "Guest". Each seat costs 20.
// 3. The form, the ticket, and the fare show the booking as soon as a letter is
//    typed, the number of seats is changed, or other code changes the store.
// 4. The number of seats can be set from 1 to 5.
// 5. If the parent of the form, the ticket, and the fare passes another store,
//    they show its booking.
// 6. MigratedStore, the desk, owns its store: the booking survives an update of
//    the parent, and each desk has its own booking.
// 7. Typing a letter runs the ticket's body once, the form's body at most once,
//    and neither the desk's nor the fare's body.
// 8. Changing the number of seats runs the bodies of the ticket and the fare
//    once each, the form's body at most once, and not the desk's body.
// 9. The kit reports no warnings about the views.

@Observable
final class BookingStore {
  // Plain properties: the macro tracks which code reads them, and notifies it
  // before a change.
  var name = "Guest"
  var seats = 1

  // It reads the seats, so every view that reads it depends on the seats.
  var fare: Int { 20 * seats }
}

struct MigratedStore: View {
  // @State keeps the object alive, but doesn't observe it.
  @State private var store = BookingStore()

  var body: some View {
    VStack {
      BookingForm(store: store)
      Ticket(store: store)
      Fare(store: store)
    }
  }
}

struct BookingForm: View {
  // Needed only for $, which creates bindings to the properties of the object.
  @Bindable var store: BookingStore

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
    }
  }
}

struct Ticket: View {
  // A view that only reads needs no wrapper: reading is what is tracked.
  let store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}

struct Fare: View {
  let store: BookingStore

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
