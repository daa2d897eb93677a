// It looks as if an id for the row were one for its binding: the row follows its chore, and writes to the place where it was.
// Caught by: the second write of an action goes to the same chore as the first
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
      ForEach(
        Array(zip(store.chores.indices, store.chores)), id: \.1.id
      ) { pair in
        TodoRow(chore: $store.chores[pair.0])
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
      Text(chore.title).strikethrough(chore.isDone)
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
