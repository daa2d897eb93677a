import Foundation
import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.1 Todo store", .exercise)
struct TodoStoreTests {
  // In no order: neither by id, nor by title, date or priority.
  private let household = [
    todo(3, "Water plants", day: 4, .normal),
    todo(1, "Pay rent", day: 1, .high, isDone: true),
    todo(4, "Call Ada", day: 4, .low),
    todo(2, "Fix bicycle", day: 2, .normal),
    todo(5, "Buy stamps", day: 1, .low, isDone: true),
    todo(6, "Book train", day: 4, .high),
  ]

  // MARK: What the actions do

  @Test func `ordered by date, the earliest comes first`() {
    let store = TodoStore(household.filter { [3, 2, 1].contains($0.id) })
    store.orderByDate()
    #expect(store.titles == ["Pay rent", "Fix bicycle", "Water plants"])
  }

  @Test func `todos of one date stay in the order that they had`() {
    let store = TodoStore(household)
    store.orderByDate()
    #expect(
      store.titles == [
        "Pay rent", "Buy stamps", "Fix bicycle", "Water plants", "Call Ada", "Book train",
      ], "Of the same date are Pay rent and Buy stamps; Water plants, Call Ada and Book train.")
  }

  @Test func `a date is more than its day`() {
    let store = TodoStore([
      todo(1, "Lunch", day: 2.5), todo(2, "Breakfast", day: 2.3), todo(3, "Dinner", day: 2.8),
    ])
    store.orderByDate()
    #expect(store.titles == ["Breakfast", "Lunch", "Dinner"], "All are on one day.")
  }

  @Test func `ordered by priority, the highest comes first`() {
    let store = TodoStore(household.filter { [4, 3, 1].contains($0.id) })
    store.orderByPriority()
    #expect(store.titles == ["Pay rent", "Water plants", "Call Ada"])
  }

  @Test func `todos of one priority stay in the order that they had`() {
    let store = TodoStore(household)
    store.orderByPriority()
    #expect(
      store.titles == [
        "Pay rent", "Book train", "Water plants", "Fix bicycle", "Call Ada", "Buy stamps",
      ], "Of each priority there are two.")
  }

  @Test func `by date and then by priority is by date within each priority`() {
    let store = TodoStore(household)
    store.orderByDate()
    store.orderByPriority()
    #expect(
      store.titles == [
        "Pay rent", "Book train", "Fix bicycle", "Water plants", "Buy stamps", "Call Ada",
      ], "The second order keeps what the first has done, where it does not care.")
  }

  @Test(arguments: [Order.date, .priority])
  func `a long list is ordered as well as a short one`(order: Order) {
    let todos = (0..<200).map { number in
      todo(
        number, "\(number)", day: Double(number * 7 % 5),
        [.normal, .high, .low][number * 11 % 3])
    }
    let store = TodoStore(todos)
    order.act(on: store)
    #expect(store.todos.map(\.id) == order.expected(todos).map(\.id))
  }

  @Test func `completing all marks each todo and moves none`() {
    let store = TodoStore(household)
    store.completeAll()
    #expect(store.todos.map(\.isDone) == Array(repeating: true, count: 6))
    #expect(store.titles == household.map(\.title))
  }

  @Test func `the completed are removed, wherever they stand, and the others keep their order`() {
    let store = TodoStore(household + [todo(7, "Sleep", day: 9, isDone: true)])
    store.removeCompleted()
    #expect(store.titles == ["Water plants", "Call Ada", "Fix bicycle", "Book train"])
  }

  @Test func `completed todos that stand side by side are all removed`() {
    let store = TodoStore((1...4).map { todo($0, "\($0)", day: 1, isDone: $0 != 4) })
    store.removeCompleted()
    #expect(store.titles == ["4"])
  }

  @Test func `an empty store stays empty`() {
    let store = TodoStore([])
    store.orderByDate()
    store.orderByPriority()
    store.completeAll()
    store.removeCompleted()
    #expect(store.todos.isEmpty)
  }

  // MARK: What observers hear

  @Test(arguments: Action.allCases)
  func `an action announces once`(action: Action) {
    let store = TodoStore(household)
    var announcements = 0
    let listener = store.objectWillChange.sink { _ in announcements += 1 }
    action.act(on: store)
    #expect(announcements == 1, "Whoever observes the store is told once for each action.")
    listener.cancel()
  }

  @Test(arguments: Action.allCases)
  func `an action announces before the change`(action: Action) {
    let store = TodoStore(household)
    var seen: [String] = []
    let listener = store.objectWillChange.sink { [unowned store] _ in
      seen = store.todos.map { "\($0)" }
    }
    action.act(on: store)
    #expect(
      seen == household.map { "\($0)" },
      "objectWillChange is what it is called: when it sends, the todos are still the old ones.")
    listener.cancel()
  }

  @Test(arguments: Action.allCases)
  func `a list on screen follows each action`(action: Action) {
    let store = TodoStore(household)
    let screen = Screen { Household(store: store) }
    screen.button("Act \(action)").tap()
    #expect(screen.list.texts == store.todos.map { ["\($0.title), done: \($0.isDone)"] })
    #expect(screen.story.last?.runs.map(\.count) == [1], "The list ran once for the action.")
  }

  // MARK: Support

  enum Action: CaseIterable {
    case orderByDate, orderByPriority, completeAll, removeCompleted

    func act(on store: TodoStore) {
      switch self {
      case .orderByDate: store.orderByDate()
      case .orderByPriority: store.orderByPriority()
      case .completeAll: store.completeAll()
      case .removeCompleted: store.removeCompleted()
      }
    }
  }

  enum Order {
    case date, priority

    func act(on store: TodoStore) {
      switch self {
      case .date: store.orderByDate()
      case .priority: store.orderByPriority()
      }
    }

    /// Slow and obviously right: one value after the other, each in the order of before.
    func expected(_ todos: [Todo]) -> [Todo] {
      switch self {
      case .date:
        Set(todos.map(\.date)).sorted().flatMap { date in todos.filter { $0.date == date } }
      case .priority:
        [.high, .normal, .low].flatMap { rank in todos.filter { $0.priority == rank } }
      }
    }
  }

  private struct Household: View {
    @ObservedObject var store: TodoStore

    var body: some View {
      ForEach(Action.allCases, id: \.self) { action in
        Button("Act \(action)") { action.act(on: store) }
      }
      List(store.todos) { todo in
        Text("\(todo.title), done: \(todo.isDone)")
      }
    }
  }
}

/// A todo so many days from now, whenever that is.
private func todo(
  _ id: Int, _ title: String, day: Double, _ priority: Todo.Priority = .normal,
  isDone: Bool = false
) -> Todo {
  Todo(
    id: id, title: title, date: Date(timeIntervalSinceReferenceDate: day * 86_400),
    priority: priority, isDone: isDone)
}

extension TodoStore {
  fileprivate var titles: [String] { todos.map(\.title) }
}
