import StateFlow

// The booking again, in a store that uses no @Published. When a trip is booked
// anew, its name and its seats change together: one change, not two.

final class HandWritten: ObservableObject {
  var name = "Guest"
  var seats = 1

  init() {
    unfinished(
      """
      Announce by hand, without @Published, before anything changes: once \
      for each set of name or seats, to an equal value too; and once for \
      rebook, which changes both. Rewrite the two properties above and rebook \
      below, and delete this initializer.
      """)
  }

  func rebook(name: String, seats: Int) {
    self.name = name
    self.seats = seats
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
