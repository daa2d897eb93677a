// It looks as if the limits belonged to the old store: a stepper without a range goes on for ever.
// Caught by: there are one to five seats
import Observation
import StateFlow

@Observable
final class BookingStore {
  var name = "Guest"
  var seats = 1

  var fare: Int { 20 * seats }
}

struct MigratedStore: View {
  @State private var store = BookingStore()

  var body: some View {
    VStack {
      BookingForm(store: store)
      Ticket(store: store)
      Fare(store: store)
    }
  }
}

struct BookingForm: View {
  @Bindable var store: BookingStore

  var body: some View {
    VStack {
      TextField("Name", text: $store.name)
      Stepper("Seats: \(store.seats)", value: $store.seats)
    }
  }
}

struct Ticket: View {
  let store: BookingStore

  var body: some View {
    Text("\(store.seats) for \(store.name)")
  }
}

struct Fare: View {
  let store: BookingStore

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
