import WorkbookCore

extension Chapter {
  static let ownership = Chapter(
    "06-Ownership",
    title: "Ownership",
    goal: "Own objects with @StateObject, observe them with @ObservedObject, and avoid leaks.",
    [
      Draft(
        "LifeLog",
        goal: "Predict when objects are created and when they are released.",
        minutes: 15,
        hints: [
          "Go through each program step by step. What refers to the lamp after each step? Does "
            + "anything still refer to it after a new struct has replaced the previous one?",
          "The initial value of a @StateObject is created once, when the view appears. An object "
            + "that is passed to an @ObservedObject is created before the view's struct. New "
            + "objects are created before old ones are released, and an object is released when "
            + "nothing refers to it anymore.",
          "In program 1, one lamp is created, and it is released with the room. In programs 2 and "
            + "3, there are three lamps, and each is created before the previous one is released. "
            + "In program 4, does the owner leave the screen? In program 5, which of the two "
            + "rooms creates its lamp without appearing?",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4", "prediction5"]),
      Draft(
        "SteadyCounter",
        goal: "Keep an object while the view that creates it is recreated.",
        minutes: 15,
        hints: [
          "The counter's initializer runs each time the parent's body runs. What does the "
            + "initializer do to the existing tally?",
          "The counter creates its tally, so it has to own it. Use the property wrapper that owns "
            + "an object. This wrapper takes an expression and evaluates it once. The sign belongs "
            + "to the parent, so leave it unchanged.",
          "Declare @StateObject private var tally: Tally. In the initializer, write _tally = "
            + "StateObject(wrappedValue: Tally(startingAt: count)).",
        ]),
      Draft(
        "NewQuestion",
        goal: "Observe an object that the parent passes, and reset the state that a view owns.",
        minutes: 20,
        hints: [
          "There are two objects on this card. Which code creates each of them, and which code "
            + "should decide when it is replaced? Which of the two refers to the other, and when "
            + "does it get that reference?",
          "The question belongs to the quizmaster. Observe it in each view that uses it, so that "
            + "the view follows the question that was passed last. The answer belongs to the sheet "
            + "and is replaced together with it. Give the sheet the question's ID as its identity.",
          "In NewQuestion and in AnswerSheet, declare @ObservedObject var question: Question. Write "
            + "AnswerSheet(question: question).id(question.id). Remove the question from Answer, "
            + "and use question.solution directly in the body of the sheet.",
        ]),
      Draft(
        "NoLeaks",
        goal: "Avoid leaks: let subscriptions and closures capture only what they need.",
        minutes: 20,
        hints: [
          "When the screen goes away, it releases the object. What else refers to the object? For "
            + "each of the three statements in init, find out which closure or object it passes "
            + "on, and which object stores it.",
          "A closure retains every object that it uses. The clock stores one closure, the kettle "
            + "stores one, and map puts one into a subscription that the object itself stores. "
            + "assign(to:on:) retains the object that you pass to it.",
          "In the closures for the clock and the kettle, capture [weak self]. In the closure for "
            + "map, write [unit] degrees in. Replace the call to assign and the call to store "
            + "that follows it with .assign(to: &$reading).",
        ]),
      Draft(
        "CardCheck",
        goal: "Write a test that catches an object that is released too early or too late.",
        minutes: 20,
        road: .practice,
        hints: [
          "When must the card keep its object, and when must it get a new one? How can a visitor "
            + "notice a mistake?",
          "Tap \"Try\" before you change the text size, so that there is something to lose. After "
            + "\"Next\", check both the question and the tries: either could be left over from "
            + "before.",
          "Call screen.button(\"Try\").tap() and screen.button(\"Large type\").tap(), and check "
            + "with #expect(screen.shows(\"Tries: 1\")). Then tap \"Next\", and check with "
            + "#expect(screen.shows(\"Question 2\")) and #expect(screen.shows(\"Tries: 0\")).",
        ], kind: .test),
    ])
}
