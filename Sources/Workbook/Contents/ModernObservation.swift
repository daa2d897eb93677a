import WorkbookCore

extension Chapter {
  static let modernObservation = Chapter(
    "11-ModernObservation",
    title: "Modern observation",
    goal: "Update only the views that read what has changed: @Observable.",
    [
      Draft(
        "MigratedStore",
        goal: "Migrate a store and its views from ObservableObject to @Observable.",
        minutes: 25,
        hints: [
          "With @Observable, a view depends on what it reads. Which of the property wrappers in "
            + "this file only observe the store, and which wrappers do something else, too?",
          "Remove the store's protocol and @Published. One view still has to own the store, and "
            + "another view still needs bindings. A view that only reads needs no wrapper. The "
            + "table in the chapter shows what replaces each wrapper.",
          "Declare @Observable final class BookingStore with plain properties. Then declare "
            + "@State private var store in the desk, @Bindable var store in the form, and let "
            + "store in the ticket and in the fare.",
        ]),
      Draft(
        "FineGrained",
        goal: "Run the body of each tile only when a value that it shows changes.",
        minutes: 25,
        hints: [
          "List everything that each body reads, even if the body doesn't show it. Which "
            + "properties does a computed property read? Which properties are read when code "
            + "looks up a value in a dictionary, or when it uses +=? And which writes don't "
            + "notify the readers if the value stays the same?",
          "Pass the station on, and let each tile read it. A computed property notifies its "
            + "readers whenever the properties that it reads change. A stored property notifies "
            + "them only when it's assigned a different value, but it also needs the right "
            + "initial value. If no view shows a property, exclude it from observation.",
          "Declare let station: Station in each tile. Make isStormy a stored property, and set it "
            + "in the didSet observer of wind and in init. Write wind = max(0, wind + change). "
            + "Write @ObservationIgnored in front of drawn and bars.",
        ]),
      Draft(
        "TrackingLoop",
        goal: "Follow a model without a view: observe it again after each change.",
        minutes: 30,
        road: .deeper,
        hints: [
          "withObservationTracking notifies you once, before the change. What would the work read "
            + "if it ran at that moment? And what notifies you of the next change?",
          "Let the change handler only schedule the next run, which observes again. Until then, "
            + "there are no more notifications, so many changes can result in one run. An "
            + "observation keeps its handler until the first change, so capture as little as "
            + "possible.",
          "In run, write guard let work else { return }, and then withObservationTracking(work) { "
            + "[weak self] in MainActor.assumeIsolated { self?.schedule { self?.run() } } }. In "
            + "cancel, write work = nil.",
        ]),
      Draft(
        "ObservableEnvironment",
        goal: "Inject observable objects by type, override one, and handle a missing one.",
        minutes: 30,
        road: .practice,
        hints: [
          "Which view do you have to attach a modifier to so that it applies to both sections? "
            + "And which view do you have to attach it to if it should apply only to the terrace?",
          "The nearest modifier wins, and nil is a value like any other. @Environment doesn't give "
            + "you bindings: declare a @Bindable variable for the object in the body. If an object "
            + "can be missing, declare it as an optional.",
          "Attach .environment(room) and .environment(waiter) to the VStack, and "
            + ".environment(terrace) and .environment(nil as Waiter?) to the terrace's section. "
            + "In Service, declare @Environment(Waiter.self) private var waiter: Waiter?. In the "
            + "body of NoteField, declare @Bindable var order = order.",
        ]),
      Draft(
        "Bakehouse",
        goal: "Predict which bodies run when an observable object changes.",
        minutes: 20,
        points: 8,
        hints: [
          "For each body, list which properties of which objects it reads. What do a computed "
            + "property of the oven and a computed property of the view read? What does an action "
            + "read, and when?",
          "An argument is evaluated by the body that passes it. Reading a computed property reads "
            + "the stored properties that it uses, whatever its result is. And what does an "
            + "observable property do if it's set to an equal value?",
          "OvenSign reads Oven.degrees. Bakehouse reads Oven.loaves and, in title, Baker.name. "
            + "When there are no loaves to sell, the prediction for \"Sell all\" is "
            + "PredictedUpdate(). When the body of Bakehouse runs, each child with the same inputs "
            + "is skipped; only \"Bake\" gives LoafCount a different input.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "BillCheck",
        goal: "Write a test that catches objects that aren't observed or aren't kept.",
        minutes: 25,
        road: .practice,
        hints: [
          "Each number is shown by the body of some view. Which of your actions could run that "
            + "body even if the object with the number isn't observed?",
          "Check a number immediately after you change it, and change more than one number before "
            + "you check the cost. Add an hour or a part before you change the text size. After "
            + "\"Next clock\", check the bill, not only the number of the clock.",
          "Tap \"Add part\" with screen.button(\"Add part\").tap(), and check with "
            + "#expect(screen.shows(\"Parts: 1\")) and for \"Cost: 5\". Tap \"Add "
            + "hour\" with screen.button(\"Add hour\").tap(), and check with "
            + "#expect(screen.shows(\"Cost: 25\")). Then tap \"Large type\", and check "
            + "with #expect(screen.shows(\"Hours: 1\")). Then tap "
            + "\"Next clock\", check with #expect(screen.shows(\"Clock 2\")) and for \"Hours: 0\", "
            + "and add an hour again.",
        ], kind: .test),
    ])
}
