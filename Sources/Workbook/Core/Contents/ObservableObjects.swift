extension Chapter {
  static let observableObjects = Chapter(
    "05-ObservableObjects",
    title: "Observable objects",
    goal: "Build models that announce their changes: ObservableObject and @Published.",
    [
      Draft(
        "BookingStore",
        goal: "Let a form and a ticket share one store and follow its changes.",
        hints: [
          "You have to declare three things: what the store announces, which views observe it, "
            + "and how a text field writes to it. Where does each declaration belong?",
          "A property of the store announces its changes if it is @Published. A view observes the "
            + "store if it declares @ObservedObject var store. $store gives you bindings to the "
            + "store's properties.",
          "@Published var name = \"Guest\", @ObservedObject var store: BookingStore in both "
            + "views, and TextField(\"Name\", text: $store.name). The stepper takes value: "
            + "$store.seats, in: 1...5.",
        ]),
      Draft(
        "HandWritten",
        goal: "Announce each change yourself, once and before it happens.",
        hints: [
          "At what moment can a sink still read the old value? And how many properties does "
            + "rebook set?",
          "willSet runs before a property changes, so send the announcement there. To make rebook "
            + "a single change, store the name and the seats in one value.",
          "private var booking = (name: \"Guest\", seats: 1) { willSet { objectWillChange.send() "
            + "} }, name and seats computed from it, and booking = (name, seats) in rebook.",
        ]),
      Draft(
        "Announced",
        goal: "Build @Published: a property wrapper that makes its object announce changes.",
        isOptional: true,
        hints: [
          "You have to notify the object's observers and the property's subscribers. Which of them "
            + "receive a value as soon as they subscribe?",
          "Store a CurrentValueSubject next to the value: it sends its current value to new "
            + "subscribers. The property keeps reading the value, which is stored last. Swift "
            + "passes the owner to each call, so don't store a reference to it.",
          "private let subject: CurrentValueSubject<Value, Never>, created in init. In the "
            + "setter: owner.objectWillChange.send(), then owner[keyPath: "
            + "storageKeyPath].subject.send(newValue), then the line that stores. $ returns "
            + "subject.eraseToAnyPublisher().",
        ]),
      Draft(
        "NestedObjects",
        goal: "Observe an object inside another object, in two ways.",
        hints: [
          "A published property announces when it is set. Is it set when the driver comes closer? "
            + "Which object announces then, and what observes that object?",
          "First fix: subscribe to the driver's objectWillChange in init and again in didSet, and "
            + "store one token. Second fix: a view with @ObservedObject var driver: Driver.",
          "token = driver.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }, "
            + "in a method that init and didSet call. The body of QuietRideScreen is a single "
            + "view, DriverView(driver: ride.driver).",
        ]),
      Draft(
        "SearchModel",
        goal: "Search after a pause, never twice in a row, and not after the model is released.",
        hints: [
          "What has to happen between a keystroke and a search, and in which order? If the model "
            + "stores the token of its own sink, which object keeps which alive?",
          "You need three operators on $query: debounce(for:scheduler:), removeDuplicates() and "
            + "sink. Store the token in a property, and capture the model weakly in the closure.",
          "search = $query.debounce(for: .milliseconds(300), scheduler: "
            + "scheduler).removeDuplicates().sink { [weak self] words in guard let self else { "
            + "return }; results = matches(words) }, with private var search: AnyCancellable?.",
        ]),
      Draft(
        "CarRadio",
        goal: "Predict which views follow an object, and which don't.",
        points: 8,
        hints: [
          "Mark each property of the radio that announces, and each view that observes the "
            + "radio. Which of the others can ever run again?",
          "An announcement doesn't say what changes, so it runs every observer, whatever its "
            + "body reads, once for each update. A view that only has a reference to the object "
            + "isn't an observer.",
          "Song is a plain property. The tap on \"Jazz\" sets an equal value: which one compares "
            + "values, @State or @Published? The bars are a child with a plain input: does volume "
            + "/ 2 change at 4, at 5, and at 1?",
        ]),
      Draft(
        "FerryOrder",
        goal: "Find out from the story why an object exceeds its limit, and repair it.",
        hints: [
          "Tap \"Adult\" until the ferry is full, and then once more. The story of the last tap "
            + "lists two writes to adults. What number does each of them start from, and what "
            + "number is on screen in the end?",
          "A sink of a published property runs before the new value is stored, so what the sink "
            + "sets is overwritten. Where can you correct a value after it is stored?",
          "Delete the two sinks, and give each property a didSet, such as: @Published var adults = "
            + "1 { didSet { if adults + children > 9 { adults = 9 - children } } }. Do the same "
            + "for children.",
        ]),
      Draft(
        "DinnerCheck",
        goal: "Write the test that notices unannounced changes.",
        hints: [
          "The price depends on two values, which may be in two objects. Which of the values could "
            + "change without an announcement?",
          "After each action, check the price rather than the control that you used. \"New "
            + "booking\" may replace an object, so change a value afterward and check the price "
            + "again.",
          "screen.button(\"More seats\").tap(), #expect(screen.shows(\"Total: 20\")), "
            + "screen.button(\"New booking\").tap(), screen.toggle(\"Dinner\").toggle(), and "
            + "#expect(screen.shows(\"Total: 25\")).",
        ], kind: .test),
    ])
}
