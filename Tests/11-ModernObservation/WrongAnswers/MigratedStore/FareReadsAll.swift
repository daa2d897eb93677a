// It looks as if a read counted only when it is shown: the fare reads the name in passing, and runs for each letter of it.
// Caught by: a letter of the name runs neither the desk nor the fare
import Observation
import StateFlow

@Observable
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
  @Bindable var store: BookingStore

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
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
    let isEmpty = store.name.isEmpty
    Text(isEmpty ? "Fare: \(store.fare)" : "Fare: \(store.fare)")
  }
}
