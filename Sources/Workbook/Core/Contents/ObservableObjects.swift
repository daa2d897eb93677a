extension Chapter {
  static let observableObjects = Chapter(
    "05-ObservableObjects",
    title: "Observable objects",
    goal: "A model that announces: ObservableObject, @Published and who listens.",
    [
      Draft(
        "BookingStore",
        goal: "Let a form and a ticket share one store, and follow it.",
        hints: [
          "Three things have to be said: what in the store announces, which views listen, and how "
            + "a field writes to an object. Where does each stand?",
          "A property of the store announces when it is @Published; a view listens when it says "
            + "@ObservedObject var store. The dollar sign in front of store leads to bindings.",
          "@Published var name = \"Guest\", @ObservedObject var store: BookingStore in both views, "
            + "and TextField(\"Name\", text: $store.name). The stepper takes $store.seats, in: 1...5.",
        ]),
      Draft(
        "HandWritten",
        goal: "Announce by hand: once for each change, before it happens.",
        hints: [
          "At what moment can a sink still read the old value? And how many times is something "
            + "set by rebook?",
          "willSet runs before a property is stored: send there. So that rebook is one change, let "
            + "one stored value hold the name and the seats.",
          "private var booking = (name: \"Guest\", seats: 1) { willSet { objectWillChange.send() } }, "
            + "name and seats computed from it, and booking = (name, seats) in rebook.",
        ]),
      Draft(
        "Announced",
        goal: "Build @Published: a wrapper that announces through the object it stands in.",
        hints: [
          "Two kinds of listeners are to be told: those of the object and those of the property. "
            + "Which of them must be told something at once when they subscribe?",
          "Keep a CurrentValueSubject beside the value: it replays. The property goes on reading "
            + "the value, which is stored last. The owner comes with each call; keep no reference.",
          "private let subject: CurrentValueSubject<Value, Never>, set up in init; in the setter "
            + "owner.objectWillChange.send(), owner[keyPath: storageKeyPath].subject.send(newValue), "
            + "and then the line that stores; $ is subject.eraseToAnyPublisher().",
        ]),
      Draft(
        "NestedObjects",
        goal: "Hear of a change in an object inside an object, in two ways.",
        hints: [
          "A published property announces when it is set. Is it set when the driver comes nearer? "
            + "Who announces then, and who listens to that?",
          "First way: subscribe to the driver's objectWillChange in init and again in didSet, and "
            + "keep one token. Second way: a view with @ObservedObject var driver: Driver.",
          "token = driver.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }, in "
            + "a method that init and didSet call. QuietRideScreen's body is one view, "
            + "DriverView(driver: ride.driver).",
        ]),
      Draft(
        "SearchModel",
        goal: "Search when typing pauses, not twice for the same, and not when dropped.",
        hints: [
          "What happens between a keystroke and a search, in which order? And who keeps whom, once "
            + "the model keeps the token of its own sink?",
          "Three operators behind $query: debounce(for:scheduler:), removeDuplicates(), sink. Store "
            + "the token in a property, and let the closure hold the model weakly.",
          "search = $query.debounce(for: .milliseconds(300), scheduler: scheduler)"
            + ".removeDuplicates().sink { [weak self] words in guard let self else { return }; "
            + "results = matches(words) }, with private var search: AnyCancellable?.",
        ]),
    ])
}
