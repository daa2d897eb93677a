import StateFlow

// This is the booking from exercise 1 again, in a store without @Published.
// Rebooking changes the name and the seats together, which counts as one
// change.

/// A store that announces each change by hand, without @Published, before the
/// change happens: once whenever name or seats is set, and once for each call
/// to rebook, which sets both. Setting equal values also counts as a change.
final class HandWritten: ObservableObject {
  var name = "Guest"
  var seats = 1

  init() {
    unfinished(
      """
      Make the class announce its changes as the comment above the class says. \
      Rewrite name and seats above, and rebook below. Then delete this \
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
