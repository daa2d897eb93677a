// It looks as if a change had to be announced when it has happened: objectWillChange tells before, while the old value can still be read.
// Caught by: a change of the name is announced once, while the name is still the old one
import StateFlow

final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private var booking = (name: "Guest", seats: 1) {
    didSet { objectWillChange.send() }
  }

  var name: String {
    get { booking.name }
    set { booking.name = newValue }
  }

  var seats: Int {
    get { booking.seats }
    set { booking.seats = newValue }
  }

  func rebook(name: String, seats: Int) {
    booking = (name, seats)
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
