// It looks as if what stands in a row were struck through in all rows: it is the chore that is done, or not.
// Caught by: what is done is struck through, and on
import StateFlow

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
    List {
      ForEach($store.chores) { $chore in
        TodoRow(chore: $chore)
      }
      .onDelete { store.chores.remove(atOffsets: $0) }
    }
  }
}

struct TodoRow: View {
  @Binding var chore: Chore
  @State private var showsDetails = false

  var body: some View {
    VStack {
      Text(chore.title).strikethrough()
      Toggle("Done", isOn: $chore.isDone)
      Button("I did it") {
        chore.isDone = true
        chore.timesDone += 1
      }
      Button("Details") { showsDetails.toggle() }
      if showsDetails {
        Text("Times done: \(chore.timesDone)")
      }
    }
  }
}
