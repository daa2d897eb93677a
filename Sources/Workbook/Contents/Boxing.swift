import WorkbookCore

extension Chapter {
  static let boxing = Chapter(
    "04-Boxing",
    title: "Boxing",
    goal: "Observe a value without a framework: a reference that notifies listeners.",
    [
      Draft(
        "Box",
        goal: "Notify one listener of the current value and of every change.",
        minutes: 20,
        hints: [
          "A listener is called on two occasions. When does it receive the first value, and which "
            + "code runs when a new value is set?",
          "Store the closure in an optional property. Call it in bind, and in the didSet observer "
            + "of the value. Before you replace the closure, check whether one is already stored.",
          "Declare var value: Value { didSet { listener?(value) } }. In bind, write if "
            + "self.listener != nil { reportReplacement() }, then self.listener = listener, and "
            + "then listener(value).",
        ]),
      Draft(
        "SharedBox",
        goal: "Notify many listeners in order, and call each new one with the current value.",
        minutes: 20,
        road: .practice,
        hints: [
          "Which listeners do you have to call in bind, and which listeners do you have to call "
            + "when the value is set?",
          "An array of closures keeps the listeners in order. In bind, append the new listener "
            + "and call only that one. In the didSet observer of the value, call all of them.",
          "In the value's didSet observer, write for listener in listeners { listener(value) }. "
            + "In bind, write listeners.append(listener), and then listener(value).",
        ]),
      Draft(
        "BoxSubscription",
        goal: "Stop notifying a listener when its token is canceled or released.",
        minutes: 30,
        points: 15,
        hints: [
          "You can't compare closures. If other listeners have come and gone, how does a token "
            + "identify its own listener?",
          "Give each listener a number that is never reused, and give the token a closure that "
            + "removes the listener with this number. Call that closure from cancel, and call "
            + "cancel from deinit. In didSet, go through the numbers that are in use now, and look "
            + "up each listener when its turn comes.",
          "Declare private var listeners: [Int: (Value) -> Void]. In didSet, write for id in "
            + "listeners.keys.sorted() { listeners[id]?(value) }. In bind, write return "
            + "BoxSubscription { [weak self] in self?.listeners.removeValue(forKey: id) }.",
        ]),
      Draft(
        "Boxed",
        goal: "Put a box behind a plain property, and expose the box with $.",
        minutes: 20,
        hints: [
          "The value should be stored only once. If all code has to see every change, should you "
            + "store it in the struct or in the box?",
          "Create the box once, in init(wrappedValue:), and let wrappedValue get and set the "
            + "value in the box. Setting it changes the box but not the struct, so declare the "
            + "setter nonmutating.",
          "Declare let projectedValue: ValueBox<Value>, and var wrappedValue: Value { get { "
            + "projectedValue.value } nonmutating set { projectedValue.value = newValue } }.",
        ]),
      Draft(
        "SelfContainedBoxed",
        goal: "Store a wrapper's listeners where all of its copies share them.",
        minutes: 35,
        points: 15,
        road: .deeper,
        hints: [
          "$ returns a copy of the wrapper. What do a struct and its copy have in common?",
          "Both contain the same references. Move the value and the listeners into a class inside "
            + "the wrapper, or make the wrapper itself a class. Before you answer the questions "
            + "about the copy, try out what happens when you copy a struct.",
          "Declare private final class Storage { var value: Value { didSet { … } }; var listeners "
            + "… }. In the struct, declare let storage, and give wrappedValue a get and a "
            + "nonmutating set that use storage.value. In bind, append the listener to "
            + "storage.listeners.",
        ],
        predictions: ["sharesValue", "sharesListeners"]),
      Draft(
        "AirPurifier",
        goal: "Pass on every change of state, but only the samples that matter.",
        minutes: 35,
        points: 20,
        road: .practice,
        hints: [
          "What happens if you miss a change of state, and what happens if you miss a sample? When "
            + "a connection is replaced, which object still has a token from the old connection?",
          "Store the tokens in an array, and empty it in connect and disconnect. Count the samples "
            + "since the last one that you passed on, and check whether the new sample and that "
            + "one are on the same side of the limit. In the view, each listener writes one state "
            + "property.",
          "Write tokens = [connection.power.bind { [weak self] in self?.isOn.value = $0 }, …]. "
            + "Ignore a sample if you have passed one on before, if it isn't yet the interval-th "
            + "sample since then, and if (last > limit) == (sample > limit). In onAppear, write "
            + "tokens = [purifier.isOn.bind { isOn = $0 }, …].",
        ]),
      Draft(
        "TideCalls",
        goal: "Predict which listeners are called, with which values and in which order.",
        minutes: 15,
        points: 8,
        hints: [
          "For each line of a program, write down which listeners the box has after it. Which "
            + "lines call listeners: those that bind, those that set the value, or both?",
          "bind calls only the new listener. Setting the value calls all listeners, in the order "
            + "in which they were bound, even if the new value equals the old one. A subscription "
            + "ends when its token is replaced or released, or right away if the token isn't "
            + "stored.",
          "In program 2, the new token is created before the property releases the previous one. "
            + "In program 3, which box does each of the two names refer to, and which box has the "
            + "listeners? In program 4, the pilot's token is released before the pilot's turn.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "LateBadge",
        goal: "Use the story to find out why badges update late or stop updating, and fix the "
          + "problem.",
        minutes: 35,
        road: .practice,
        hints: [
          "Tap \"Add Assam\" and read the story. Of the two writes in the story, which one "
            + "completes first? Then tap \"Show basket\" and \"Add Assam\". Which of the two "
            + "badges doesn't run, although it's on screen?",
          "A listener that reads the basket must be called after the new items are stored. And a "
            + "basket with room for one listener can serve only one badge. What does each badge "
            + "have to do when it appears, and what does it have to do when it leaves the screen?",
          "When \"Undo\" sets the items, which changes are still in the history while the "
            + "listeners run? And after a tap on \"Next table\", does onAppear run in the badges? "
            + "Which table's basket do their listeners read?",
          "Store the listeners in a dictionary, and add a bind method, which returns an "
            + "AnyCancellable that removes the listener. Call the listeners after both the items "
            + "and the history have changed. A badge keeps the token in a state property, and "
            + "cancels it in onDisappear. Give each badge the ID of its basket, so that a "
            + "different basket gets a new badge: Badge(basket: basket).id(basket.id).",
        ]),
      Draft(
        "LiftCheck",
        goal: "Write a test that catches listeners that are called late, twice, or not at all.",
        minutes: 20,
        road: .practice,
        hints: [
          "Each sign has a listener, and so does the bell. When must each of them be called, and "
            + "when must it be removed? How can a visitor notice a mistake?",
          "Check both signs after a move. Then move the lift while the roof is closed, and check "
            + "the roof's sign as soon as the roof is open again. After the next move, check the "
            + "number of rings, because an old listener may still ring the bell, or a new listener "
            + "may be missing.",
          "Tap \"Up\" with screen.button(\"Up\").tap(). Check with #expect(screen.shows(\"Hall: "
            + "1\")) and #expect(screen.shows(\"Roof: 1\")). Then tap \"Close roof\", \"Up\", and "
            + "\"Open roof\", and check with #expect(screen.shows(\"Roof: 2\")). Then tap "
            + "\"Down\", and check with #expect(screen.shows(\"Rings: 2\")).",
        ], kind: .test),
    ])
}
