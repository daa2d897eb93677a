import StateFlow

// A household keeps a list of todos. All views that show or change them share
// one store.

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

/// Each action that changes the todos must announce the change once, before it
/// happens. An action that changes nothing may make one announcement or none.
final class TodoStore: ObservableObject {
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    unfinished(
      """
      Sort the todos by date, with the earliest first. Todos with the same \
      date keep their order.
      """)
  }

  func orderByPriority() {
    unfinished(
      """
      Sort the todos by priority, with the highest first. Todos with the same \
      priority keep their order.
      """)
  }

  func completeAll() {
    unfinished("Mark all todos as done, with a single announcement.")
  }

  func removeCompleted() {
    unfinished("Remove the todos that are done. The others keep their order.")
  }
}
