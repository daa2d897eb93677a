// It looks as if an observable object needed no owner: a plain property of a view is made anew whenever its parent's body runs.
// Caught by: the desk keeps its booking while it is described anew
import Observation
import StateFlow

@Observable
final class BookingStore {
  var name = "Guest"
  var seats = 1

  var fare: Int { 20 * seats }
}

struct MigratedStore: View {
  private let store = BookingStore()

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

struct Fare: View {
  let store: BookingStore

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
