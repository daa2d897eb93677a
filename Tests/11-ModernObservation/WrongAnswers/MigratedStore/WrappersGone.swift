// It looks as if a state followed the object it keeps: without @Observable nobody notes who reads the store, and nobody is told.
// Caught by: each keystroke is written to the store, and the ticket follows
import Observation
import StateFlow

final class BookingStore {
  var name = "Guest"
  var seats = 1

  var fare: Int { 20 * seats }
}

struct MigratedStore: View {
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
  let store: BookingStore

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { store.name }, set: { store.name = $0 }))
      Stepper(
        "Seats: \(store.seats)", value: Binding(get: { store.seats }, set: { store.seats = $0 }),
        in: 1...5)
    }
  }
}

struct Ticket: View {
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
