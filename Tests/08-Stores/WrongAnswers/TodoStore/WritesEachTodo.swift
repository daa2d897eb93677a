// It looks as if a loop over a published property were one change: each turn of it writes the property, and announces.
// Caught by: an action announces once
import Foundation
import StateFlow

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
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    todos.sort { $0.date < $1.date }
  }

  func orderByPriority() {
    todos.sort { $0.priority > $1.priority }
  }

  func completeAll() {
    for index in todos.indices {
      todos[index].isDone = true
    }
  }

  func removeCompleted() {
    todos.removeAll(where: \.isDone)
  }
}
