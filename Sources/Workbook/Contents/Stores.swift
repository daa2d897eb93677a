extension Chapter {
  static let stores = Chapter(
    "08-Stores",
    title: "Stores",
    goal: "«write: what it teaches, in one line»",
    [
      Draft(
        "TodoStore",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "OffsetMoves",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "IndexedCollection",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "TodoRow",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "TodoList",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
    ])
}
