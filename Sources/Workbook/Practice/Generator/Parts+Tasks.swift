// Parts about tasks.

/// A value in the root's state that a task depends on.
private struct TaskSource {
  let property: String
  let label: String
  let isText: Bool

  var type: String { isText ? "String" : "Int" }
}

/// The write that a task performs.
private struct TaskEffect {
  let property: String
  let label: String
  let initial: Value
  let statement: Statement
  /// A button that takes the effect back, if there is one.
  var button: Element?

  var copiesSource: Bool {
    if case .copy = statement { true } else { false }
  }
}

extension ProgramBuilder {
  mutating func addTask() {
    if dice.once(in: 3) { addTaskOfRoot() } else { addTaskOfChild() }
    if dice.once(in: 3) { addLeaf() }
  }

  private mutating func addTaskOfRoot() {
    let source = taskSource()
    let effect = taskEffect(of: source)
    add(Property(effect.property, .state(effect.initial)))
    if let button = effect.button { add(button) }
    rootTask = ViewTask(id: taskID(of: source), statement: effect.statement)
    if dice.once(in: 3) {
      addReader(of: effect, isBound: true)
    } else {
      add(.value(effect.label, .property(effect.property)))
    }
    // A change that isn't the task's business.
    _ = rootNumber(isShared: false)
  }

  private mutating func addTaskOfChild() {
    let source = taskSource()
    let effect = taskEffect(of: source)
    let name = view()
    let isPlain = dice.once(in: 2)
    let id = isPlain || dice.once(in: 2) ? taskID(of: source) : nil
    let showsSource = dice.once(in: 2)
    var child = ViewType(
      name: name, task: ViewTask(id: id, statement: effect.statement))
    var place = ChildView(view: name)
    func pass(_ property: Property, _ value: Expression) {
      child.properties.append(property)
      place.arguments.append(.init(name: property.name, value: value))
    }
    if showsSource || id != nil || effect.copiesSource {
      pass(
        Property(source.property, .input(source.type)), .property(source.property))
    }
    child.body = [
      showsSource
        ? .value("\(name.spoken) \(source.label.lowercased())", .property(source.property))
        : .label(name.spoken)
    ]
    if isPlain, dice.once(in: 2) {
      let other = rootNumber(isShown: dice.once(in: 2), isShared: false)
      pass(Property(other.property, .input("Int")), .property(other.property))
      child.body.append(
        .value("\(name.spoken) \(other.label.lowercased())", .property(other.property)))
    }
    if dice.once(in: 2) {
      child.properties.append(Property(effect.property, .state(effect.initial)))
      child.body.append(.value(effect.label, .property(effect.property)))
      if let button = effect.button { child.body.append(button) }
    } else {
      add(Property(effect.property, .state(effect.initial)))
      pass(Property(effect.property, .binding(effect.initial.type)), .binding(effect.property))
      if let button = effect.button { add(button) }
      switch dice.below(3) {
      case 0: add(.value(effect.label, .property(effect.property)))
      case 1: child.body.append(.value(effect.label, .property(effect.property)))
      default: addReader(of: effect, isBound: dice.once(in: 2))
      }
    }
    addMixed(child)
    if isPlain { add(.child(place)) } else { addChanging(place) }
  }

  /// Adds a view that leaves the screen and comes back, or whose ID changes.
  private mutating func addChanging(_ place: ChildView) {
    guard dice.once(in: 2) else {
      let number = rootNumber(isShown: dice.once(in: 2))
      var place = place
      place.id = .property(number.property)
      return add(.child(place))
    }
    let flag = flag()
    add(Property(flag.property, .state(.flag(true))))
    add(.toggle(flag.label, flag.property))
    add(.branch(.property(flag.property), then: [.child(place)], otherwise: []))
  }

  /// Adds a view that shows what a task in the root's state has written.
  private mutating func addReader(of effect: TaskEffect, isBound: Bool) {
    let reader = view()
    let type = effect.initial.type
    add(
      ViewType(
        name: reader,
        properties: [Property(effect.property, isBound ? .binding(type) : .input(type))],
        body: [.value(effect.label, .property(effect.property))]))
    add(
      .child(
        reader, passing: effect.property,
        isBound ? .binding(effect.property) : .property(effect.property)))
  }

  private mutating func taskSource() -> TaskSource {
    if dice.once(in: 4) {
      let text = rootText(isShown: dice.once(in: 2))
      return TaskSource(property: text.property, label: text.label, isText: true)
    }
    let number = rootNumber(isShown: dice.once(in: 2))
    return TaskSource(property: number.property, label: number.label, isText: false)
  }

  private mutating func taskID(of source: TaskSource) -> Expression {
    source.isText || dice.below(3) > 0
      ? .property(source.property) : .isOver(.property(source.property), dice.below(3) + 2)
  }

  private mutating func taskEffect(of source: TaskSource) -> TaskEffect {
    switch dice.below(3) {
    case 0:
      let name = "shown\(source.property.prefix(1).uppercased())\(source.property.dropFirst())"
      return TaskEffect(
        property: name, label: "\(source.label) shown",
        initial: source.isText ? .text("None") : .number(0),
        statement: .copy(name, from: source.property))
    case 1:
      return TaskEffect(
        property: "loads", label: "Loads", initial: .number(0),
        statement: .add(.property("loads"), 1))
    default:
      return TaskEffect(
        property: "isLoaded", label: "Loaded", initial: .flag(false),
        statement: .set(.property("isLoaded"), .flag(true)),
        button: .button("Clear", [.set(.property("isLoaded"), .flag(false))]))
    }
  }
}
