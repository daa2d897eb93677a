// It looks as if objectWillChange were sent when the change is done: observers are told before it.
// Caught by: an action announces before the change
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
  private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    todos.sort { $0.date < $1.date }
    objectWillChange.send()
  }

  func orderByPriority() {
    todos.sort { $0.priority > $1.priority }
    objectWillChange.send()
  }

  func completeAll() {
    var completed = todos
    for index in completed.indices {
      completed[index].isDone = true
    }
    todos = completed
    objectWillChange.send()
  }

  func removeCompleted() {
    todos.removeAll(where: \.isDone)
    objectWillChange.send()
  }
}
