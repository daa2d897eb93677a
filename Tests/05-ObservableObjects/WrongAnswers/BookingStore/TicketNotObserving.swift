// It looks as if a let were enough to follow an object: it is the same object after each change, so nobody looks again.
// Caught by: the ticket follows what is typed
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1
}

struct BookingForm: View {
  @ObservedObject var store: BookingStore

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
