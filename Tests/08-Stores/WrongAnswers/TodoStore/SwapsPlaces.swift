// It looks as if any sort would do: one that swaps distant todos carries them past their equals.
// Caught by: a long list is ordered as well as a short one
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
    var ordered = todos
    for place in ordered.indices {
      let earliest = ordered.indices[place...].min {
        ordered[$0].date < ordered[$1].date
      }
      ordered.swapAt(place, earliest ?? place)
    }
    todos = ordered
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
