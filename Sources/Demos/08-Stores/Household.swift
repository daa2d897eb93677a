import StateFlow

@testable import Stores

/// The todos of a household, buttons for their store, and the number of the store's announcements.
struct Household: View {
  @StateObject private var store = TodoStore(.household)
  @State private var announcements = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(store.todos) { TodoLine(todo: $0) }
      HStack {
        Button("By date") { store.orderByDate() }
        Button("By priority") { store.orderByPriority() }
      }
      HStack {
        Button("Complete all") { store.completeAll() }
        Button("Remove completed") { store.removeCompleted() }
      }
      Text("Announced: \(announcements)").foregroundColor(.secondary)
    }
    .onReceive(store.objectWillChange) { _ in announcements += 1 }
  }
}

struct TodoLine: View {
  let todo: Todo

  private var weekday: String {
    var style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    style = style.weekday(.abbreviated)
    return todo.date.formatted(style)
  }

  var body: some View {
    HStack {
      Text(weekday).foregroundColor(.secondary)
      Text(todo.title).strikethrough(todo.isDone)
      if todo.priority == .high { Text("high").foregroundColor(.red) }
      if todo.priority == .low { Text("low").foregroundColor(.gray) }
    }
  }
}

extension [Todo] {
  /// Some todos of one week, in no particular order.
  static var household: [Todo] {
    [
      Todo(id: 1, title: "Water the plants", date: day(4), priority: .low),
      Todo(id: 2, title: "Pay the rent", date: day(1), priority: .high),
      Todo(id: 3, title: "Call the plumber", date: day(2), isDone: true),
      Todo(id: 4, title: "Buy a present", date: day(4), priority: .high),
      Todo(id: 5, title: "Sort the papers", date: day(1), priority: .low),
    ]
  }

  /// Returns a day of the week that began on Sunday, June 1, 2025.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_748_736_000 + 86_400 * Double(number))
  }
}
