// It looks as if a form needed a draft of its own: it copies the store once, and does not hear when somebody else writes to it.
// Caught by: all views follow what somebody else writes to the store
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
  let store: BookingStore
  @State private var name: String
  @State private var seats: Int

  init(store: BookingStore) {
    self.store = store
    _name = State(initialValue: store.name)
    _seats = State(initialValue: store.seats)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .onChange(of: name) { store.name = name }
      Stepper("Seats: \(seats)", value: $seats, in: 1...5)
        .onChange(of: seats) { store.seats = seats }
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
