import StateFlow
import Testing
import WorkbookTesting

@testable import Stores

@Suite("8.1 Todo store", .exercise)
struct TodoStoreTests {
  // These todos aren't ordered by ID, title, date, or priority.
  private let household = [
    todo(3, "Water plants", day: 4, .normal),
    todo(6, "Pay rent", day: 1, .high, isDone: true),
    todo(4, "Call Ada", day: 4, .low),
    todo(2, "Fix bicycle", day: 2, .normal),
    todo(5, "Buy stamps", day: 1, .low, isDone: true),
    todo(1, "Book train", day: 4, .high),
  ]

  // MARK: What the actions do

  @Test(.proves(1)) func `ordering by date puts the earliest todo first`() {
    let store = TodoStore(household.filter { [3, 2, 6].contains($0.id) })
    store.orderByDate()
    #expect(
      store.titles == ["Pay rent", "Fix bicycle", "Water plants"],
      "\"Pay rent\" is on day 1, \"Fix bicycle\" on day 2, and \"Water plants\" on day 4.")
  }

  @Test(.proves(3)) func `todos with the same date keep their order`() {
    let store = TodoStore(household)
    store.orderByDate()
    #expect(
      store.titles == [
        "Pay rent", "Buy stamps", "Fix bicycle", "Water plants", "Call Ada", "Book train",
      ],
      """
      "Pay rent" and "Buy stamps" have the same date, and so do "Water plants", "Call Ada", and \
      "Book train".
      """)
  }

  @Test(.proves(1)) func `dates include the time of day`() {
    let store = TodoStore([
      todo(1, "Lunch", day: 2.5), todo(2, "Breakfast", day: 2.3), todo(3, "Dinner", day: 2.8),
      todo(4, "Holidays", day: 10), todo(5, "Party", day: -3),
    ])
    store.orderByDate()
    #expect(
      store.titles == ["Party", "Breakfast", "Lunch", "Dinner", "Holidays"],
      "The meals are all on one day. The party is before that day, and the holidays are after it.")
  }

  @Test(.proves(1)) func `dates can differ by less than a second`() {
    let second = 1.0 / 86_400
    let store = TodoStore([
      todo(1, "Second", day: 2 + second / 2), todo(2, "First", day: 2 + second / 4),
    ])
    store.orderByDate()
    #expect(
      store.titles == ["First", "Second"],
      "The date of \"First\" is a quarter of a second earlier than that of \"Second\".")
  }

  @Test(.proves(2)) func `ordering by priority puts the highest priority first`() {
    let store = TodoStore(household.filter { [4, 3, 6].contains($0.id) })
    store.orderByPriority()
    #expect(
      store.titles == ["Pay rent", "Water plants", "Call Ada"],
      """
      "Pay rent" has a high priority, "Water plants" a normal one, and "Call Ada" a low \
      one.
      """)
  }

  @Test(.proves(3)) func `todos with the same priority keep their order`() {
    let store = TodoStore(household)
    store.orderByPriority()
    #expect(
      store.titles == [
        "Pay rent", "Book train", "Water plants", "Fix bicycle", "Call Ada", "Buy stamps",
      ], "There are two todos with each priority.")
  }

  @Test(.proves(3)) func `ordering by priority keeps the order by date`() {
    let store = TodoStore(household)
    store.orderByDate()
    store.orderByPriority()
    #expect(
      store.titles == [
        "Pay rent", "Book train", "Fix bicycle", "Water plants", "Buy stamps", "Call Ada",
      ],
      "Todos with the same priority should still be ordered by date.")
  }

  @Test(.proves(1)) func `each action can be performed more than once`() {
    let store = TodoStore(household)
    store.orderByDate()
    store.orderByPriority()
    store.orderByDate()
    #expect(
      store.titles == [
        "Pay rent", "Buy stamps", "Fix bicycle", "Book train", "Water plants", "Call Ada",
      ], "The todos were ordered by date, by priority, and by date again.")
    store.removeCompleted()
    store.orderByPriority()
    #expect(
      store.titles == ["Book train", "Fix bicycle", "Water plants", "Call Ada"],
      "Two todos should be removed, and the others should be ordered by priority again.")
    store.completeAll()
    store.removeCompleted()
    #expect(store.titles == [], "All todos were marked as done and then removed.")
  }

  @Test(.proves(3), arguments: [Order.date, .priority])
  func `even a long list is ordered correctly`(order: Order) {
    let todos = (0..<200).map { number in
      todo(
        number * 77 % 200, "\(number * 77 % 200)", day: Double(number * 7 % 13),
        [.normal, .high, .low][number * 11 % 3])
    }
    let store = TodoStore(todos)
    order.act(on: store)
    let first = zip(store.todos, order.expected(todos)).first { $0.id != $1.id }
    let (found, expected) = (first?.0.title ?? "", first?.1.title ?? "")
    #expect(found == expected, "In a list of 200 todos, this is the first one in the wrong place.")
    #expect(store.todos.count == 200, "Ordering shouldn't remove any todos.")
  }

  @Test(.proves(4)) func `completeAll marks each todo as done and changes nothing else`() {
    let store = TodoStore(household)
    store.completeAll()
    #expect(store.open == [], "All todos should be done.")
    #expect(store.titles == household.map(\.title), "The order shouldn't change.")
    let changed = zip(store.todos, household)
      .filter { $0.id != $1.id || $0.date != $1.date || $0.priority != $1.priority }.map(\.1.title)
    #expect(changed == [], "No ID, date, or priority should change.")
  }

  @Test(.proves(5)) func `removing completed todos keeps the others in order`() {
    let store = TodoStore(household + [todo(7, "Sleep", day: 9, isDone: true)])
    store.removeCompleted()
    #expect(
      store.titles == ["Water plants", "Call Ada", "Fix bicycle", "Book train"],
      "\"Pay rent\", \"Buy stamps\", and \"Sleep\" were done, so the others should be left.")
    #expect(
      store.open == store.titles, "The todos that are left were open, so they should still be open."
    )
    let changed = zip(store.todos, household.filter { !$0.isDone })
      .filter { $0.id != $1.id || $0.date != $1.date || $0.priority != $1.priority }.map(\.1.title)
    #expect(changed == [], "No ID, date, or priority should change.")
  }

  @Test(.proves(5)) func `completed todos next to each other are all removed`() {
    let store = TodoStore((1...4).map { todo($0, "Todo \($0)", day: 1, isDone: $0 != 4) })
    store.removeCompleted()
    #expect(store.titles == ["Todo 4"], "The first three todos were done.")
  }

  @Test(.proves(5)) func `of two todos with the same title, only the completed one is removed`() {
    let store = TodoStore([
      todo(1, "Dishes", day: 1), todo(2, "Dishes", day: 1, isDone: true),
      todo(3, "Dishes", day: 1, .high),
    ])
    store.removeCompleted()
    #expect(store.todos.map(\.id) == [1, 3], "The todo with ID 2 was done.")
  }

  @Test(.proves(7)) func `an empty store stays empty`() {
    let store = TodoStore([])
    for action in Action.allCases { action.act(on: store) }
    #expect(store.titles == [], "There are no todos, so none should appear.")
  }

  // MARK: Announcements

  @Test(.proves(6), arguments: Action.allCases)
  func `an action is announced once`(action: Action) {
    let store = TodoStore(household)
    var announcements = [0, 0]
    let tokens = announcements.indices.map { index in
      store.objectWillChange.sink { _ in announcements[index] += 1 }
    }
    action.act(on: store)
    #expect(announcements == [1, 1], "Each of two sinks should be called once for the action.")
    tokens.forEach { $0.cancel() }
  }

  @Test(.proves(6), arguments: Action.allCases)
  func `an action is announced before the todos change`(action: Action) {
    let store = TodoStore(household)
    var (titles, open): ([String], [String]) = ([], [])
    let token = store.objectWillChange.sink { [unowned store] _ in
      (titles, open) = (store.titles, store.open)
    }
    action.act(on: store)
    #expect(
      titles == household.map(\.title),
      "During the announcement, a sink should read the old todos.")
    #expect(
      open == ["Water plants", "Call Ada", "Fix bicycle", "Book train"],
      "These todos were open before the action, so a sink should still read them as open.")
    token.cancel()
  }

  @Test(.proves(7), arguments: Action.allCases)
  func `an action that changes nothing is announced at most once`(action: Action) {
    let store = TodoStore([
      todo(1, "First", day: 1, .high), todo(2, "Second", day: 2, .normal),
    ])
    action.act(on: store)
    let before = store.titles
    var announcements = 0
    let token = store.objectWillChange.sink { _ in announcements += 1 }
    action.act(on: store)
    #expect(announcements <= 1, "The action is repeated, but changes nothing this time.")
    #expect(store.titles == before, "The todos should stay as they are.")
    token.cancel()
  }

  @Test(.proves(6)) func `each of several consecutive actions is announced once`() {
    let store = TodoStore(household)
    var announcements = 0
    let token = store.objectWillChange.sink { _ in announcements += 1 }
    for (count, action) in Action.allCases.enumerated() {
      action.act(on: store)
      #expect(announcements == count + 1, "The action \(action) should be announced once.")
    }
    token.cancel()
  }

  @Test(.proves(6), arguments: Action.allCases)
  func `a list on screen updates after each action`(action: Action) {
    let store = TodoStore(household)
    let screen = Screen { Household(store: store) }
    screen.button("\(action)").tap()
    #expect(
      screen.list.texts == store.todos.map { ["\($0.title), done: \($0.isDone)"] },
      "After one tap on \"\(action)\", the list should show the store's todos.")
    screen.button("completeAll").tap()
    #expect(
      screen.list.texts == store.titles.map { ["\($0), done: true"] },
      "After one tap on \"completeAll\", all todos should be marked as done.")
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

    /// Returns the todos in the expected order, using a slow but simple reference implementation:
    /// for each value, it collects the todos with that value, in their previous order.
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
        Button("\(action)") { action.act(on: store) }
      }
      List(store.todos) { todo in
        Text("\(todo.title), done: \(todo.isDone)")
      }
    }
  }
}

/// Returns a todo that is due on the given day, counted from a fixed date.
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

  fileprivate var open: [String] { todos.filter { !$0.isDone }.map(\.title) }
}
