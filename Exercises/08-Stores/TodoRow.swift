import StateFlow

// A household shares a list of chores. When you mark a chore as done, it moves
// to the end of the list, after the chores that are still open.

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var timesDone = 0
}

/// The store. It is complete and keeps the chores in order, no matter which
/// code changes them.
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
      """
      Show a List with a TodoRow for each chore, in the store's order. If a \
      chore moves, its row must move with it: the row still writes to that \
      chore, and its details stay open if they were open. Swiping a row away \
      deletes its chore.
      """,
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
        Show the title, struck through if the chore is done; a Toggle titled \
        "Done" that changes isDone and nothing else; and a Button titled "I \
        did it" that marks the chore as done and then, in the same action, \
        adds 1 to timesDone. It adds 1 even if the chore was already done.
        """,
        placeholder: Text(""))
      Button("Details") { showsDetails.toggle() }
      if showsDetails {
        Text("Times done: \(chore.timesDone)")
      }
    }
  }
}
