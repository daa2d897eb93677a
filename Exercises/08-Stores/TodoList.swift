import Foundation
import StateFlow

// On the way to town: a field to write down one more errand, and all errands
// below it. Another screen of the same phone shows the same errands.

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
      Put a new errand with exactly this title at the top, and return true. \
      When the title has nothing but white space, or nothing at all, add no \
      errand, and return false.
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
      The ErrandStore is an object of the environment. Show a TextField \
      titled "New errand", a Button titled "Add", disabled while nothing at \
      all is typed (a space is something), and a List with an ErrandRow for \
      each errand. The button, and return in the field, add what is typed \
      and empty the field; what the store does not take stays in the field. \
      Rows can be swiped away and dragged elsewhere. A row's body runs when \
      its errand is new or was changed, and for nothing else: not when a key \
      is pressed in the field. The store and this view may get more members, \
      and there may be more views.
      """,
      placeholder: Text(""))
  }
}
