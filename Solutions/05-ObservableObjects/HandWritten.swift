import StateFlow

// This is the booking from exercise 1 again, in a store without @Published.
// Rebooking changes the name and the seats together, which counts as one
// change. Make the store announce its changes by hand.
//
// 1. When `name` or `seats` is set or changed in place, the store announces the
//    change once, before it happens.
// 2. Setting an equal value is announced, too.
// 3. A call to `rebook` is announced once, before either value changes, even if
//    both values stay the same.
// 4. `rebook` sets both values to its arguments, even to an empty name or to 0
//    seats.
// 5. Every observer is notified of each change, and a view that observes the
//    store shows it.
// 6. The store has no @Published property.
// 7. An observer doesn't keep the store alive.

/// A store that announces each change by hand, without @Published, before the
/// change happens: once whenever name or seats is set, and once for each call
/// to rebook, which sets both. Setting equal values also counts as a change.
final class HandWritten: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  // Both are part of one value. Whichever of them changes, this property is set
  // once.
  private var booking = (name: "Guest", seats: 1) {
    // Observers can still read the old booking. In didSet, it would be gone.
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

/// The ticket for this store. It observes the store and is complete.
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
