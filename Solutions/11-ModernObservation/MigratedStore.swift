import Observation
import StateFlow

// The booking of chapter 5 again, with a fare, and a desk that keeps the store.
// All is well, except that for each letter of the name everything runs.

@Observable
final class BookingStore {
  // Plain properties: the macro notes who reads them and tells before a set.
  var name = "Guest"
  var seats = 1

  // It reads the seats; so whoever reads it depends on the seats.
  var fare: Int { 20 * seats }
}

struct MigratedStore: View {
  // A state keeps the object. It observes nothing of it, and need not.
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
  // Only for the $: it makes bindings to the properties of the object.
  @Bindable var store: BookingStore

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
    }
  }
}

struct Ticket: View {
  // Who only reads needs no wrapper: reading is what is noted.
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
