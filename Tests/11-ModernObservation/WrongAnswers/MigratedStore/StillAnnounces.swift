// It looks as if the wrappers were what had to move: the store still announces every change to everybody who observes it.
// Caught by: a letter of the name runs neither the desk nor the fare
import Observation
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1

  var fare: Int { 20 * seats }
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
