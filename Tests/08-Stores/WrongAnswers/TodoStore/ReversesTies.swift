// It looks as if reversing an ascending order gave a descending one: it reverses those of equal rank, too.
// Caught by: todos of one priority stay in the order that they had
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
    todos = todos.sorted { $0.priority < $1.priority }.reversed()
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
