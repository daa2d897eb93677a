extension Chapter {
  static let stores = Chapter(
    "08-Stores",
    title: "Stores",
    goal: "One object per concern, and rows that are bound to its elements.",
    [
      Draft(
        "TodoStore",
        goal: "Order, complete and remove the todos of a store, with one announcement each.",
        hints: [
          "Each write to a published property announces. How many writes does each of your actions "
            + "make? And does your comparison say of two equal todos that one comes first?",
          "todos.sort { … } and todos.removeAll { … } change the array in place: one write each. "
            + "Compare with < or >, and equal todos stay as they are. A loop works on a copy.",
          "todos.sort { $0.date < $1.date }, the same with $0.priority > $1.priority, "
            + "todos.removeAll(where: \\.isDone); and var completed = todos, a loop that sets "
            + "completed[index].isDone, todos = completed.",
        ]),
      Draft(
        "OffsetMoves",
        goal: "Remove and move rows by the offsets that a list hands over.",
        hints: [
          "All offsets are counted in the rows as they were. Which of them are still right after "
            + "the first row was removed?",
          "Remove from the back, and no offset that is still to come changes. For a move, keep the "
            + "moved rows, remove them, and ask how many of them stood before the destination.",
          "for offset in offsets.reversed() { remove(at: offset) }, and insert(contentsOf: "
            + "offsets.map { self[$0] }, at: destination - offsets.count(in: 0..<destination)), "
            + "with the rows taken before they are removed.",
        ]),
      Draft(
        "IndexedCollection",
        goal: "Pair the elements of any collection with their indices, lazily and without walking.",
        hints: [
          "What can a base tell about two of its positions in one answer, without being asked for "
            + "all that lie between them?",
          "RandomAccessCollection has default implementations of index(_:offsetBy:) and "
            + "distance(from:to:), which walk. The base has its own: hand both questions on.",
          "base.index(index, offsetBy: distance), base.distance(from: start, to: end), and "
            + "(position, base[position]) for the pair.",
        ]),
      Draft(
        "TodoRow",
        goal: "Bind each row to its element, wherever the store moves it.",
        hints: [
          "When a chore is marked as done, it goes to the end of the array. Where does a binding "
            + "lead that was made from the place at which the chore stood?",
          "Bind by id: ForEach takes a binding to the whole collection and gives one to each element. "
            + "In the row, $chore.isDone is a binding to a part of it.",
          "ForEach($store.chores) { $chore in TodoRow(chore: $chore) }.onDelete { "
            + "store.chores.remove(atOffsets: $0) }, in a List; and Text(chore.title)"
            + ".strikethrough(chore.isDone), Toggle(\"Done\", isOn: $chore.isDone), and a button "
            + "that writes chore.isDone and chore.timesDone.",
        ]),
      Draft(
        "TodoList",
        goal: "Put together a screen whose draft, store and rows do not disturb each other.",
        hints: [
          "The draft, the errands, the rule for what is an errand: who keeps each of them? What is "
            + "shared by two screens, and what is not?",
          "The store says whether it took a title, and the view empties its draft if so. Rows that "
            + "are bound by ForEach($store.errands) get the same binding each time, so that they "
            + "have no reason to run.",
          "@EnvironmentObject private var store: ErrandStore, @State private var draft = \"\", "
            + "TextField(…).onSubmit(add), Button(\"Add\", action: add).disabled(draft.isEmpty), "
            + "with func add() { if store.add(draft) { draft = \"\" } }; and onDelete and onMove at "
            + "the ForEach.",
        ]),
    ])
}
