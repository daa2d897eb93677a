// It looks as if an equal value were no change: @Published announces every set, and so does whoever stands in for it.
// Caught by: an equal value is announced, as @Published would
import StateFlow

final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private var booking = (name: "Guest", seats: 1) {
    willSet { if newValue != booking { objectWillChange.send() } }
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
