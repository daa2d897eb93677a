// Parts about objects.

extension ProgramBuilder {
  mutating func addPlainObject() {
    let name = model()
    let number = number()
    let object = name.lowercased()
    add(
      ModelClass(
        name: name, kind: .plain,
        fields: [.init(name: number.property, initial: .number(dice.below(3)))]))
    add(Property(object, .stateModel(name)))
    add(.button(number.action, [.add(.member(object, number.property), 1)]))
    if dice.once(in: 2) { add(.button("New \(object)", [.replace(object, with: name)])) }
    if dice.once(in: 2) {
      add(.value(number.label, .member(object, number.property)))
    } else {
      let child = view()
      add(
        ViewType(
          name: child, properties: [Property(object, .model(name))],
          body: [.value(number.label, .member(object, number.property))]))
      add(.child(child, passing: object, .property(object)))
    }
    _ = rootNumber()
  }

  mutating func addOwners() {
    _ = rootNumber()
    let name = model()
    let number = number()
    let object = name.lowercased()
    add(
      ModelClass(
        name: name, kind: .published,
        fields: [.init(name: number.property, initial: .number(dice.below(3)))]))
    let kinds: [Property.Kind] =
      dice.once(in: 4) ? [.stateObject(name)] : [.ownedObserved(name)]
    let both = dice.once(in: 2)
    for (index, kind) in (kinds + (both ? [.stateObject(name)] : [])).enumerated() {
      let child = view()
      addMixed(
        ViewType(
          name: child, properties: [Property(object, kind)],
          body: [
            .value(
              "\(child.spoken) \(number.label.lowercased())", .member(object, number.property)),
            .button(
              index == 0 ? number.action : "\(number.action) (\(child.spoken.lowercased()))",
              [.add(.member(object, number.property), 1)]),
          ]))
      add(.child(ChildView(view: child)))
    }
  }

  mutating func addAnnouncements() {
    let name = model()
    let (first, second) = (number(), number())
    let object = name.lowercased()
    add(
      ModelClass(
        name: name, kind: .published,
        fields: [first, second].map { .init(name: $0.property, initial: .number(dice.below(3))) }))
    add(Property(object, .stateObject(name)))
    add(.button(first.action, [.add(.member(object, first.property), 1)]))
    if dice.once(in: 2) {
      add(
        .button(
          "Set \(second.label.lowercased()) to 5",
          [.set(.member(object, second.property), .number(5))]
        ))
    } else {
      add(
        .button(
          "Change both",
          [.add(.member(object, first.property), 1), .add(.member(object, second.property), 1)]))
    }
    let observer = view()
    let shown = dice.once(in: 2) ? first : second
    add(
      ViewType(
        name: observer, properties: [Property(object, .observed(name))],
        body: [.value(shown.label, .member(object, shown.property))]))
    add(.child(observer, passing: object, .property(object)))
    switch dice.below(3) {
    case 0: addLeaf()
    case 1:
      let holder = view()
      add(
        ViewType(
          name: holder, properties: [Property(object, .model(name))],
          body: [
            .value("\(holder.spoken) \(first.label.lowercased())", .member(object, first.property))
          ]))
      add(.child(holder, passing: object, .property(object)))
    default:
      let reader = view()
      add(
        ViewType(
          name: reader, properties: [Property(first.property, .input("Int"))],
          body: [.value("\(reader.spoken) \(first.label.lowercased())", .property(first.property))])
      )
      add(.child(reader, passing: first.property, .member(object, first.property)))
    }
  }

  mutating func addObservable() {
    let name = model()
    let (first, second) = (number(), number())
    let flag = flag()
    let object = name.lowercased()
    let usesFlag = dice.once(in: 2)
    var fields = [first, second].map {
      ModelClass.Field(name: $0.property, initial: .number(dice.below(3)))
    }
    if usesFlag { fields.append(.init(name: flag.property, initial: .flag(dice.once(in: 3)))) }
    add(ModelClass(name: name, kind: .observable, fields: fields))
    add(Property(object, .stateModel(name)))
    let isInjected = dice.once(in: 3)
    let kind: Property.Kind = isInjected ? .environmentModel(name) : .model(name)
    var places: [ChildView] = []
    func place(_ view: String) -> ChildView {
      isInjected
        ? ChildView(view: view, environmentObject: object)
        : ChildView(view: view, arguments: [.init(name: object, value: .property(object))])
    }
    let reader = view()
    add(
      ViewType(
        name: reader, properties: [Property(object, kind)],
        body: [.value(first.label, .member(object, first.property))]))
    places.append(place(reader))
    let other = view()
    let condition = Expression.both(
      .member(object, flag.property), .isOver(.member(object, second.property), 1))
    add(
      ViewType(
        name: other, properties: [Property(object, kind)],
        body: usesFlag
          ? [
            .label("\(other.spoken) \(second.label.lowercased())"),
            .branch(condition, then: [.label("Many \(second.label.lowercased())")], otherwise: []),
          ] : [.value(second.label, .member(object, second.property))]))
    places.append(place(other))
    for place in places { add(.child(place)) }
    add(.button(first.action, [.add(.member(object, first.property), 1)]))
    add(.button(second.action, [.add(.member(object, second.property), 1)]))
    if usesFlag { add(.button(flag.action, [.flip(.member(object, flag.property))])) }
    if !usesFlag, dice.once(in: 2) {
      add(
        .button(
          "Set \(first.label.lowercased()) to 4",
          [.set(.member(object, first.property), .number(4))]
        ))
    }
    if dice.once(in: 3) { add(.value("Total", .member(object, first.property))) }
  }
}
