import StateFlow

// A boat trip is booked: a name, and one to five seats. A form changes the
// booking; a ticket beside it shows the booking as it is at every moment.

final class BookingStore: ObservableObject {
  // Each of these tells the store's observers before it changes.
  @Published var name = "Guest"
  @Published var seats = 1
}

struct BookingForm: View {
  // Somebody else keeps the store. The form is told when it changes.
  @ObservedObject var store: BookingStore

  var body: some View {
    VStack {
      // $store.name is a binding to a property of the object.
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats, in: 1...5)
    }
  }
}

struct Ticket: View {
  // A view that only reads has to observe, too: a let never hears of a change.
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
