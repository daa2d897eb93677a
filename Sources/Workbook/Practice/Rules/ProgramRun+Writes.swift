// What an action does, and whom its writes concern.

extension ProgramRun {
  mutating func execute(_ statement: Statement, in node: Node) {
    switch statement {
    case .set(let target, let value):
      write(value, to: location(of: target, in: node))
    case .copy(let name, let other):
      guard let value = value(of: other, in: node) else { return isBroken = true }
      write(value, to: location(of: .property(name), in: node))
    case .add(let target, let number):
      let location = location(of: target, in: node)
      guard case .number(let old)? = location.flatMap({ values[$0] }) else {
        return isBroken = true
      }
      write(.number(old + number), to: location)
    case .flip(let target):
      let location = location(of: target, in: node)
      guard case .flag(let old)? = location.flatMap({ values[$0] }) else { return isBroken = true }
      write(.flag(!old), to: location)
    case .replace(let name, let type):
      write(newObject(type), to: location(of: .property(name), in: node))
    case .insert(let element, let list): changeList(list, in: node) { $0.insert(element, at: 0) }
    case .removeFirst(let list): changeList(list, in: node) { $0.removeFirst() }
    case .reverse(let list): changeList(list, in: node) { $0.reverse() }
    case .addToFirst(let list): changeList(list, in: node) { $0[0].count += 1 }
    }
  }

  mutating func changeList(
    _ list: String, in node: Node, _ change: (inout [ElementValue]) -> Void
  ) {
    let location = location(of: .property(list), in: node)
    guard case .elements(var elements)? = location.flatMap({ values[$0] }), !elements.isEmpty
    else { return isBroken = true }
    change(&elements)
    if Set(elements.map(\.id)).count != elements.count { isBroken = true }
    write(.elements(elements), to: location)
  }

  func location(of target: Statement.Target, in node: Node) -> Location? {
    switch target {
    case .property(let name): location(of: name, in: node)
    case .member(let name, let member):
      if case .object(let number)? = value(of: name, in: node) {
        .field(number, member)
      } else {
        nil
      }
    }
  }

  /// Returns the location that a property of a view stores its value in.
  func location(of name: String, in node: Node) -> Location? {
    switch node.type.property(name)?.kind {
    case .state, .stateObject, .ownedObserved, .stateModel: .state(node.identity, name)
    case .binding:
      if case .location(let location)? = node.inputs[name] { location } else { nil }
    case .saved: .saved(name)
    default: nil
    }
  }

  mutating func write(_ value: Value, to location: Location?) {
    guard let location else { return isBroken = true }
    let isEqual = values[location] == value
    values[location] = value
    written.append((location, isEqual))
    // A story shows an equal write only if the property is told about it.
    let isTold =
      switch location {
      case .state: true
      case .saved: !isEqual
      case .field(let number, _): objects[number]?.kind == .published || !isEqual
      }
    if isTold { update.writes.append(described(location, isEqual: isEqual)) }
    switch location {
    case .state(let owner, let name):
      if isEqual { update.topics.insert(.equalWrites) }
      if !isEqual { noteChange(of: name) { $0.reads.contains(location) } }
      let isPassed = nodes.values.contains { $0.inputs.values.contains(.location(location)) }
      if isPassed, nodes[owner]?.reads.contains(location) == false {
        update.topics.insert(.bindings)
      }
    case .saved(let name):
      update.topics.insert(.saved)
      if !isEqual { noteChange(of: name) { $0.reads.contains(location) } }
    case .field(let number, let name):
      switch objects[number]?.kind {
      case .observable:
        update.topics.insert(.observable)
        let fullName = "\(objects[number]?.name ?? "").\(name)"
        if !isEqual { noteChange(of: fullName) { $0.reads.contains(location) } }
      case .published:
        update.topics.insert(.announcements)
        for node in nodes.values {
          for property in observing(number, node) {
            changes[node.identity, default: []].insert(property)
            countWrite(for: node)
          }
        }
      default: update.topics.insert(.classes)
      }
    }
  }

  mutating func countWrite(for node: Node) {
    relevantWrites[node.identity, default: 0] += 1
    if relevantWrites[node.identity]! > 1 { update.topics.insert(.oneUpdate) }
  }

  func described(_ location: Location, isEqual: Bool) -> ProgramUpdate.Write {
    switch location {
    case .state(let identity, let name):
      .init(owner: nodes[identity]?.type.name ?? "", property: name, isEqual: isEqual)
    case .field(let number, let name):
      // An announcement goes to every observer, whether or not the value is equal.
      .init(owner: objects[number]?.name ?? "", property: name, isEqual: false)
    case .saved(let name): .init(owner: "", property: name, isEqual: isEqual)
    }
  }

  mutating func noteChange(of name: String, where depends: (Node) -> Bool) {
    for node in nodes.values where depends(node) {
      changes[node.identity, default: []].insert(name)
      countWrite(for: node)
    }
  }

  /// Returns the names of the properties through which a view observes an `ObservableObject`.
  func observing(_ number: Int, _ node: Node) -> [String] {
    node.type.properties.filter { property in
      switch property.kind {
      case .stateObject, .ownedObserved, .observed:
        value(of: property.name, in: node) == .object(number)
      default: false
      }
    }.map(\.name)
  }
}
