import WorkbookCore

extension Chapter {
  static let asyncState = Chapter(
    "12-AsyncState",
    title: "State that arrives later",
    goal: "Show the right answer whenever it arrives: tasks, cancellation, late answers.",
    [
      Draft(
        "ProfileLoader",
        goal: "Load a profile that arrives late, never, or after another pilot was chosen.",
        hints: [
          "In which states can the screen be, and what does each of them show? Which of them have "
            + "to remember an old profile? And who still waits for an answer after another pilot "
            + "is chosen?",
          "Let the cases for loading and for a failure store the old profile, which is nil if "
            + "another pilot was chosen. A task with an ID is canceled and started again when the "
            + "ID changes, so give each attempt its own ID. A canceled task may still get an "
            + "answer or an error: check whether it was canceled before you write.",
          "Declare case loading(old: String?) and case failed(old: String?). Choosing a pilot "
            + "sets loading = .loading(old: nil), and \"Reload\" sets .loading(old: profile). "
            + "Both also write attempts += 1. In .task(id: attempts), wait with try await "
            + "server.response(to: pilot), and then write guard !Task.isCancelled else { return "
            + "}, both after the answer and in the catch block.",
        ]),
      Draft(
        "QuickSearch",
        goal: "Search while a user types: wait for a pause, and show only the last answer.",
        hints: [
          "Which moments can an older query still be in when the next letter is typed? What would "
            + "it do in each of them if nothing stopped it? And what stops it when the screen "
            + "goes away?",
          "A task whose ID is the query is canceled by each change of the query, and when the "
            + "view goes away. If it sleeps first, the pause is canceled, too. But not every wait "
            + "ends when a task is canceled, so check before you write. An enum tells \"no answer "
            + "yet\" from \"no titles\".",
          "In .task(id: query), write try await clock.sleep(for: .milliseconds(300)), and then "
            + "let titles = try await server.response(to: query), in one do block. After both, "
            + "and in the catch block, write guard !Task.isCancelled else { return }. If the "
            + "query is empty, set the outcome to nothing and return, before you wait.",
        ]),
      Draft(
        "Departures",
        goal: "«write: what it is about, in one line»",
        road: .practice,
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
        road: .practice,
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "TideFollower",
        goal: "«write: what it is about, in one line»",
        road: .deeper,
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "SearchCheck",
        goal: "«write: what it is about, in one line»",
        road: .practice,
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ], kind: .test),
    ])
}
