// It looks as if whatever marks a chore as done had to count it: the toggle only says how things stand, and may be a correction.
// Caught by: a toggle counts nothing
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
      Text(chore.title).strikethrough(chore.isDone)
      Toggle(
        "Done",
        isOn: Binding(
          get: { chore.isDone },
          set: { isDone in
            chore.isDone = isDone
            if isDone { chore.timesDone += 1 }
          }))
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
