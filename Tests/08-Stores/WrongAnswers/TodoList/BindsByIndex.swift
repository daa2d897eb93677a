// It looks as if a row belonged to a place: when an errand comes in at the top, each place holds another errand.
// Caught by: a new errand runs its own row
import Foundation
import StateFlow

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

  @State private var draft = ""

  var body: some View {
    VStack {
      TextField("New errand", text: $draft)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(draft.isEmpty)
      List {
        ForEach(Array(store.errands.indices), id: \.self) { index in
          ErrandRow(errand: $store.errands[index])
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
