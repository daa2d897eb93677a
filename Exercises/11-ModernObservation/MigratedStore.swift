import StateFlow

// This is the booking from chapter 5 again, with a fare and a desk that owns
// the store. It works, but each letter typed in the name field runs every body.
//
// With @Observable, fewer bodies should run. MigratedStore, the desk, owns the
// store, but changes to the store must not run the desk's body. Typing a letter
// in the name field must run the ticket's body once and must not run the fare's
// body. Changing the number of seats must run the bodies of the ticket and the
// fare once each. In both cases, the form's body may run at most once.

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1

  var fare: Int { 20 * seats }

  init() {
    unfinished(
      """
      Migrate the store to @Observable, and replace or remove the property \
      wrappers below as needed, so that bodies run no more often than the \
      comment at the top allows. Then delete this initializer.
      """)
  }
}

struct MigratedStore: View {
  @StateObject private var store = BookingStore()

  var body: some View {
    VStack {
      BookingForm(store: store)
      Ticket(store: store)
      Fare(store: store)
    }
  }
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

struct Fare: View {
  @ObservedObject var store: BookingStore

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
