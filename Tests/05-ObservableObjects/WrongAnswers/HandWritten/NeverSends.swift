// It looks as if a publisher knew by itself when to send: nobody tells it of the change.
// Caught by: a view that observes the store follows it
import StateFlow

final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private var booking = (name: "Guest", seats: 1)

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
