// It looks as if each view had to keep the store that it shows: a state uses its initial value once, and whatever is handed in later is ignored.
// Caught by: handed another store, the views turn to that one
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
  @State private var store: BookingStore

  init(store: BookingStore) {
    _store = State(initialValue: store)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
    }
  }
}

struct Ticket: View {
  @State private var store: BookingStore

  init(store: BookingStore) {
    _store = State(initialValue: store)
  }

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}

struct Fare: View {
  @State private var store: BookingStore

  init(store: BookingStore) {
    _store = State(initialValue: store)
  }

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
