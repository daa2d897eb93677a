import StateFlow

// A screen shows a list of errands, with a text field for adding new ones.
// Other screens of the same app can show the same errands. You can add members
// to the store and to TodoList, and write more views.
//
// 1. The list shows an ErrandRow for each errand in the environment's store, in
//    its order. It follows changes that other code makes, and switches if
//    another store is injected.
// 2. Tapping "Add", or pressing Return in the field "New errand", adds the text
//    in the field as an errand at the top, and clears the field.
// 3. The store's add(_:) inserts a new errand with exactly the given title at
//    the top, and returns true. The errand is open and has an ID of its own,
//    even if the store has an errand with the same title.
// 4. If the title is empty or contains only whitespace, add(_:) adds nothing
//    and returns false.
// 5. Text that the store rejects stays in the field.
// 6. "Add" is disabled if the field is empty. A space counts as text.
// 7. Swiping a row away deletes its errand, and dragging a row moves it.
// 8. A row's body runs only if its errand is new or has changed. So typing runs
//    no row's body.
// 9. Each TodoList has its own text in the field. It stays there while the list
//    changes.

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
