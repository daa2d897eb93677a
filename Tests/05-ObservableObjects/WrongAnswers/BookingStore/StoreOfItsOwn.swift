// It looks as if two stores of one type were one store: the ticket shows another booking.
// Caught by: the form and the ticket show what the store holds
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
  @ObservedObject private var store = BookingStore()

  init(store: BookingStore) {}

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
