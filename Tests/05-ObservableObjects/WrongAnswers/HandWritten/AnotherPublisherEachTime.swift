// It looks as if any publisher would do: whoever subscribed to one is not told by another.
// Caught by: a change of the seats is announced once, while the seats are still the old ones
import StateFlow

final class HandWritten: ObservableObject {
  var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }

  private var booking = (name: "Guest", seats: 1) {
    willSet { objectWillChange.send() }
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
