import StateFlow

// A household shares a list of chores. When you mark a chore as done, it moves
// to the end of the list, after the chores that are still open. Show the chores
// in rows that move with them.
//
// 1. The board shows a TodoRow in a List for each chore, in the store's order.
// 2. A row shows the title of the chore that it's bound to, whether or not the
//    chore is in a store. The title is struck through and the toggle "Done" is
//    on if the chore is done, even if other code changes it.
// 3. The toggle "Done" changes isDone, and nothing else.
// 4. "I did it" marks the chore as done and adds 1 to timesDone, in one write
//    or in two, even if the chore was already done.
// 5. If a chore moves, its row moves with it: the row still writes to that
//    chore, and its details stay open if they were open.
// 6. Swiping a row away deletes its chore. Then, and if other code removes
//    chores, each remaining row still writes to its own chore.
// 7. Chores with the same title have separate rows.
// 8. If the parent passes another store, the board switches to it. Two boards
//    can show the same store.

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var timesDone = 0
}

/// The store. It is complete and keeps the chores in order, no matter where
/// they're changed.
final class ChoreStore: ObservableObject {
  @Published private var ordered: [Chore] = []

  init(_ chores: [Chore]) {
    self.chores = chores
  }

  /// The chores, with the open ones first.
  var chores: [Chore] {
    get { ordered }
    set { ordered = newValue.filter { !$0.isDone } + newValue.filter(\.isDone) }
  }
}

struct ChoreBoard: View {
  @ObservedObject var store: ChoreStore

  var body: some View {
    unfinished(
      "Show the List of rows. Swiping a row away deletes its chore.",
      placeholder: Text(""))
  }
}

struct TodoRow: View {
  @Binding var chore: Chore
  @State private var showsDetails = false

  var body: some View {
    VStack {
      unfinished(
        """
        Show the title in a Text, and add the Toggle "Done" and the Button \
        "I did it" (requirements 2 to 4).
        """,
        placeholder: Text(""))
      Button("Details") { showsDetails.toggle() }
      if showsDetails {
        Text("Times done: \(chore.timesDone)")
      }
    }
  }
}
