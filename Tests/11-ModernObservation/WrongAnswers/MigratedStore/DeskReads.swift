// It looks as if it did not matter who reads: the desk reads the name and hands it on, so it runs for each letter.
// Caught by: a letter of the name runs neither the desk nor the fare
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
      TicketText(name: store.name, seats: store.seats)
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
    TicketText(name: store.name, seats: store.seats)
  }
}

struct TicketText: View {
  let name: String
  let seats: Int

  var body: some View {
    Text("\(seats) for \(name)")
  }
}

struct Fare: View {
  let store: BookingStore

  var body: some View {
    Text("Fare: \(store.fare)")
  }
}
