import Observation
import StateFlow

// The booking of chapter 5 again, with a fare, and a desk that keeps the store.
// All is well, except that for each letter of the name everything runs.

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1

  var fare: Int { 20 * seats }

  init() {
    unfinished(
      """
      Move the store to @Observable, and all wrappers below to what takes \
      their place. MigratedStore, the desk, keeps the store; its body does not \
      run for a change of it. For a letter of the name the ticket runs once, \
      the fare does not run, and the form may. Then delete this initializer.
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
