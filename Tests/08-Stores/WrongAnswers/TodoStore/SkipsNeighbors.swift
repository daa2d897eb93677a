// It looks as if offsets stayed as they are while one removes: after each removal the next todo has taken the place.
// Caught by: completed todos that stand side by side are all removed
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
    var completed = todos
    for index in completed.indices {
      completed[index].isDone = true
    }
    todos = completed
  }

  func removeCompleted() {
    var remaining = todos
    var offset = 0
    while offset < remaining.count {
      if remaining[offset].isDone {
        remaining.remove(at: offset)
      }
      offset += 1
    }
    todos = remaining
  }
}
