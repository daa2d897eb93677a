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
    }
  }

  // MARK: State and identity

  /// Returns a view with a state of its own, which it shows and changes.
  private mutating func statefulView() -> ViewType {
    var view = ViewType(name: view())
    if dice.once(in: 3) {
      let flag = flag()
      view.properties = [Property(flag.property, .state(.flag(dice.once(in: 2))))]
      view.body = [
        .value(flag.label, .property(flag.property)),
        dice.once(in: 2)
          ? .toggle(flag.action, flag.property)
          : .button(flag.action, [.flip(.property(flag.property))]),
      ]
    } else {
      let number = number()
      view.properties = [Property(number.property, .state(.number(dice.below(3))))]
      view.body = [
        .value(number.label, .property(number.property)),
        .button(number.action, [.add(.property(number.property), dice.below(3) + 1)]),
      ]
    }
    view.body = dice.shuffled(view.body)
    return view
  }

  private mutating func addStatefulChild() {
    let shared = rootNumber()
    let child = statefulView()
    add(child)
    var place = ChildView(view: child.name)
    if dice.once(in: 2) {
      // The child gets an input that its parent changes, and keeps its state all the same.
      program.views[program.views.count - 1].properties
        .insert(Property("\(shared.property)Shown", .input("Int")), at: 0)
      program.views[program.views.count - 1].body
        .insert(.value("Shown", .property("\(shared.property)Shown")), at: dice.below(3))
      place.arguments = [
        .init(name: "\(shared.property)Shown", value: .property(shared.property))
      ]
    }
    add(.child(place))
  }

  private mutating func addBranch() {
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

  private mutating func addIdentifiedChild() {
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

  // MARK: Writes

  private mutating func addEqualWrite() {
    if dice.once(in: 2) {
      let text = text()
      add(Property(text.property, .state(.text(text.values[0]))))
      add(.value(text.label, .property(text.property)))
      for value in dice.shuffled(text.values).prefix(2) {
        add(.button("\(text.verb) \(value)", [.set(.property(text.property), .text(value))]))
      }
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

  private mutating func addSeveralWrites() {
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
    add(.button(dice.one(of: ["Do it all", "All at once", "Do everything"]), statements))
    if dice.once(in: 2) {
      let child = ViewType(
        name: view(), properties: [Property(second.property, .input("Int"))],
        body: [.value(second.label, .property(second.property))])
      add(child)
      add(
        .child(
          ChildView(
            view: child.name,
            arguments: [.init(name: second.property, value: .property(second.property))])))
    }
  }

  // MARK: Inputs

  /// Adds what no event changes.
  mutating func addScenery() {
    if dice.once(in: 2) { addLeaf() }
    if dice.once(in: 3) { add(.label("Welcome")) }
    if dice.once(in: 4), hasNames { _ = rootNumber(isShown: dice.once(in: 2)) }
  }

  /// Adds a view that gets nothing, or always the same.
  private mutating func addLeaf() {
    let name = view()
    if dice.once(in: 2) {
      add(ViewType(name: name, body: [.label(name.spoken)]))
      add(.child(ChildView(view: name)))
    } else {
      add(
        ViewType(
          name: name, properties: [Property("limit", .input("Int"))],
          body: [.value("Limit", .property("limit"))]))
      let limit = Value.number(dice.below(9) + 1)
      add(.child(ChildView(view: name, arguments: [.init(name: "limit", value: .literal(limit))])))
    }
  }

  private mutating func addChildrenWithInputs() {
    let first = rootNumber()
    let second = rootNumber(isShown: dice.once(in: 2), isShared: false)
    let reader = view()
    let passed = dice.once(in: 2) ? first : second
    var child = ViewType(
      name: reader, properties: [Property(passed.property, .input("Int"))],
      body: [.value(passed.label, .property(passed.property))])
    switch dice.below(4) {
    case 0:
      child.properties.append(Property("isHigh", .input("Bool")))
      child.body = [.value("High", .property("isHigh"))]
      child.properties.removeFirst()
    case 1:
      child.properties.append(Property("action", .action))
      child.body.append(.actionButton("\(passed.action) here", "action"))
    case 2:
      let inner = view()
      add(
        ViewType(
          name: inner, properties: [Property("limit", .input("Int"))],
          body: [.value("Limit", .property("limit"))]))
      child.body.append(
        .child(
          ChildView(view: inner, arguments: [.init(name: "limit", value: .literal(.number(3)))])))
    default: break
    }
    add(child)
    let arguments = child.properties.map { property in
      switch property.kind {
      case .action:
        ChildView.Argument(
          name: property.name, value: .action([.add(.property(passed.property), 1)]))
      case .input("Bool"):
        ChildView.Argument(
          name: property.name, value: .isOver(.property(passed.property), dice.below(3) + 3))
      default: ChildView.Argument(name: property.name, value: .property(passed.property))
      }
    }
    add(.child(ChildView(view: reader, arguments: arguments)))
    if dice.once(in: 2) { addLeaf() }
  }

  private mutating func addEquatableChild() {
    let compared = rootNumber()
    let ignored = rootNumber(isShown: dice.once(in: 2), isShared: false)
    let name = view()
    addMixed(
      ViewType(
        name: name,
        properties: [
          Property(compared.property, .input("Int")), Property(ignored.property, .input("Int")),
        ],
        compared: [compared.property],
        body: [
          .value("\(name.spoken) \(compared.label.lowercased())", .property(compared.property)),
          .value("\(name.spoken) \(ignored.label.lowercased())", .property(ignored.property)),
        ]))
    add(
      .child(
        ChildView(
          view: name,
          arguments: [compared, ignored].map {
            .init(name: $0.property, value: .property($0.property))
          })))
    if dice.once(in: 3) { addLeaf() }
  }

  // MARK: Bindings

  private mutating func addBoundChildren() {
    let isFlag = dice.once(in: 3)
    let isRead = dice.once(in: 3)
    let property: String
    let label: String
    let action: String
    if isFlag {
      let flag = flag()
      (property, label, action) = (flag.property, flag.label, flag.action)
      add(Property(property, .state(.flag(false))))
    } else {
      let number = number()
      (property, label, action) = (number.property, number.label, number.action)
      add(Property(property, .state(.number(dice.below(3)))))
    }
    if isRead { add(.value("\(theme.root.spoken) \(label.lowercased())", .property(property))) }
    let type = isFlag ? "Bool" : "Int"
    let change: [Statement] =
      isFlag ? [.flip(.property(property))] : [.add(.property(property), 1)]
    func place(_ view: String) -> Element {
      .child(
        ChildView(view: view, arguments: [.init(name: property, value: .binding(property))]))
    }
    let writer = view()
    var writerBody: [Element] = [.button(action, change)]
    let reader = view()
    let readerType = ViewType(
      name: reader, properties: [Property(property, .binding(type))],
      body: [.value(label, .property(property))])
    add(readerType)
    switch dice.below(3) {
    case 0:
      writerBody.append(.value("\(writer.spoken) \(label.lowercased())", .property(property)))
      add(place(reader))
    case 1: writerBody.append(place(reader))
    default: add(place(reader))
    }
    addMixed(
      ViewType(
        name: writer, properties: [Property(property, .binding(type))], body: writerBody))
    add(place(writer))
    if dice.once(in: 2) { _ = rootNumber() }
  }

  // MARK: Objects

  private mutating func addPlainObject() {
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
      add(
        .child(
          ChildView(view: child, arguments: [.init(name: object, value: .property(object))])))
    }
    _ = rootNumber()
  }

  private mutating func addOwners() {
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

  private mutating func addAnnouncements() {
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
          "Do both",
          [.add(.member(object, first.property), 1), .add(.member(object, second.property), 1)]))
    }
    let observer = view()
    let shown = dice.once(in: 2) ? first : second
    add(
      ViewType(
        name: observer, properties: [Property(object, .observed(name))],
        body: [.value(shown.label, .member(object, shown.property))]))
    add(
      .child(
        ChildView(view: observer, arguments: [.init(name: object, value: .property(object))])))
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
      add(
        .child(
          ChildView(view: holder, arguments: [.init(name: object, value: .property(object))])))
    default:
      let reader = view()
      add(
        ViewType(
          name: reader, properties: [Property(first.property, .input("Int"))],
          body: [.value("\(reader.spoken) \(first.label.lowercased())", .property(first.property))])
      )
      add(
        .child(
          ChildView(
            view: reader,
            arguments: [.init(name: first.property, value: .member(object, first.property))])))
    }
  }

  private mutating func addObservable() {
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
    if dice.once(in: 3) { add(.value("In all", .member(object, first.property))) }
  }

  // MARK: The environment, lists, and saved values

  private mutating func addEnvironment() {
    let number = rootNumber(isShown: dice.once(in: 2), isShared: false)
    let name = "\(number.property)Shown"
    program.environmentValue = EnvironmentName(
      property: name, key: "\(theme.root)Key", initial: 0)
    let reader = view()
    add(
      ViewType(
        name: reader, properties: [Property(name, .environmentValue)],
        body: [.value("\(reader.spoken) sees", .property(name))]))
    let container = view()
    var inside: [Element] = [.child(ChildView(view: reader))]
    if dice.once(in: 2) {
      let nearest = dice.once(in: 2) ? reader : view()
      if nearest != reader {
        add(
          ViewType(
            name: nearest, properties: [Property(name, .environmentValue)],
            body: [.value("\(nearest.spoken) sees", .property(name))]))
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
          body: [.value("\(outside.spoken) sees", .property(name))]))
      add(.child(ChildView(view: outside)))
    }
  }

  private mutating func addRows() {
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
      .button("Turn the list around", [.reverse(elements.list)]),
      .button(count.action, [.addToFirst(elements.list)]),
      .button("Take the first away", [.removeFirst(elements.list)]),
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

  private mutating func addSavedValues() {
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

extension String {
  /// The name of a type as words, such as `Swimming pool` for `SwimmingPool`.
  fileprivate var spoken: String {
    String(prefix(1)) + String(dropFirst()).replacing(/[A-Z]/) { " \($0.output.lowercased())" }
  }
}
