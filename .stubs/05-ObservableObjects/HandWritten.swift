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

/// A store that announces its changes by hand.
final class HandWritten: ObservableObject {
  var name = "Guest"
  var seats = 1

  init() {
    unfinished(
      """
      Rewrite the two properties above and rebook below, and delete this \
      initializer.
      """)
  }

  func rebook(name: String, seats: Int) {
    self.name = name
    self.seats = seats
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
