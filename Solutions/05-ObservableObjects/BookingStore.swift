import StateFlow

// You book a boat trip in a form, where you enter a name and choose one to five
// seats. A ticket next to the form always shows the current booking. Make
// BookingStore announce its changes, and make both views observe their store:
// change the class, the properties of both views, and their bodies.
//
// 1. The form shows a TextField titled "Name", and a Stepper that is labeled
//    with the number of seats, such as "Seats: 1". The ticket shows the number
//    of seats and the name, in the form "1 for Guest", without other words.
//    Both show the store's values.
// 2. Each keystroke and each step is written to the store.
// 3. The stepper goes from 1 to 5.
// 4. The form and the ticket follow every change to their store, no matter
//    where it's made.
// 5. When the parent passes another store, the form and the ticket switch to
//    that store.
// 6. Each store has its own booking.

final class BookingStore: ObservableObject {
  // Each property notifies the store's observers before it changes.
  @Published var name = "Guest"
  @Published var seats = 1
}

struct BookingForm: View {
  // The form doesn't own the store. It updates when the store changes.
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
  // A view that only reads has to observe, too. A let doesn't observe.
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}
