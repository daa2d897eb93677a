// Which bodies run, and which are skipped.

extension ProgramRun {
  /// Creates the storage of a new view.
  mutating func create(_ node: Node) {
    for property in node.type.properties {
      let location = Location.state(node.identity, property.name)
      switch property.kind {
      case .state(let value): values[location] = value
      case .stateObject(let type), .stateModel(let type): values[location] = newObject(type)
      case .saved(let value):
        if values[.saved(property.name)] == nil { values[.saved(property.name)] = value }
      default: break
      }
    }
  }

  mutating func newObject(_ type: String) -> Value {
    nextNumber += 1
    objects[nextNumber] = program.modelClass(type)
    for field in program.modelClass(type)?.fields ?? [] {
      values[.field(nextNumber, field.name)] = field.initial
    }
    return .object(nextNumber)
  }

  /// Runs or skips the body of a view, and of the views inside it.
  mutating func visit(
    _ node: Node, inputsChanged: Bool, isReached: Bool, isNew: Bool, _ environment: Surroundings
  ) {
    var causes: Set<ProgramUpdate.Cause> = isNew ? [.firstAppearance] : []
    if inputsChanged { causes.insert(.inputs) }
    if !isNew {
      for name in changes[node.identity] ?? [] { causes.insert(.changed(name)) }
      if node.readsEnvironmentValue, node.environment.value != environment.value,
        let name = program.environmentValue?.property
      {
        causes.insert(.changed(name))
        update.topics.insert(.environment)
      }
      noteTopics(of: node, isReached: isReached)
    }
    explain(node, causes)
    node.environment = environment
    guard !causes.isEmpty else {
      if isReached {
        let isOwn = node.type.compared != nil && differsOnlyIgnored.contains(node.identity)
        update.reasons[node.type.name, default: []].insert(isOwn ? .equalByOwnRule : .sameInputs)
        update.skips.append(node.type.name)
        if node.type.properties.contains(where: \.isArgument) { update.topics.insert(.equalInputs) }
      }
      for case .child(let child, let place) in node.outline {
        let inner = surroundings(of: place, in: node, environment, recordingReads: false)
        visit(child, inputsChanged: false, isReached: false, isNew: false, inner)
      }
      return
    }
    update.runs.append(.init(view: node.type.name, causes: causes))
    node.reads = []
    node.readsEnvironmentValue = false
    let before = node.outline
    var current: [Part] = []
    var visits: [(Node, changed: Bool, isNew: Bool, Surroundings)] = []
    build(node.type.body, path: node.identity, in: node, before: before, &current, &visits)
    node.outline = current
    noteTask(of: node, isNew: isNew)
    for (child, changed, isNew, inner) in visits {
      visit(child, inputsChanged: changed, isReached: true, isNew: isNew, inner)
    }
  }

  /// Notes the rules that decide what happens to a view that was on screen before.
  mutating func noteTopics(of node: Node, isReached: Bool) {
    guard isReached else { return }
    for property in node.type.properties {
      switch property.kind {
      case .state(let initial):
        if values[.state(node.identity, property.name)] != initial {
          update.topics.insert(.identity)
        }
      case .stateObject, .ownedObserved: update.topics.insert(.ownership)
      default: break
      }
    }
  }

  mutating func build(
    _ elements: [Element], path: String, in node: Node, before: [Part], _ parts: inout [Part],
    _ visits: inout [(Node, changed: Bool, isNew: Bool, Surroundings)]
  ) {
    for (index, element) in elements.enumerated() {
      let place = "\(path)\(index)/"
      switch element {
      case .label(let text): parts.append(.text(text))
      case .value(let label, let expression):
        parts.append(.text("\(label): \(evaluate(expression, in: node).spoken)"))
      case .button(let title, let statements): parts.append(.button(title, statements))
      case .actionButton(let title, let name):
        parts.append(.actionButton(title, value(of: name, in: node) ?? .number(0)))
      case .toggle(let title, let name):
        guard let location = location(of: name, in: node) else {
          isBroken = true
          continue
        }
        parts.append(.toggle(title, location))
      case .branch(let condition, let then, let otherwise):
        let isTrue = evaluate(condition, in: node) == .flag(true)
        let path = "\(place)\(isTrue)/"
        if before.contains(where: { $0.identity?.hasPrefix("\(place)\(!isTrue)/") == true })
          || (isTrue ? then : otherwise).contains(where: \.isChild) && !before.isEmpty
            && !before.contains(where: { $0.identity?.hasPrefix(path) == true })
        {
          update.topics.insert(.branches)
        }
        build(isTrue ? then : otherwise, path: path, in: node, before: before, &parts, &visits)
      case .child(let child):
        var identity = "\(place)\(child.view)"
        if let id = child.id { identity += "#\(evaluate(id, in: node).spoken)" }
        if child.id != nil, !before.isEmpty { update.topics.insert(.id) }
        add(child, identity: "\(identity)/", to: node, &parts, &visits)
      case .rows(let list, let view, let argument):
        guard case .elements(let elements)? = read(list, in: node) else {
          isBroken = true
          continue
        }
        if !before.isEmpty { update.topics.insert(.rows) }
        for element in elements {
          let row = ChildView(
            view: view, arguments: [.init(name: argument, value: .literal(.element(element)))])
          add(row, identity: "\(place)\(view)#\(element.id)/", to: node, &parts, &visits)
        }
      }
    }
  }

  mutating func add(
    _ place: ChildView, identity: String, to node: Node, _ parts: inout [Part],
    _ visits: inout [(Node, changed: Bool, isNew: Bool, Surroundings)]
  ) {
    guard let type = program.view(place.view) else { return isBroken = true }
    var inputs: [String: Value] = [:]
    for argument in place.arguments {
      inputs[argument.name] = evaluate(argument.value, in: node)
    }
    for property in type.properties {
      if case .ownedObserved(let type) = property.kind { inputs[property.name] = newObject(type) }
    }
    let inner = surroundings(of: place, in: node, node.environment, recordingReads: true)
    let old = nodes[identity]
    let child = old ?? Node(identity, type)
    let changed = if let old { isDifferent(inputs, from: old) } else { false }
    if let old { noteDifferences(of: inputs, from: old) }
    child.inputs = inputs
    if old == nil, place.id != nil, !node.outline.isEmpty {
      update.reasons[type.name, default: []].insert(.hasNewID)
    }
    if old == nil {
      nodes[identity] = child
      create(child)
    }
    parts.append(.child(child, place))
    visits.append((child, changed, old == nil, inner))
  }

  mutating func isDifferent(_ inputs: [String: Value], from node: Node) -> Bool {
    if let compared = node.type.compared {
      if inputs != node.inputs { update.topics.insert(.equatable) }
      return compared.contains { inputs[$0] != node.inputs[$0] }
    }
    return inputs != node.inputs
  }

  mutating func surroundings(
    of place: ChildView, in node: Node, _ environment: Surroundings, recordingReads: Bool
  ) -> Surroundings {
    var inner = environment
    if let expression = place.environmentValue {
      let reads = node.reads
      if case .number(let number) = evaluate(expression, in: node) { inner.value = number }
      if !recordingReads { node.reads = reads }
    }
    let object = place.environmentObject.flatMap {
      recordingReads ? read($0, in: node) : value(of: $0, in: node)
    }
    if case .object(let number)? = object, let type = objects[number]?.name {
      inner.objects[type] = number
    }
    return inner
  }
}
