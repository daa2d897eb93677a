extension Chapter {
  static let modernObservation = Chapter(
    "11-ModernObservation",
    title: "Modern observation",
    goal: "The same, with @Observable: who reads a property is told of it, and nobody else.",
    [
      Draft(
        "MigratedStore",
        goal: "Move a store and its views from ObservableObject to @Observable.",
        hints: [
          "With @Observable, reading is what makes a view depend on a store. Which of the wrappers "
            + "in the file were only there to listen, and which do something else as well?",
          "The store loses its protocol and @Published. Somebody still has to keep it, and somebody "
            + "still needs bindings; who only reads needs no wrapper. The table of the chapter says "
            + "what becomes of each.",
          "@Observable final class BookingStore with plain properties; @State private var store in "
            + "the desk; @Bindable var store in the form; let store in the ticket and in the fare.",
        ]),
      Draft(
        "FineGrained",
        goal: "Let each tile of a dashboard run only for what it shows.",
        hints: [
          "Make a list of what each body reads, whether it shows it or not. What does a computed "
            + "property read? What does a look into a dictionary read, and what does += read?",
          "Hand the station on and let each tile read for itself. A computed property concerns its "
            + "readers as often as what it is computed from; a stored one only when it is another. "
            + "What nobody shows can be left out of the observation.",
          "Give each tile let station: Station. Store isStormy, and set it in didSet of wind. Write "
            + "@ObservationIgnored in front of drawn and bars.",
        ]),
      Draft(
        "TrackingLoop",
        goal: "Follow a model without a view: observe, and ask again after each change.",
        hints: [
          "withObservationTracking tells once, before the change. What would the work read if it ran "
            + "at that moment, and who tells you of the next change?",
          "Let the closure that is told do no more than schedule the next run: that run observes "
            + "anew. Until then nobody is told again, which makes one run of many changes. An "
            + "observation holds its closure until it is used up: it should not hold much.",
          "In run: guard let work, then withObservationTracking(work) { [weak self] in "
            + "MainActor.assumeIsolated { self?.schedule { self?.run() } } }. In cancel: work = nil.",
        ]),
      Draft(
        "ObservableEnvironment",
        goal: "Hand observable objects down by their type, replace one below, and do without one.",
        hints: [
          "Where must a modifier stand, so that both sections are inside of it? And where, so that "
            + "the terrace alone is?",
          "The nearest modifier wins, and nil is a value like any other. What is found in the "
            + "environment makes no bindings by itself: make a bindable of it in the body. What may "
            + "be missing is declared as an optional.",
          ".environment(room) and .environment(waiter) behind the VStack, .environment(terrace) and "
            + ".environment(nil as Waiter?) behind the terrace's section; @Environment(Waiter.self) "
            + "private var waiter: Waiter?; @Bindable var order = order in the body of the field.",
        ]),
    ])
}
