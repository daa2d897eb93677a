import StateFlow

// A household keeps a list of todos. All views that show or change them share
// one store. Write the store's actions.
//
// 1. orderByDate() sorts the todos by date, with the earliest first. Dates
//    include the time of day, to a fraction of a second.
// 2. orderByPriority() sorts the todos by priority, with the highest first.
// 3. Todos with the same date or the same priority keep their order, even in a
//    long list.
// 4. completeAll() marks all todos as done, and changes nothing else.
// 5. removeCompleted() removes the todos that are done. The others stay as they
//    are and keep their order.
// 6. Each action that changes the todos announces the change once, before it
//    happens.
// 7. An action that changes nothing leaves the todos as they are. Whether it
//    makes one announcement or none is up to you.

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
  // All code can read the todos, but only the store writes them.
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    // The comparison is strict: neither of two equal todos has to come first,
    // so the sort keeps their order.
    todos.sort { $0.date < $1.date }
  }

  func orderByPriority() {
    todos.sort { $0.priority > $1.priority }
  }

  func completeAll() {
    // Each write to the property announces a change. So change a copy, and
    // write it back once.
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
