// It looks as if a change counted only when it is confirmed: whoever shares the store sees nothing of it meanwhile.
// Caught by: each keystroke is written to the store
import StateFlow

final class BookingStore: ObservableObject {
  @Published var name = "Guest"
  @Published var seats = 1
}

struct BookingForm: View {
  @ObservedObject var store: BookingStore
  @State private var draft: String?

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { draft ?? store.name }, set: { draft = $0 }))
        .onSubmit { store.name = draft ?? store.name }
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
