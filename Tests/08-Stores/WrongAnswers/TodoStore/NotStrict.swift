// It looks as if <= compared as well as <: of two equal ones each is said to come before the other, and they change places.
// Caught by: todos of one date stay in the order that they had
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
    todos.sort { $0.date <= $1.date }
  }

  func orderByPriority() {
    todos.sort { $0.priority > $1.priority }
  }

  func completeAll() {
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
