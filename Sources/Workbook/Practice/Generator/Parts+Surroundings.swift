// Parts about the environment, lists, and saved values.

extension ProgramBuilder {
  mutating func addEnvironment() {
    let number = rootNumber(isShown: dice.once(in: 2), isShared: false)
    let name = number.property
    program.environmentValue = EnvironmentName(
      property: name, key: "\(name.prefix(1).uppercased())\(name.dropFirst())Key", initial: 0)
    let reader = view()
    add(
      ViewType(
        name: reader, properties: [Property(name, .environmentValue)],
        body: [.value("\(reader.spoken)", .property(name))]))
    let container = view()
    var inside: [Element] = [.child(ChildView(view: reader))]
    if dice.once(in: 2) {
      let nearest = dice.once(in: 2) ? reader : view()
      if nearest != reader {
        add(
          ViewType(
            name: nearest, properties: [Property(name, .environmentValue)],
            body: [.value("\(nearest.spoken)", .property(name))]))
      }
      inside.append(
        .child(
          ChildView(view: nearest, environmentValue: .literal(.number(dice.below(5) + 10)))))
    } else {
      inside.append(.label(container.spoken))
    }
    addMixed(ViewType(name: container, body: inside))
    add(.child(ChildView(view: container, environmentValue: .property(number.property))))
    if dice.once(in: 2) {
      let outside = view()
      add(
        ViewType(
          name: outside, properties: [Property(name, .environmentValue)],
          body: [.value("\(outside.spoken)", .property(name))]))
      add(.child(ChildView(view: outside)))
    }
  }

  mutating func addRows() {
    let elements = theme.element
    let count = number()
    program.element = ElementType(name: elements.type, count: count.property)
    let names = dice.shuffled(elements.names)
    let size = dice.below(2) + 2
    let start = names.prefix(size).enumerated().map { index, name in
      ElementValue(id: index + 1, name: name, count: dice.below(3))
    }
    add(Property(elements.list, .state(.elements(start))))
    let row = "\(elements.type)Row"
    let argument = elements.type.lowercased()
    add(
      ViewType(
        name: row, properties: [Property(argument, .input(elements.type))],
        body: dice.once(in: 2)
          ? [
            .value(elements.type, .member(argument, "name")),
            .value(count.label, .member(argument, count.property)),
          ] : [.value(elements.type, .member(argument, "name"))]))
    add(.rows(list: elements.list, view: row, argument: argument))
    var buttons: [Element] = [
      .button("Reverse the list", [.reverse(elements.list)]),
      .button(count.action, [.addToFirst(elements.list)]),
      .button("Remove the first one", [.removeFirst(elements.list)]),
    ]
    if size < names.count {
      buttons.append(
        .button(
          "Add \(names[size])",
          [
            .insert(
              ElementValue(id: size + 1, name: names[size], count: 0), into: elements.list)
          ]))
    }
    for button in dice.shuffled(buttons).prefix(dice.below(2) + 2) { add(button) }
    if dice.once(in: 2) { _ = rootNumber() }
  }

  mutating func addSavedValues() {
    let number = number()
    let other = self.number()
    add(Property(number.property, .saved(.number(dice.below(3)))))
    let isRead = dice.once(in: 2)
    if isRead {
      add(.value("\(theme.root.spoken) \(number.label.lowercased())", .property(number.property)))
    }
    add(.button(number.action, [.add(.property(number.property), 1)]))
    if dice.once(in: 2) {
      add(
        .button(
          "Set \(number.label.lowercased()) to 7", [.set(.property(number.property), .number(7))]))
    }
    guard case .saved(let start)? = rootKind(of: number.property) else { return }
    let sharer = view()
    add(
      ViewType(
        name: sharer, properties: [Property(number.property, .saved(start))],
        body: [.value(number.label, .property(number.property))]))
    add(.child(ChildView(view: sharer)))
    let stranger = view()
    addMixed(
      ViewType(
        name: stranger, properties: [Property(other.property, .saved(.number(0)))],
        body: [
          .value(other.label, .property(other.property)),
          .button(other.action, [.add(.property(other.property), 1)]),
        ]))
    add(.child(ChildView(view: stranger)))
  }
}
