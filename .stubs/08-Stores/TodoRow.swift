import Foundation
import StateFlow

// The chores of a household hang on the refrigerator. Whoever has done one
// says so on its row, and the row goes to the end, below what is still open.

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  var timesDone = 0
}

/// The store is complete. It sees to the order, whoever writes a chore.
final class ChoreStore: ObservableObject {
  @Published private var ordered: [Chore] = []

  init(_ chores: [Chore]) {
    self.chores = chores
  }

  /// The open ones first.
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
      Show a List with a TodoRow for each chore, in the store's order. What a \
      row writes goes to its own chore in the store, wherever that has moved. \
      Swiping a row away deletes its chore.
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
        Show the title, struck through when the chore is done; a Toggle \
        titled "Done", which counts nothing; and a Button titled "I did it", \
        which marks the chore as done and then, in the same action, adds one \
        to timesDone, also when it was done already.
        """,
        placeholder: Text(""))
      Button("Details") { showsDetails.toggle() }
      if showsDetails {
        Text("Times done: \(chore.timesDone)")
      }
    }
  }
}
