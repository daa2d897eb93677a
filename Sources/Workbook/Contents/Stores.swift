import WorkbookCore

extension Chapter {
  static let stores = Chapter(
    "08-Stores",
    title: "Stores",
    goal: "Keep each concern in one object, and bind each row to its element by ID.",
    [
      Draft(
        "TodoStore",
        goal: "Sort, complete, and remove a store's todos, with one announcement for each action.",
        minutes: 20,
        hints: [
          "Each write to a published property announces a change. How many writes does each of "
            + "your actions make? And does your comparison put one of two equal todos first?",
          "todos.sort { … } and todos.removeAll { … } change the array in place, with one write "
            + "each. If you compare with < or >, equal todos keep their order. If you need a loop, "
            + "change a copy of the array in the loop.",
          "Write todos.sort { $0.date < $1.date }, the same with $0.priority > $1.priority, and "
            + "todos.removeAll(where: \\.isDone). In completeAll, write var completed = todos, "
            + "then a loop that sets completed[index].isDone, and then todos = completed.",
        ]),
      Draft(
        "OffsetMoves",
        goal: "Remove and move rows at the offsets that a list passes to its closures.",
        minutes: 20,
        road: .practice,
        hints: [
          "All offsets are counted before the first row is removed. Which of them are still valid "
            + "after that?",
          "If you remove rows from the back, the remaining offsets stay valid. For a move, store "
            + "the rows to move, remove them, and work out how many of them were before the "
            + "destination.",
          "To remove rows, write for offset in offsets.reversed() { remove(at: offset) }. To move "
            + "rows, write let moved = offsets.map { self[$0] }, remove the rows, and then write "
            + "insert(contentsOf: moved, at: destination - offsets.count(in: 0..<destination)).",
        ], ownFunctions: ["remove", "move"]),
      Draft(
        "IndexedCollection",
        goal: "Pair the elements of any collection with their indices, lazily and efficiently.",
        minutes: 25,
        isOptional: true,
        hints: [
          "What can a collection tell you about two of its positions in a single call, without "
            + "visiting the positions in between?",
          "RandomAccessCollection has default implementations of index(_:offsetBy:) and "
            + "distance(from:to:) that go step by step. The base has its own implementations, so "
            + "forward both calls to the base.",
          "Call base.index(index, offsetBy: distance) and base.distance(from: start, to: end) in "
            + "the two methods. In the subscript, return (position, base[position]).",
        ]),
      Draft(
        "TodoRow",
        goal: "Bind each row to its element, wherever the store moves it.",
        minutes: 25,
        hints: [
          "When a chore is marked as done, it moves to the end of the array. What would a binding "
            + "to its old index refer to then?",
          "Bind by ID: if you pass ForEach a binding to the collection, ForEach passes each row a "
            + "binding to its element. In the row, $chore.isDone is a binding to one of the "
            + "chore's properties.",
          "Write List { ForEach($store.chores) { $chore in TodoRow(chore: $chore) }.onDelete { "
            + "store.chores.remove(atOffsets: $0) } }. In the row, show "
            + "Text(chore.title).strikethrough(chore.isDone), Toggle(\"Done\", isOn: "
            + "$chore.isDone), and a button that writes chore.isDone and chore.timesDone.",
        ]),
      Draft(
        "TodoList",
        goal: "Build a screen whose draft, store, and rows work independently.",
        minutes: 30,
        hints: [
          "You have a draft, a list of errands, and a rule for what counts as an errand. Where "
            + "does each of them belong? Which of them would two screens share?",
          "The store returns whether it added an errand, and if it did, the view clears its "
            + "draft. In every update, ForEach($store.errands) passes each row the same binding as "
            + "before, so there's no reason to run the rows' bodies.",
          "Declare @EnvironmentObject private var store: ErrandStore, @State private var draft = "
            + "\"\", and func add() { if store.add(draft) { draft = \"\" } }. Show "
            + "TextField(…).onSubmit(add) and Button(\"Add\", action: "
            + "add).disabled(draft.isEmpty). Add onDelete and onMove to the ForEach.",
        ]),
      Draft(
        "KitchenPass",
        goal: "Predict what the actions of a store write, and which bodies run.",
        minutes: 25,
        points: 8,
        road: .practice,
        hints: [
          "For each tap, write down the array before and after the action, with all IDs. Count the "
            + "writes separately. For each row, compare two things: the dish with its ID, and "
            + "whether it's the first one.",
          "Bodies run after the action, so they see only its result. Even so, a dish that was "
            + "changed and changed back counts as changed. If a dish has a new ID, it gets a new "
            + "row. A row has two possible reasons to run, its inputs and its dish, and it can have "
            + "both. Only if the row's body runs does the update reach its plate.",
          "\"Finish\" writes three times: it changes the first dish, removes it, and appends it. "
            + "The soup's row runs for two reasons, and the fish's row for one. \"Check\" writes "
            + "four times, and two rows run: the cake's, and the fish's, whose change was undone. "
            + "\"Redo\" gives the soup the ID 4. In \"Take back\", the first dish of the reversed array is the "
            + "cake.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "Boathouse",
        goal: "Find out why rows lose their state, and make them keep it.",
        minutes: 30,
        hints: [
          "Open a boat's details, tap \"All back\", and read the story. Which rows' bodies run "
            + "for the first time? What has to stay the same so that a row is still the same row? "
            + "And which value does a row lose that it's supposed to lose?",
          "A row's identity consists of its boat's ID and its position in the body. A boat gets "
            + "its ID when it's created, so an action that replaces a boat also replaces its row. "
            + "And the two branches of an if are different positions. Once the row stays the "
            + "same, a value that has to be reset needs code that resets it.",
          "Declare var name, and change a copy of the array in allBack: set isOut of each element "
            + "to false, and write the copy back. In rename, set boats[index].name. Write HStack { "
            + "if boat.isOut { Text(\"Out:\") }; BoatRow(…) }, and add .onChange(of: boat.isOut) { "
            + "if !boat.isOut { renter = \"\" } } to the VStack of the row.",
        ]),
      Draft(
        "CloakroomCheck",
        goal: "Write a test that catches rows and rules that go wrong when the list changes.",
        minutes: 30,
        road: .practice,
        hints: [
          "Each coat has a row, a hook, and a position in the list. Which of them change when "
            + "another coat is returned, and which don't? And in how many ways can the user take "
            + "a coat?",
          "Return a coat while only wet ones are shown, and check the list and the count. Take a "
            + "coat while a hook is free, and check its hook. Open a row before you take and "
            + "return coats, and check that no other row opens. Also press Return without a name.",
          "Switch on \"Wet only\", tap \"Return Ben\", and check with "
            + "#expect(!screen.shows(\"Return Ben\")) and #expect(screen.shows(\"Coats: 2\")). "
            + "Then switch \"Wet only\" off. Tap \"About Cleo\", add Dan's coat, and check with "
            + "#expect(screen.shows(\"Cleo: hook 3\")). Tap \"Return Cleo\", check with "
            + "#expect(!screen.shows(\"Dan: hook\")), tap \"About Dan\", and check with "
            + "#expect(!screen.shows(\"Dan: hook 3\")). Tap \"About Dan\" again, and check that "
            + "the hook is hidden. Call screen.textField(\"Guest\").submit() and tap \"Take "
            + "coat\" without a name, and check with #expect(screen.shows(\"Coats: 2\")). Take "
            + "Eve's coat with Return. At the end, switch \"Wet only\" on, and check with "
            + "#expect(!screen.shows(\"Return Dan\")).",
        ], kind: .test),
    ])
}
