import WorkbookCore

extension Chapter {
  static let asyncState = Chapter(
    "12-AsyncState",
    title: "State that arrives later",
    goal: "Show the right answer whenever it arrives: tasks, cancellation, late answers.",
    [
      Draft(
        "ProfileLoader",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "QuickSearch",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "Departures",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "NightTrain",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "WrongSeat",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "LikeIt",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "TideFollower",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "SearchCheck",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ], kind: .test),
    ])
}
