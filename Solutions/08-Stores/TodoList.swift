import StateFlow

// A screen shows a list of errands, with a text field for adding new ones.
// Other screens of the same app can show the same errands.

struct Errand: Identifiable {
  let id: UUID
  var title: String
  var isDone = false
}

final class ErrandStore: ObservableObject {
  @Published var errands: [Errand]

  init(_ errands: [Errand]) {
    self.errands = errands
  }

  // The store decides what counts as an errand, because not every errand comes
  // from the text field.
  func add(_ title: String) -> Bool {
    guard title.contains(where: { !$0.isWhitespace }) else { return false }
    errands.insert(Errand(id: UUID(), title: title), at: 0)
    return true
  }
}

/// The row is complete.
struct ErrandRow: View {
  @Binding var errand: Errand

  var body: some View {
    Toggle(errand.title, isOn: $errand.isDone)
  }
}

struct TodoList: View {
  @EnvironmentObject private var store: ErrandStore

  // Text that isn't an errand yet belongs to this view.
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("New errand", text: $draft)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(draft.isEmpty)
      List {
        // A binding by id stays the same, so typing doesn't run any row.
        ForEach($store.errands) { $errand in
          ErrandRow(errand: $errand)
        }
        .onDelete { store.errands.remove(atOffsets: $0) }
        .onMove { store.errands.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func add() {
    if store.add(draft) { draft = "" }
  }
}
