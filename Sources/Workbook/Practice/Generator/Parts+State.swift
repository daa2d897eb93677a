// Parts about state, identity, and writes.

extension ProgramBuilder {
  /// Returns a view with a state of its own, which it shows and changes.
  mutating func statefulView() -> ViewType {
    var view = ViewType(name: view())
    if dice.once(in: 3) {
      let flag = flag()
      view.properties = [Property(flag.property, .state(.flag(dice.once(in: 2))))]
      view.body = [
        .value(flag.label, .property(flag.property)),
        dice.once(in: 2)
          ? .toggle(flag.label, flag.property)
          : .button(flag.action, [.flip(.property(flag.property))]),
      ]
    } else {
      let number = number()
      view.properties = [Property(number.property, .state(.number(dice.below(3))))]
      view.body = [
        .value(number.label, .property(number.property)),
        .button(number.action, [.add(.property(number.property), 1)]),
      ]
    }
    view.body = dice.shuffled(view.body)
    return view
  }

  mutating func addStatefulChild() {
    let shared = rootNumber()
    let child = statefulView()
    add(child)
    var place = ChildView(view: child.name)
    if dice.once(in: 2) {
      // The child gets an input that its parent changes, and keeps its state all the same.
      program.views[program.views.count - 1].properties
        .insert(Property(shared.property, .input("Int")), at: 0)
      program.views[program.views.count - 1].body
        .insert(.value(shared.label, .property(shared.property)), at: dice.below(3))
      place.arguments = [
        .init(name: shared.property, value: .property(shared.property))
      ]
    }
    add(.child(place))
  }

  mutating func addBranch() {
    let flag = flag()
    add(Property(flag.property, .state(.flag(dice.once(in: 2)))))
    add(
      dice.once(in: 2)
        ? .toggle(flag.label, flag.property)
        : .button(flag.action, [.flip(.property(flag.property))]))
    let child = statefulView()
    add(child)
    let inside = Element.child(ChildView(view: child.name))
    switch dice.below(3) {
    case 0: add(.branch(.property(flag.property), then: [inside], otherwise: []))
    case 1:
      add(
        .branch(
          .property(flag.property), then: [inside], otherwise: [.label("Nothing to see")]))
    default: add(.branch(.property(flag.property), then: [inside], otherwise: [inside]))
    }
    if dice.once(in: 2) { _ = rootNumber() }
  }

  mutating func addIdentifiedChild() {
    let number = rootNumber(isShown: dice.once(in: 2))
    let child = statefulView()
    add(child)
    if dice.once(in: 3) {
      add(
        .child(
          ChildView(view: child.name, id: .isOver(.property(number.property), dice.below(3) + 2))))
    } else {
      add(.child(ChildView(view: child.name, id: .property(number.property))))
    }
  }

  mutating func addEqualWrite() {
    if dice.once(in: 2) {
      _ = rootText()
    } else {
      let number = rootNumber(isShared: false)
      let value = dice.once(in: 2) ? 0 : 10
      add(
        .button(
          "Set \(number.label.lowercased()) to \(value)",
          [.set(.property(number.property), .number(value))]))
    }
    if dice.once(in: 2) { addLeaf() }
  }

  mutating func addSeveralWrites() {
    let first = rootNumber(isShared: false)
    let second = rootNumber(isShown: dice.once(in: 2), isShared: false)
    var statements: [Statement] = [
      .add(.property(first.property), dice.below(2) + 1),
      dice.once(in: 3)
        ? .set(.property(second.property), .number(0)) : .add(.property(second.property), 1),
    ]
    if dice.once(in: 2) {
      statements.append(
        dice.once(in: 2)
          ? .add(.property(first.property), -1) : .set(.property(first.property), .number(5)))
    }
    add(.button("Change both", statements))
    if dice.once(in: 2) {
      let child = ViewType(
        name: view(), properties: [Property(second.property, .input("Int"))],
        body: [.value(second.label, .property(second.property))])
      add(child)
      add(.child(child.name, passing: second.property, .property(second.property)))
    }
  }
}
