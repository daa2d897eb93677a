extension Chapter {
  static let boxing = Chapter(
    "04-Boxing",
    title: "Boxing",
    goal: "Observing without a framework: a reference that tells listeners.",
    [
      Draft(
        "Box",
        goal: "Tell one listener what a value is, and what it becomes.",
        hints: [
          "Two moments have something to tell. When does a listener hear the first value, and who "
            + "knows of all the others?",
          "Keep the closure in an optional property. Call it in bind, and in the didSet of the "
            + "value; ask before you replace it whether there was one.",
          "var value: Value { didSet { listener?(value) } }, and in bind: if self.listener != nil "
            + "{ reportReplacement() }, self.listener = listener, listener(value).",
        ]),
      Draft(
        "SharedBox",
        goal: "Tell many listeners, in order, each from the value of its own beginning.",
        hints: [
          "Who is to be told when somebody binds? And who, when the value is set?",
          "An array of closures keeps them in order. A bind appends one and calls that one only; "
            + "the didSet of the value calls all.",
          "didSet { for listener in listeners { listener(value) } }, and in bind: "
            + "listeners.append(listener), then listener(value).",
        ]),
      Draft(
        "BoxSubscription",
        goal: "Let a listener go when its token is cancelled or lost.",
        points: 15,
        hints: [
          "Closures cannot be compared. How can a token say which of them is to go, when others "
            + "have come and gone meanwhile?",
          "Give each listener a number that is never used again, and the token a closure that "
            + "removes that number; call it from cancel and from deinit. In didSet go through the "
            + "numbers of now, and look each up in its turn.",
          "private var listeners: [Int: (Value) -> Void]; in didSet: for id in "
            + "listeners.keys.sorted() { listeners[id]?(value) }; from bind: return "
            + "BoxSubscription { [weak self] in self?.listeners.removeValue(forKey: id) }.",
        ]),
      Draft(
        "Boxed",
        goal: "Hide a box behind a plain property, and give it out by $.",
        hints: [
          "The value should have one place only. Is that the structure or the box, if the other is "
            + "to see every change?",
          "Make the box once, in init(wrappedValue:), and let wrappedValue get and set what is in "
            + "it. The set changes the box and not the structure: say so with nonmutating.",
          "let projectedValue: ValueBox<Value>, and var wrappedValue: Value { get { "
            + "projectedValue.value } nonmutating set { projectedValue.value = newValue } }.",
        ]),
      Draft(
        "SelfContainedBoxed",
        goal: "Keep the listeners of a wrapper where its copies find them.",
        points: 15,
        hints: [
          "$ hands out a copy of the wrapper. What is the same in a structure and in its copy?",
          "A reference is. Move the value and the listeners into a class inside the wrapper, or "
            + "make the wrapper a class. For the copy of an owner, try it before you say.",
          "private final class Storage { var value: Value { didSet { … } }; var listeners … }, and "
            + "in the structure: let storage, a get and a nonmutating set of storage.value, and "
            + "bind, which appends to storage.listeners.",
        ]),
      Draft(
        "AirPurifier",
        goal: "Tell states, heard at once, from readings, heard now and then.",
        points: 20,
        hints: [
          "What does it cost to miss a state, and what to miss a sample? And when a connection is "
            + "replaced, who still holds a token of the old one?",
          "Keep the tokens in an array, and empty it on each connect and disconnect. Count the "
            + "samples since the last that was heard, and compare on which side of the limit the "
            + "two are. In the view, each bind writes one state.",
          "tokens = [connection.power.bind { [weak self] in self?.isOn.value = $0 }, …]; a sample "
            + "is not heard if there is a last one, unheard < interval, and (last > limit) == "
            + "(sample > limit). In onAppear: tokens = [purifier.isOn.bind { isOn = $0 }, …].",
        ]),
    ])
}
