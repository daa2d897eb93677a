// It looks as if a state that begins with the store's value followed it: it is what the chore was when the row appeared.
// Caught by: a row follows the store
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
  @State private var isDone: Bool

  init(chore: Binding<Chore>) {
    _chore = chore
    _isDone = State(initialValue: chore.wrappedValue.isDone)
  }

  var body: some View {
    VStack {
      Text(chore.title).strikethrough(isDone)
      Toggle("Done", isOn: $isDone)
        .onChange(of: isDone) { chore.isDone = isDone }
      Button("I did it") {
        isDone = true
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
