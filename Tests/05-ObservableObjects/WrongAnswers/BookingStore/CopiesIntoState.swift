// It looks as if a state that is given a value followed it: the initial value is used once, and the form does not hear of the store.
// Caught by: the form shows what somebody else writes to the store
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1
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
      Stepper("Seats: \(seats)", value: $seats, in: 1...5)
    }
    .onChange(of: name) { store.name = name }
    .onChange(of: seats) { store.seats = seats }
  }
}

struct Ticket: View {
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
