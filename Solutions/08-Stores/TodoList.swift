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

  // What counts as an errand is for the store to say: not every errand comes
  // from the field.
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

  // What is not yet an errand is this view's own.
  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("New errand", text: $draft)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(draft.isEmpty)
      List {
        // A binding by id is the same after each key: no row runs for it.
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
