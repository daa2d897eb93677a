// It looks as if a stepper knew its limits: without a range it goes on forever.
// Caught by: there are one to five seats
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
      Stepper("Seats: \(store.seats)", value: $store.seats)
    }
  }
}

struct Ticket: View {
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
