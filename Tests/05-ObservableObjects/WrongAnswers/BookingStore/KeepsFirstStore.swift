// It looks as if the views had to keep the store: a state object is made once, and whatever is handed in later is ignored.
// Caught by: handed another store, the views turn to that one
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1
}

struct BookingForm: View {
  @StateObject private var store: BookingStore

  init(store: BookingStore) {
    _store = StateObject(wrappedValue: store)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
    }
  }
}

struct Ticket: View {
  @StateObject private var store: BookingStore

  init(store: BookingStore) {
    _store = StateObject(wrappedValue: store)
  }

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
