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

final class TodoStore: ObservableObject {
  // Everybody reads, the store alone writes.
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    // A strict comparison: of two that are equal neither goes first, and the
    // sort leaves them as they are.
    todos.sort { $0.date < $1.date }
  }

  func orderByPriority() {
    todos.sort { $0.priority > $1.priority }
  }

  func completeAll() {
    // Each write to the property announces. A copy is changed in silence, and
    // put back once.
    var completed = todos
    for index in completed.indices {
      completed[index].isDone = true
    }
    todos = completed
  }

  func removeCompleted() {
    todos.removeAll(where: \.isDone)
  }
}
