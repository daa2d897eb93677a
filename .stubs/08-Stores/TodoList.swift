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

  func add(_ title: String) -> Bool {
    unfinished(
      """
      Insert a new errand with exactly this title at the top, and return true. \
      If the title is empty or contains only whitespace, don't add an errand, \
      and return false.
      """,
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
      Read the ErrandStore from the environment. Show a TextField titled "New \
      errand"; a Button titled "Add", which is disabled if the field is empty \
      (a space counts as text); and a List with an ErrandRow for each errand. \
      Tapping the button, or pressing the Return key in the field, adds the \
      text as an errand and clears the field. If the store rejects the text, \
      the text stays in the field. Each TodoList on screen has its own text in \
      the field. Swiping a row away deletes its errand, and dragging a row \
      moves its errand. A row's body must run only when its errand is new or \
      has changed, so typing in the field must not run it. You can add members \
      to the store and to this view, and write more views.
      """,
      placeholder: Text(""))
  }
}
