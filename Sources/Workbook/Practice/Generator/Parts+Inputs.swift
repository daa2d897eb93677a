// Parts about what a parent passes to its children.

extension ProgramBuilder {
  mutating func addChildrenWithInputs() {
    let first = rootNumber()
    let second = rootNumber(isShown: dice.once(in: 2), isShared: false)
    let reader = view()
    let passed = dice.once(in: 2) ? first : second
    var child = ViewType(
      name: reader, properties: [Property(passed.property, .input("Int"))],
      body: [.value("\(reader.spoken) \(passed.label.lowercased())", .property(passed.property))])
    switch dice.below(4) {
    case 0:
      child.properties.append(Property("hasMany", .input("Bool")))
      child.body = [.value("Many \(passed.label.lowercased())", .property("hasMany"))]
      child.properties.removeFirst()
    case 1:
      child.properties.append(Property("action", .action))
      child.body.append(.actionButton("\(passed.action) here", "action"))
    case 2:
      let inner = view()
      add(
        ViewType(
          name: inner, properties: [Property("size", .input("Int"))],
          body: [.value("Size", .property("size"))]))
      child.body.append(
        .child(inner, passing: "size", .literal(.number(3))))
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

  mutating func addEquatableChild() {
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

  mutating func addBoundChildren() {
    let isFlag = dice.once(in: 3)
    let isRead = dice.once(in: 3)
    let name = isFlag ? flag() : number()
    let (property, label) = (name.property, name.label)
    add(Property(property, .state(isFlag ? .flag(false) : .number(dice.below(3)))))
    if isRead { add(.value("\(theme.root.spoken) \(label.lowercased())", .property(property))) }
    let type = isFlag ? "Bool" : "Int"
    let change: [Statement] =
      isFlag ? [.flip(.property(property))] : [.add(.property(property), 1)]
    func place(_ view: String) -> Element {
      .child(view, passing: property, .binding(property))
    }
    let writer = view()
    var writerBody: [Element] = [.button(name.action, change)]
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
}
