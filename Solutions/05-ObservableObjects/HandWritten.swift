import StateFlow

// The booking again, in a store that uses no @Published. When a trip is booked
// anew, its name and its seats change together: one change, not two.

final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  // Both in one value: whatever changes in it, this is set once.
  private var booking = (name: "Guest", seats: 1) {
    // Observers may still read the old booking. In didSet it would be gone.
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

/// The ticket is complete: it observes this store like any other.
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
