// It looks as if a row could keep its own copy: what is written to a copy, the store never hears.
// Caught by: a toggle writes to the store
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
  @State private var chore: Chore
  @State private var showsDetails = false

  init(chore: Binding<Chore>) {
    _chore = State(initialValue: chore.wrappedValue)
  }

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
