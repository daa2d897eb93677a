// It looks as if only what is done on purpose were a change: setting a property is one, too.
// Caught by: a change of the name is announced once, while the name is still the old one
import StateFlow

final class HandWritten: ObservableObject {
  var name = "Guest"
  var seats = 1

  func rebook(name: String, seats: Int) {
    objectWillChange.send()
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
