import Foundation
import StateFlow

// A household writes down what there is to do. Every view that shows the
// todos asks one object for them, and asks it to change them.

struct Todo: Identifiable {
  enum Priority: Comparable {
    case low, normal, high
  }

  let id: Int
  var title: String
  var date: Date
  var priority = Priority.normal
  var isDone = false
}

/// Each action that changes the todos announces it once, before the change.
/// One that finds nothing to change may announce once, or not at all.
final class TodoStore: ObservableObject {
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    unfinished(
      """
      Put the earliest todo first. Todos of the same date stay in the order \
      that they have.
      """)
  }

  func orderByPriority() {
    unfinished(
      """
      Put the todos of the highest priority first. Todos of the same priority \
      stay in the order that they have.
      """)
  }

  func completeAll() {
    unfinished("Mark all todos as done, with one announcement.")
  }

  func removeCompleted() {
    unfinished("Remove the todos that are done; the others keep their order.")
  }
}
