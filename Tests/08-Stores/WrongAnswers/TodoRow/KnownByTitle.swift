// It looks as if a title told chores apart: two may have one.
// Caught by: two chores may have one title
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
      ForEach($store.chores, id: \.title) { $chore in
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
