// It looks as if a published property needed help to announce: it announces by itself, and this is the second time.
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
    objectWillChange.send()
    todos.sort { $0.date < $1.date }
  }

  func orderByPriority() {
    objectWillChange.send()
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
