extension Chapter {
  static let ownership = Chapter(
    "06-Ownership",
    title: "Ownership",
    goal: "Who keeps the object alive: @StateObject, @ObservedObject, and what holds on too long.",
    [
      Draft(
        "LifeLog",
        goal: "Predict when objects are made, and when they go.",
        hints: [
          "Go through a program step by step. Who holds the lamp after each step, and is there "
            + "still somebody when the next structure has taken the place of the last?",
          "An owner's expression runs once, when the view appears. An argument of @ObservedObject "
            + "is made before the structure is. What is new is made before what is old goes, and an "
            + "object goes when nobody holds it any more.",
          "In program 1, one lamp is made and goes with the room. In programs 2 and 3 there are "
            + "three lamps, each made before the one before it goes. In program 4, ask whether the "
            + "owner has left. In program 5, ask of both rooms whether their lamp waits.",
        ]),
      Draft(
        "SteadyCounter",
        goal: "Keep an object while the view that made it is described anew.",
        hints: [
          "The initializer runs each time that the parent's body does. What does it do with the "
            + "tally of the time before?",
          "The counter makes its tally, so it has to own it. A property wrapper that owns takes an "
            + "expression, and runs it once. The sign is not the counter's: leave it as it is.",
          "@StateObject private var tally: Tally, and in the initializer _tally = "
            + "StateObject(wrappedValue: Tally(startingAt: count)).",
        ]),
      Draft(
        "NewQuestion",
        goal: "Observe what comes from outside, and start afresh what is the view's own.",
        hints: [
          "There are two objects on this card. Who made each of them, and who should decide when "
            + "it is another one?",
          "The question is the quizmaster's: observe it, so that the one that is passed now is the "
            + "one that is shown. The answer is the sheet's own: it goes when the sheet is another "
            + "sheet, and what tells sheets apart is what tells questions apart.",
          "@ObservedObject private var question: Question, set with ObservedObject(wrappedValue: "
            + "question), and AnswerSheet().id(question.id).",
        ]),
      Draft(
        "NoLeaks",
        goal: "Leave nothing behind: let subscriptions and closures hold no more than they need.",
        hints: [
          "When the screen goes, it lets go of the object. Who else holds it? Look at what each of "
            + "the three statements gives away, and to whom.",
          "A closure holds all that it uses. The clock holds one, the kettle holds one, and map "
            + "holds one in a subscription that the object keeps itself. assign(to:on:) holds the "
            + "object that it is given.",
          "[weak self] in for the clock and the kettle, [unit] degrees in for map, and "
            + ".assign(to: &$reading) in place of the assign and the store that follows it.",
        ]),
    ])
}
