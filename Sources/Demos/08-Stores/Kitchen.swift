import StateFlow

@testable import Stores

/// A kitchen that owns the chores on the refrigerator.
struct Kitchen: View {
  @StateObject private var store = ChoreStore([
    Chore(id: 1, title: "Wash the dishes"),
    Chore(id: 2, title: "Feed the cat", timesDone: 3),
    Chore(id: 3, title: "Take out the trash"),
  ])

  var body: some View {
    ChoreBoard(store: store)
  }
}
