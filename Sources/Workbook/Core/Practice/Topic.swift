/// A rule of the book that practice asks about.
package enum Topic: String, CaseIterable, Codable, Sendable, Hashable {
  case identity
  case branches
  case id
  case equalWrites = "equal-writes"
  case equalInputs = "equal-inputs"
  case oneUpdate = "one-update"
  case bindings
  case classes
  case equatable
  case announcements
  case ownership
  case environment
  case rows
  case saved
  case observable
  case tasks

  /// The rule, as a complete sentence.
  package var rule: String {
    switch self {
    case .identity:
      "A view's state lives as long as the view's identity. If its parent's body runs again, the "
        + "state stays."
    case .branches:
      "The branches of an if are different views, even if they look the same. A view that comes back "
        + "on screen starts over."
    case .id:
      "If the ID of a view changes, it's a new view, and its state starts over with the initial value."
    case .equalWrites:
      "Writing an equal value to a @State property changes nothing, so no body runs."
    case .equalInputs:
      "If a parent's body runs, a child with the same inputs is skipped, unless a value that its "
        + "body reads has changed."
    case .oneUpdate:
      "All writes of one action belong to one update, in which each body runs at most once."
    case .bindings:
      "Passing a binding isn't reading: a write through it runs only the bodies that read the value."
    case .classes:
      "A plain class doesn't announce its changes. If @State holds an instance of one, only replacing "
        + "the instance counts as a change."
    case .equatable:
      "With equatable(), a view's own == decides whether its inputs are the same."
    case .announcements:
      "An ObservableObject announces every write to a @Published property before the value changes, "
        + "even if the new value is equal. The body of every view that observes the object then runs, "
        + "whatever it reads."
    case .ownership:
      "@StateObject keeps the same object for as long as the view keeps its identity. An "
        + "@ObservedObject with a default value gets a new object each time the parent's body runs."
    case .environment:
      "When a view changes an environment value, only the bodies below it that read the value run. "
        + "If several views set the value, the nearest one wins."
    case .rows:
      "ForEach identifies each row by its element's ID. A row that moves keeps its identity, and only "
        + "the bodies of rows whose elements changed run."
    case .saved:
      "@AppStorage properties with the same key share one value. If one of them changes it, every "
        + "body that reads any of them runs."
    case .observable:
      "A change to a property of an @Observable object runs only the bodies that read that property "
        + "when they last ran."
    case .tasks:
      "A view's task starts when the view appears. With task(id:), it starts again when its ID has "
        + "changed, but not whenever the body runs. What a task writes is an update of its own."
    }
  }

  /// The name, as a short noun phrase for a list.
  package var title: String {
    switch self {
    case .identity: "State and identity"
    case .branches: "Branches"
    case .id: "A view's ID"
    case .equalWrites: "Equal writes"
    case .equalInputs: "Equal inputs"
    case .oneUpdate: "One action, one update"
    case .bindings: "Bindings"
    case .classes: "Classes in @State"
    case .equatable: "Equatable views"
    case .announcements: "Announcements"
    case .ownership: "@StateObject and @ObservedObject"
    case .environment: "The environment"
    case .rows: "Rows by ID"
    case .saved: "Saved values"
    case .observable: "Reads of @Observable objects"
    case .tasks: "Tasks"
    }
  }

  /// The number of the chapter that teaches the rule.
  package var chapter: Int { Chapter.number(of: section.chapter) }

  /// The folder of the chapter that teaches the rule, and the title of the section.
  package var section: (chapter: String, title: String) {
    switch self {
    case .identity: ("01-ViewState", "Identity")
    case .branches: ("01-ViewState", "Identity")
    case .id: ("01-ViewState", "Starting over")
    case .equalWrites: ("01-ViewState", "Equal values are ignored")
    case .equalInputs: ("01-ViewState", "Predicting an update")
    case .oneUpdate: ("01-ViewState", "One action is one update")
    case .bindings: ("02-Bindings", "Passing a binding isn't reading")
    case .classes: ("03-ValuesAndReferences", "The problem")
    case .equatable: ("03-ValuesAndReferences", "Going deeper: When are two values equal?")
    case .announcements: ("05-ObservableObjects", "What an announcement says")
    case .ownership: ("06-Ownership", "A view that owns its object")
    case .environment: ("07-EnvironmentInjection", "Only the readers run")
    case .rows: ("08-Stores", "Stable IDs")
    case .saved: ("09-Persistence", "@AppStorage")
    case .observable: ("11-ModernObservation", "How reads are recorded")
    case .tasks: ("12-AsyncState", "A task that belongs to a view")
    }
  }
}
