import StateFlow

// This is the booking from chapter 5 again, with a fare and a desk that owns
// the store. It works, but each letter typed in the name field runs every body.
//
// With @Observable, fewer bodies run.

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
