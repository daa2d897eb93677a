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
  @Published private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func orderByDate() {
    unfinished("Sort the todos by date.")
  }

  func orderByPriority() {
    unfinished("Sort the todos by priority.")
  }

  func completeAll() {
    unfinished("Mark all todos as done (requirements 4 and 6).")
  }

  func removeCompleted() {
    unfinished("Remove the todos that are done.")
  }
}
