extension Chapter {
  static let boxing = Chapter(
    "04-Boxing",
    title: "Boxing",
    goal: "Observe a value without a framework: a reference that notifies listeners.",
    [
      Draft(
        "Box",
        goal: "Notify one listener of the current value and of every change.",
        hints: [
          "A listener is called on two occasions. When does it receive the first value, and which "
            + "code knows about all the others?",
          "Store the closure in an optional property. Call it in bind, and in the didSet observer "
            + "of the value. Before you replace it, check whether there was one.",
          "var value: Value { didSet { listener?(value) } }. In bind: if self.listener != nil { "
            + "reportReplacement() }, then self.listener = listener, then listener(value).",
        ]),
      Draft(
        "SharedBox",
        goal: "Notify many listeners in order, each starting with the current value.",
        hints: [
          "Which listeners do you have to call in bind, and which ones when the value is set?",
          "An array of closures keeps them in order. Let bind append one and call only that one. "
            + "Let the didSet observer of the value call all of them.",
          "didSet { for listener in listeners { listener(value) } }. In bind: "
            + "listeners.append(listener), then listener(value).",
        ]),
      Draft(
        "BoxSubscription",
        goal: "Stop notifying a listener when its token is canceled or released.",
        points: 15,
        hints: [
          "You can't compare closures. If other listeners have come and gone, how does a token "
            + "identify its own?",
          "Give each listener a number that is never reused, and give the token a closure that "
            + "removes this number. Call the closure from cancel, and cancel from deinit. In "
            + "didSet, go through the numbers that exist now, and look up each listener when its "
            + "turn comes.",
          "private var listeners: [Int: (Value) -> Void]. In didSet: for id in "
            + "listeners.keys.sorted() { listeners[id]?(value) }. In bind: return BoxSubscription "
            + "{ [weak self] in self?.listeners.removeValue(forKey: id) }.",
        ]),
      Draft(
        "Boxed",
        goal: "Put a box behind a plain property, and expose the box with $.",
        hints: [
          "The value should be stored only once. If all code has to see every change, should you "
            + "store it in the struct or in the box?",
          "Create the box once, in init(wrappedValue:), and let wrappedValue get and set the "
            + "value in the box. Setting it changes the box but not the struct, so declare the "
            + "setter nonmutating.",
          "let projectedValue: ValueBox<Value>, and var wrappedValue: Value { get { "
            + "projectedValue.value } nonmutating set { projectedValue.value = newValue } }.",
        ]),
      Draft(
        "SelfContainedBoxed",
        goal: "Store a wrapper's listeners where all of its copies share them.",
        points: 15,
        hints: [
          "$ returns a copy of the wrapper. What do a struct and its copy have in common?",
          "A reference. Move the value and the listeners into a class inside the wrapper, or make "
            + "the wrapper itself a class. Before you answer the questions about the copy, try it "
            + "out.",
          "private final class Storage { var value: Value { didSet { … } }; var listeners … }. In "
            + "the struct: let storage, wrappedValue with a get and a nonmutating set of "
            + "storage.value, and bind, which appends to storage.listeners.",
        ]),
      Draft(
        "AirPurifier",
        goal: "Pass on every change to a state, but only the samples that matter.",
        points: 20,
        hints: [
          "What happens if you miss a change to a state, and what happens if you miss a sample? "
            + "When a connection is replaced, which object still holds a token from the old one?",
          "Store the tokens in an array, and empty it in connect and disconnect. Count the "
            + "samples since the last one that you passed on, and compare on which side of the "
            + "limit the two are. In the view, each listener writes one state property.",
          "tokens = [connection.power.bind { [weak self] in self?.isOn.value = $0 }, …]. Ignore a "
            + "sample if there is a last one, unheard < interval, and (last > limit) == (sample > "
            + "limit). In onAppear: tokens = [purifier.isOn.bind { isOn = $0 }, …].",
        ]),
      Draft(
        "TideCalls",
        goal: "Predict which listeners are called, with which values and in which order.",
        points: 8,
        hints: [
          "For each line, write down which listeners the box has after it. Which lines call "
            + "listeners: those that bind, those that set the value, or both?",
          "bind calls only the new listener. Setting the value calls all listeners, in the order "
            + "in which they were bound, even if the value is equal. A token that is replaced or "
            + "released ends its subscription, and so does one that isn't stored.",
          "In program 2, the new token exists before the property releases the previous one. In "
            + "program 3, which box does each of the two names refer to, and which box has the "
            + "listeners? In program 4, the pilot's token is gone before the pilot's turn.",
        ]),
      Draft(
        "LateBadge",
        goal: "Find out from the story why a badge is late, and repair it.",
        hints: [
          "Tap \"Add Assam\" and read the story. Which value does the listener write into the "
            + "badge, and which of the two writes is complete first?",
          "The listener reads the basket. Is it called before or after the basket stores its new "
            + "items?",
          "Call onChange in a didSet, where items has its new value. The history still needs the "
            + "previous items: record them in willSet, or append oldValue. Or leave willSet as it "
            + "is, and pass newValue.count to the listener.",
        ]),
      Draft(
        "LiftCheck",
        goal: "Write the test that notices listeners that are called late, twice, or not at all.",
        hints: [
          "Each sign has a listener, and so does the bell. When must each of them be called, and "
            + "when must it be removed? How can a visitor tell?",
          "Check both signs after a move. Then move the lift while the roof is closed, and check "
            + "the roof's sign as soon as the roof is open again. After the next move, check the "
            + "number of rings: an old listener may still ring, or a new one may be missing.",
          "screen.button(\"Up\").tap(), #expect(screen.shows(\"Hall: 1\")), and "
            + "#expect(screen.shows(\"Roof: 1\")). Then tap \"Close roof\", \"Up\", and \"Open "
            + "roof\", and check with #expect(screen.shows(\"Roof: 2\")). Then tap \"Down\", and "
            + "check with #expect(screen.shows(\"Rings: 2\")).",
        ], kind: .test),
    ])
}
