import WorkbookCore

extension Chapter {
  static let observableObjects = Chapter(
    "05-ObservableObjects",
    title: "Observable objects",
    goal: "Build models that announce their changes: ObservableObject and @Published.",
    [
      Draft(
        "BookingStore",
        goal: "Let a form and a ticket share one store and update when it changes.",
        minutes: 20,
        hints: [
          "You have to declare three things: what the store announces, which views observe the "
            + "store, and how a text field writes to it. Where does each declaration belong?",
          "A property of the store announces its changes if it is @Published. A view observes the "
            + "store if it declares @ObservedObject var store. $store gives you bindings to the "
            + "store's properties.",
          "In the store, declare @Published var name = \"Guest\". In both views, declare "
            + "@ObservedObject var store: BookingStore. Write TextField(\"Name\", text: "
            + "$store.name), and give the stepper the arguments value: $store.seats, in: 1...5.",
        ]),
      Draft(
        "HandWritten",
        goal: "Announce each change yourself, once and before it happens.",
        minutes: 25,
        road: .practice,
        hints: [
          "At what moment can a sink still read the old value? And how many properties does "
            + "rebook set?",
          "willSet runs before a property changes, so send the announcement there. To make rebook "
            + "a single change, store the name and the seats in one value.",
          "Declare private var booking = (name: \"Guest\", seats: 1) { willSet { "
            + "objectWillChange.send() } }. Compute name and seats from it, and write booking = "
            + "(name, seats) in rebook.",
        ]),
      Draft(
        "Announced",
        goal: "Build @Published: a property wrapper that makes its object announce changes.",
        minutes: 25,
        isOptional: true,
        hints: [
          "You have to notify the object's observers and the property's subscribers. Which of "
            + "these receive a value as soon as they subscribe?",
          "Store a CurrentValueSubject next to the value: it sends its current value to new "
            + "subscribers. The property still reads the stored value, so store the value last. "
            + "Swift passes the owner to each call, so you don't need to store a reference to it.",
          "Declare private let subject: CurrentValueSubject<Value, Never>, and create it in init. "
            + "In the setter, write owner.objectWillChange.send() and owner[keyPath: "
            + "storageKeyPath].subject.send(newValue) before the line that stores the value. For "
            + "$, return subject.eraseToAnyPublisher().",
        ]),
      Draft(
        "NestedObjects",
        goal: "Find two ways to observe an object inside another object.",
        minutes: 25,
        hints: [
          "A published property announces a change when it is set. Is it set when the driver comes "
            + "closer? Which object announces a change then, and what observes that object?",
          "For the first fix, subscribe to the driver's objectWillChange in init and again in "
            + "didSet, and store one token. For the second fix, write a view with @ObservedObject "
            + "var driver: Driver.",
          "Write token = driver.objectWillChange.sink { [weak self] in "
            + "self?.objectWillChange.send() } in a method that init and didSet call. In the body "
            + "of QuietRideScreen, show only DriverView(driver: ride.driver).",
        ]),
      Draft(
        "SearchModel",
        goal: "Search after a pause, skip repeated queries, and stop when the model is released.",
        minutes: 20,
        road: .practice,
        hints: [
          "What has to happen between a keystroke and a search, and in which order? If the model "
            + "stores the token of its own sink, which object keeps which other object alive?",
          "You need three operators on $query: debounce(for:scheduler:), removeDuplicates(), and "
            + "sink. Store the token in a property, and capture the model weakly in the closure.",
          "Declare private var search: AnyCancellable?. In init, write search = "
            + "$query.debounce(for: .milliseconds(300), scheduler: "
            + "scheduler).removeDuplicates().sink { [weak self] words in guard let self else { "
            + "return }; results = matches(words) }.",
        ]),
      Draft(
        "CarRadio",
        goal: "Predict which views follow an object, and which don't.",
        minutes: 20,
        points: 8,
        hints: [
          "For each property whose changes are announced, write down which object announces them. "
            + "Then note, for each view, the last object that its parent passed, and whether it "
            + "observes that object. Which of your notes does each tap change?",
          "If a class declares its own objectWillChange, what do its published properties do? "
            + "Also, a view observes the object that its parent passed last. If the parent's body "
            + "doesn't run, the view doesn't get a new object.",
          "Only two things are announced here: that a tuner's station is set, and that song is "
            + "set. The radio's tuner and volume change silently, so their new values reach the "
            + "children only when the body of CarRadio next runs, after the tap on \"Next song\". "
            + "Compare what that body passes then with what it passed at first.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "FerryOrder",
        goal: "Use the story to find out why an object exceeds its limit, and fix the problem.",
        minutes: 30,
        hints: [
          "Tap \"Adult\" until the ferry is full, and then once more. The story of the last tap "
            + "lists two writes to adults. Which number does each of them start from, and which "
            + "number is on screen in the end?",
          "A sink on a published property runs before the new value is stored, so what the sink "
            + "sets is overwritten. Where can you correct a value after it is stored?",
          "Delete the first two sinks, and give each property a didSet observer that lowers the "
            + "number if there are more than nine passengers. Now look at the other code that "
            + "uses the two numbers. Which number does the third sink receive if the tenth "
            + "passenger is a child? And how many passengers are there after each assignment in "
            + "startOver, and after each of the two assignments that swap makes?",
          "In the didSet of children, first lower the number, then set jackets. Delete the third "
            + "sink. In swap and in startOver, set children to 0 before you set adults, so that "
            + "the old number of children doesn't limit the new number of adults.",
        ]),
      Draft(
        "DinnerCheck",
        goal: "Write a test that catches unannounced changes.",
        minutes: 20,
        hints: [
          "The price depends on two values, which may be in two objects. Which of the values could "
            + "change without an announcement?",
          "After each action, check the price rather than the control that you used. \"New "
            + "booking\" may replace an object, so change a value afterward and check the price "
            + "again.",
          "Tap \"More seats\" with screen.button(\"More seats\").tap(), and check with "
            + "#expect(screen.shows(\"Total: 20\")). Then tap \"New booking\", switch on dinner "
            + "with screen.toggle(\"Dinner\").toggle(), and check with "
            + "#expect(screen.shows(\"Total: 25\")).",
        ], kind: .test),
      Draft(
        "LastCookie",
        goal: "Write a view model around a private struct that has the rules of a game.",
        minutes: 35,
        road: .practice,
        hints: [
          "Which of the values that the screen shows follow from the game? And how many "
            + "announcements does a published property make if you call a mutating method that "
            + "changes nothing?",
          "Publish the game, and compute everything else. Before you change the game, check "
            + "whether the call is allowed. To undo moves, keep the earlier games in an array. "
            + "It changes only together with the game, so it needs no announcement of its own. "
            + "But what does a sink read in canUndo if the array changes first?",
          "Declare @Published private var game = CookieGame() and private var earlierGames: "
            + "[CookieGame] = []. In take, return early unless canTake(count). Then copy the game, "
            + "call game.take(count), and append the copy to earlierGames. In undo and newGame, "
            + "check canUndo, then set game, and then change earlierGames. In the screen, declare "
            + "@ObservedObject var viewModel: CookieViewModel, and write "
            + ".disabled(!viewModel.canUndo) after the buttons \"Undo\" and \"New game\". A button "
            + "that takes cookies asks canTake instead.",
        ]),
    ])
}
