// It looks as if two properties were two changes: observers are told twice, and the second time they read half of each booking.
// Caught by: rebook is announced once, before either of the two has changed
import StateFlow

final class HandWritten: ObservableObject {
  var name = "Guest" {
    willSet { objectWillChange.send() }
  }

  var seats = 1 {
    willSet { objectWillChange.send() }
  }

  func rebook(name: String, seats: Int) {
    self.name = name
    self.seats = seats
  }
}

struct HandWrittenTicket: View {
  @ObservedObject var store: HandWritten

  var body: some View {
    VStack {
      Text("\(store.seats) for \(store.name)")
      Button("One more") { store.seats += 1 }
      Button("Two for Ada") { store.rebook(name: "Ada", seats: 2) }
    }
  }
}
