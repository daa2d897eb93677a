// It looks as if a list deleted by itself: it tells which rows were swiped, and the store has to do it.
// Caught by: a row that is swiped away takes its chore with it
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
      .onDelete { _ in }
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
