import WorkbookCore

extension Chapter {
  static let asyncState = Chapter(
    "12-AsyncState",
    title: "State that arrives later",
    goal: "Show the right answer whenever it arrives: tasks, cancellation, late answers.",
    [
      Draft(
        "ProfileLoader",
        goal: "Load a profile that may never arrive, or only after another pilot was chosen.",
        minutes: 40,
        hints: [
          "In which states can the screen be, and what does each of them show? Which of them have "
            + "to remember an old profile? And which code is still waiting for an answer after "
            + "another pilot is chosen?",
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
        minutes: 35,
        hints: [
          "How far can an older query have come when the next letter is typed? What would it do "
            + "next, in each case, if nothing stopped it? And what stops it when the screen goes "
            + "away?",
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
        goal: "Load a board, and refresh it only while it's on screen.",
        minutes: 30,
        road: .practice,
        hints: [
          "Which modifier starts a task when the board appears, ends it when the board leaves, and "
            + "starts it again when the station changes? What does the task have to reset first? "
            + "And which two lines of its loop can throw an error if it's canceled?",
          "Write a loop in task(id: station): request the trains, and then sleep for 30 seconds, "
            + "even after a failure. A canceled task writes nothing, neither after an answer nor "
            + "in a catch block. Use an optional array, because no answer isn't the same as an "
            + "empty one.",
          "Begin with trains = nil. In the loop, write let answer = try await "
            + "server.response(to: station) and try Task.checkCancellation(), and then store the "
            + "answer. In catch, write if Task.isCancelled { return } before you set the note. At "
            + "the end of each round, write do { try await clock.sleep(for: .seconds(30)) } catch "
            + "{ return }.",
        ]),
      Draft(
        "NightTrain",
        goal: "Predict when a view and its tasks run, wait, write, and notice a cancellation.",
        minutes: 20,
        points: 8,
        hints: [
          "For each event, write down which tasks are waiting, and for what. Which code runs as a "
            + "part of the update, and which code only when the update is done?",
          "The actions of onAppear and onDisappear are a part of the update. A task starts, or "
            + "continues, when the update is done. If the ID changes, the task is replaced, but "
            + "not the view. A task that has ended can't be canceled.",
          "Canceling only marks a task. What follows depends on what the task is waiting for: "
            + "either the request throws an error, and the catch block runs, or the request stays "
            + "pending, and the task later continues as if nothing had happened. Which server "
            + "does which? And does the program check the mark anywhere?",
        ],
        predictions: [
          "prediction1", "prediction2", "prediction3", "prediction4", "prediction5", "prediction6",
          "prediction7", "prediction8",
        ]),
      Draft(
        "WrongSeat",
        goal: "Find out why a late answer takes the seat, and let only the last tap count.",
        minutes: 30,
        hints: [
          "Tap 1A and 1B, and answer 1B first. Which lines of the story write the ticket? Try "
            + "again, and let the request for 1A fail. Which tasks are still waiting after you "
            + "close the plan?",
          "A new tap makes the earlier ones invalid, and so does closing the plan. So keep the "
            + "last task, and cancel it. That isn't enough: the request may be answered anyway, or "
            + "fail. Both after the answer and in catch, find out whether this tap still counts. "
            + "Which line should make \"Choosing…\" disappear?",
          "Declare @State private var choice: Task<Void, Never>?, and assign the task to it after "
            + "choice?.cancel(). Write try Task.checkCancellation() before you set the ticket. In "
            + "catch, write if Task.isCancelled { return } before you set the message, and leave "
            + "the ticket as it is. Set choosing to nil after do and catch. Attach .onDisappear { "
            + "choice?.cancel() }.",
        ]),
      Draft(
        "LikeIt",
        goal: "Show a like at once, send it afterward, and take it back if it fails.",
        minutes: 30,
        road: .practice,
        hints: [
          "When a request fails, which heart and which number do you go back to? Are they "
            + "the ones before the tap, or the ones that the server last confirmed? And which "
            + "object still stores them after the screen was closed and opened again?",
          "Store three things in the photo: what the screen shows, what the server knows, "
            + "and whether a request is on its way. A tap changes only the first one. A "
            + "single task sends requests until the heart shows what the server knows. If the "
            + "task belongs to no view, no view cancels it.",
          "In the photo, store known = (isLiked, likes) and isSending. A tap toggles "
            + "isLiked, changes likes by one, and, unless isSending is true, starts Task { … "
            + "}. In the task, write while isLiked != known.isLiked { let wish = isLiked; … "
            + "}, and set known to (wish, answer) after each answer, and likes to the answer "
            + "if isLiked == wish. If an error is thrown, set (isLiked, likes) = known. In "
            + "either case, set isSending to false at the end.",
        ]),
      Draft(
        "TideFollower",
        goal: "Follow an observable model as a sequence, for as long as a view is on screen.",
        minutes: 30,
        road: .deeper,
        hints: [
          "If the body reads the gauge, each wave runs it. Where else can you read the "
            + "gauge, so that only a new line runs the body? And what ends a loop that waits "
            + "for the next level?",
          "Observations { … } is an asynchronous sequence of what its closure returns. It "
            + "has an element for each change of what the closure reads, even if the result "
            + "is the same. A task modifier cancels the loop when the view disappears or when "
            + "the task's ID changes. What distinguishes two gauges with the same level?",
          "Declare @State private var levels: [Int] = []. Attach .task(id: "
            + "ObjectIdentifier(gauge)) { … } to the VStack. In the task, set levels = [], "
            + "and write for await level in Observations({ gauge.centimeters }) { if level != "
            + "levels.last { levels.append(level) } }. Show levels.max() and "
            + "levels.indices.suffix(3).",
        ]),
      Draft(
        "SearchCheck",
        goal: "Write a test that catches searches that mishandle one of the orders of answers.",
        minutes: 45,
        road: .practice,
        hints: [
          "Two queries are on their way. In which orders can their answers arrive, and "
            + "which of the two can fail? What can a user do in the meantime?",
          "After you type or tap, call await screen.advance(clock, by: .milliseconds(300)). After "
            + "an answer, call await screen.settle(). Then check both what the screen shows and "
            + "what it doesn't show. A screen can cancel an earlier query or ignore its answer, "
            + "so while two queries are pending, check only the last element of "
            + "server.pendingRequests. Don't forget the pause, the empty field, and a query that "
            + "was sent before.",
          "Type \"ha\", advance, type \"r\", and advance again. Answer with "
            + "server.answer(\"har\", with: [\"Harbors\"]), settle, and check. Then answer \"ha\", "
            + "settle, and check that nothing has changed. Do the same in the other order, "
            + "and with server.fail. Check server.pendingRequests after 200 and after 300 "
            + "milliseconds, after field.clear(), after typing \"har\" again, and after "
            + "screen.button(\"Close\").tap() during a pause.",
        ], kind: .test),
    ])
}
