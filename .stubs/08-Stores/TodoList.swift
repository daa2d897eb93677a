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

  func add(_ title: String) -> Bool {
    unfinished(
      "Add an errand, unless the title is blank (requirements 3 and 4).",
      placeholder: false)
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
  var body: some View {
    unfinished(
      """
      Show a TextField titled "New errand", a Button titled "Add", and the \
      List of errands in the environment's ErrandStore.
      """,
      placeholder: Text(""))
  }
}
