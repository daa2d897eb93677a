import WorkbookCore

// The parts that programs are made of. Each one lets a rule decide what an update does.

extension ProgramBuilder {
  /// Adds the part for a topic.
  mutating func addPart(for topic: Topic) {
    switch topic {
    case .identity: addStatefulChild()
    case .branches: addBranch()
    case .id: addIdentifiedChild()
    case .equalWrites: addEqualWrite()
    case .equalInputs: addChildrenWithInputs()
    case .oneUpdate: addSeveralWrites()
    case .bindings: addBoundChildren()
    case .classes: addPlainObject()
    case .ownership: addOwners()
    case .announcements: addAnnouncements()
    case .environment: addEnvironment()
    case .equatable: addEquatableChild()
    case .rows: addRows()
    case .observable: addObservable()
    case .saved: addSavedValues()
    case .tasks: addTask()
    }
  }

  /// Adds what no event changes.
  mutating func addScenery() {
    if dice.once(in: 2) { addLeaf() }
    if dice.once(in: 3) { add(.label("Welcome")) }
    if dice.once(in: 4), hasNames { _ = rootNumber(isShown: dice.once(in: 2)) }
  }

  /// Adds a view that gets nothing, or always the same.
  mutating func addLeaf() {
    let name = view()
    if dice.once(in: 2) {
      add(ViewType(name: name, body: [.label(name.spoken)]))
      add(.child(ChildView(view: name)))
    } else {
      add(
        ViewType(
          name: name, properties: [Property("size", .input("Int"))],
          body: [.value("Size", .property("size"))]))
      let size = Value.number(dice.below(9) + 1)
      add(.child(name, passing: "size", .literal(size)))
    }
  }
}

extension String {
  /// The name of a type as words, such as `Swimming pool` for `SwimmingPool`.
  var spoken: String {
    String(prefix(1)) + String(dropFirst()).replacing(/[A-Z]/) { " \($0.output.lowercased())" }
  }
}
