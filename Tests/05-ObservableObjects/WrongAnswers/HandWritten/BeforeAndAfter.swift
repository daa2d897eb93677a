// It looks as if it were safer to announce on both sides of a change: one change is one announcement.
// Caught by: each change is announced, one after the other
import StateFlow

final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private var booking = (name: "Guest", seats: 1) {
    willSet { objectWillChange.send() }
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
