// It looks as if one published property spoke for all: each announces its own changes only.
// Caught by: the ticket follows the stepper
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  var seats = 1
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
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
