// It looks as if a method that writes to the storage were heard like a set: it goes past the announcement.
// Caught by: rebook is announced once, before either of the two has changed
import StateFlow

final class HandWritten: ObservableObject {
  private var storedName = "Guest"
  private var storedSeats = 1

  var name: String {
    get { storedName }
    set {
      objectWillChange.send()
      storedName = newValue
    }
  }

  var seats: Int {
    get { storedSeats }
    set {
      objectWillChange.send()
      storedSeats = newValue
    }
  }

  func rebook(name: String, seats: Int) {
    storedName = name
    storedSeats = seats
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
