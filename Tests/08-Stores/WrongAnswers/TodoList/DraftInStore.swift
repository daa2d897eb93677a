// It looks as if a draft were an errand already: in the store, it is typed on all screens at once.
// Caught by: two screens of one store have two drafts
import Foundation
import StateFlow

struct Errand: Identifiable {
  let id: UUID
  var title: String
  var isDone = false
}

final class ErrandStore: ObservableObject {
  @Published var errands: [Errand]
  @Published var draft = ""

  init(_ errands: [Errand]) {
    self.errands = errands
  }

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

  var body: some View {
    VStack {
      TextField("New errand", text: $store.draft)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(store.draft.isEmpty)
      List {
        ForEach($store.errands) { $errand in
          ErrandRow(errand: $errand)
        }
        .onDelete { store.errands.remove(atOffsets: $0) }
        .onMove { store.errands.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func add() {
    if store.add(store.draft) { store.draft = "" }
  }
}
