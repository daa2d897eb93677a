/// A run of a program by the book's rules.
///
/// It doesn't use the kit, so that each can be tested with the other: a state lives as long as its
/// view's identity, a body runs if its view's inputs differ or a value that it has read has changed,
/// and a view whose parent's body runs is skipped otherwise.
struct ProgramRun {
  /// A view on screen.
  final class Node {
    let identity: String
    let type: ViewType
    var inputs: [String: Value] = [:]
    /// The environment in which the view is.
    var environment = Surroundings()
    /// The locations that the body has read.
    var reads: Set<Location> = []
    /// Whether the body has read the environment value.
    var readsEnvironmentValue = false
    var outline: [Part] = []

    /// The views in the body.
    var children: [Node] {
      outline.compactMap { part in
        if case .child(let child, _) = part { child } else { nil }
      }
    }

    init(_ identity: String, _ type: ViewType) {
      (self.identity, self.type) = (identity, type)
    }
  }

  /// The part of the environment that programs use.
  struct Surroundings: Equatable {
    var value: Int?
    /// The objects, by the names of their classes.
    var objects: [String: Int] = [:]
  }

  /// A part of a body after it has run.
  indirect enum Part {
    case text(String)
    case button(String, [Statement])
    case actionButton(String, Value)
    case toggle(String, Location)
    case child(Node, ChildView)

    /// The identity of the view, if the part is one.
    var identity: String? {
      if case .child(let node, _) = self { node.identity } else { nil }
    }
  }

  let program: Program
  private(set) var values: [Location: Value] = [:]
  /// The classes of the objects, by the objects' numbers.
  private(set) var objects: [Int: ModelClass] = [:]
  private var nodes: [String: Node] = [:]
  private(set) var root: Node
  /// The closures that are passed to views, with the views that created them.
  private var actions: [Int: (Node, [Statement])] = [:]
  private var nextNumber = 0
  private(set) var update = ProgramUpdate()
  /// The names of the changed values that each body depends on, by the nodes' identities.
  private var changes: [String: Set<String>] = [:]
  /// Whether the program has done something that the rules don't cover.
  private(set) var isBroken = false
  /// The names of the inputs that differ, by the nodes' identities.
  private var differingInputs: [String: [String]] = [:]
  /// The identities of the nodes whose inputs differ only where their `==` doesn't look.
  private var differsOnlyIgnored: Set<String> = []
  /// The number of writes in the current update that each body depends on, by the nodes' identities.
  private var relevantWrites: [String: Int] = [:]
  /// The locations that the current update has written, and whether each value was equal.
  private var written: [(location: Location, isEqual: Bool)] = []

  /// Launches a program.
  init(_ program: Program) {
    self.program = program
    root = Node("/", program.root)
    nodes[root.identity] = root
    var environment = Surroundings()
    environment.value = program.environmentValue?.initial
    create(root)
    visit(root, inputsChanged: false, isReached: true, isNew: true, environment)
    finish()
  }

  // MARK: Events

  /// The titles of the buttons and toggles on screen, from the top down.
  var controls: [String] { controls(in: root) }

  private func controls(in node: Node) -> [String] {
    node.outline.flatMap { part in
      switch part {
      case .text: [String]()
      case .button(let title, _), .actionButton(let title, _), .toggle(let title, _): [title]
      case .child(let child, _): controls(in: child)
      }
    }
  }

  /// The names of the types of the views on screen, once for each view.
  var viewsOnScreen: [String] { views(in: root) }

  private func views(in node: Node) -> [String] {
    [node.type.name]
      + node.children.flatMap { views(in: $0) }
  }

  /// Taps the only control with a title.
  mutating func tap(_ title: String) -> ProgramUpdate {
    update = ProgramUpdate()
    changes = [:]
    relevantWrites = [:]
    written = []
    let before = viewsOnScreen
    perform(title, in: root)
    var environment = Surroundings()
    environment.value = program.environmentValue?.initial
    visit(root, inputsChanged: false, isReached: false, isNew: false, environment)
    finish()
    for view in before { update.counts[view] = before.count { $0 == view } }
    for view in viewsOnScreen {
      let count = viewsOnScreen.count { $0 == view }
      update.counts[view] = max(count, update.counts[view] ?? 0)
    }
    explainOthers(in: root)
    return update
  }

  private mutating func finish() {
    update.texts = texts(in: root)
    let alive = Set(identities(in: root))
    nodes = nodes.filter { alive.contains($0.key) }
    values = values.filter {
      if case .state(let identity, _) = $0.key { alive.contains(identity) } else { true }
    }
  }

  private func identities(in node: Node) -> [String] {
    [node.identity]
      + node.children.flatMap { identities(in: $0) }
  }

  private func texts(in node: Node) -> [String] {
    node.outline.flatMap { part in
      switch part {
      case .text(let text): [text]
      case .child(let child, _): texts(in: child)
      default: [String]()
      }
    }
  }

  private mutating func perform(_ title: String, in node: Node) {
    for part in node.outline {
      switch part {
      case .button(title, let statements): statements.forEach { execute($0, in: node) }
      case .actionButton(title, .action(let number)):
        guard let (owner, statements) = actions[number] else { continue }
        statements.forEach { execute($0, in: owner) }
      case .toggle(title, let location):
        guard case .flag(let isOn)? = values[location] else { continue }
        write(.flag(!isOn), to: location)
      case .child(let child, _): perform(title, in: child)
      default: break
      }
    }
  }

  // MARK: Statements

  private mutating func execute(_ statement: Statement, in node: Node) {
    switch statement {
    case .set(let target, let value): write(value, to: location(of: target, in: node))
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

  private mutating func changeList(
    _ list: String, in node: Node, _ change: (inout [ElementValue]) -> Void
  ) {
    let location = location(of: .property(list), in: node)
    guard case .elements(var elements)? = location.flatMap({ values[$0] }), !elements.isEmpty
    else { return isBroken = true }
    change(&elements)
    if Set(elements.map(\.id)).count != elements.count { isBroken = true }
    write(.elements(elements), to: location)
  }

  private func location(of target: Statement.Target, in node: Node) -> Location? {
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
  private func location(of name: String, in node: Node) -> Location? {
    switch node.type.property(name)?.kind {
    case .state, .stateObject, .ownedObserved, .stateModel: .state(node.identity, name)
    case .binding:
      if case .location(let location)? = node.inputs[name] { location } else { nil }
    case .saved: .saved(name)
    default: nil
    }
  }

  private mutating func write(_ value: Value, to location: Location?) {
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

  private mutating func countWrite(for node: Node) {
    relevantWrites[node.identity, default: 0] += 1
    if relevantWrites[node.identity]! > 1 { update.topics.insert(.oneUpdate) }
  }

  private func described(_ location: Location, isEqual: Bool) -> ProgramUpdate.Write {
    switch location {
    case .state(let identity, let name):
      .init(owner: nodes[identity]?.type.name ?? "", property: name, isEqual: isEqual)
    case .field(let number, let name):
      // An announcement goes to every observer, whether or not the value is equal.
      .init(owner: objects[number]?.name ?? "", property: name, isEqual: false)
    case .saved(let name): .init(owner: "", property: name, isEqual: isEqual)
    }
  }

  private mutating func noteChange(of name: String, where depends: (Node) -> Bool) {
    for node in nodes.values where depends(node) {
      changes[node.identity, default: []].insert(name)
      countWrite(for: node)
    }
  }

  /// Returns the names of the properties through which a view observes an `ObservableObject`.
  private func observing(_ number: Int, _ node: Node) -> [String] {
    node.type.properties.filter { property in
      switch property.kind {
      case .stateObject, .ownedObserved, .observed, .environmentObject:
        value(of: property.name, in: node) == .object(number)
      default: false
      }
    }.map(\.name)
  }

  // MARK: Bodies

  /// Creates the storage of a new view.
  private mutating func create(_ node: Node) {
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

  private mutating func newObject(_ type: String) -> Value {
    nextNumber += 1
    objects[nextNumber] = program.modelClass(type)
    for field in program.modelClass(type)?.fields ?? [] {
      values[.field(nextNumber, field.name)] = field.initial
    }
    return .object(nextNumber)
  }

  /// Runs or skips the body of a view, and of the views inside it.
  private mutating func visit(
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
    for (child, changed, isNew, inner) in visits {
      visit(child, inputsChanged: changed, isReached: true, isNew: isNew, inner)
    }
  }

  /// Notes the rules that decide what happens to a view that was on screen before.
  private mutating func noteTopics(of node: Node, isReached: Bool) {
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

  private mutating func build(
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

  private mutating func add(
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

  /// Notes which inputs differ, for explanations.
  private mutating func noteDifferences(of inputs: [String: Value], from node: Node) {
    let names = inputs.keys.filter { inputs[$0] != node.inputs[$0] }
    if let compared = node.type.compared, !names.isEmpty,
      names.allSatisfy({ !compared.contains($0) })
    {
      differsOnlyIgnored.insert(node.identity)
    } else {
      differsOnlyIgnored.remove(node.identity)
    }
    differingInputs[node.identity] = names.sorted()
  }

  /// Notes the reasons why a body runs.
  private mutating func explain(_ node: Node, _ causes: Set<ProgramUpdate.Cause>) {
    for cause in causes {
      for reason in reasons(for: cause, in: node) {
        update.reasons[node.type.name, default: []].insert(reason)
      }
    }
  }

  private func reasons(for cause: ProgramUpdate.Cause, in node: Node) -> [Reason] {
    switch cause {
    case .firstAppearance:
      return update.reasons[node.type.name]?.contains(.hasNewID) == true ? [] : [.isNew]
    case .inputs:
      return (differingInputs[node.identity] ?? []).map { name in
        switch node.type.property(name)?.kind {
        case .action: .closure
        case .ownedObserved: .newObject(name)
        default: .input(name)
        }
      }
    case .changed(let name):
      switch node.type.property(name)?.kind {
      case .stateObject, .ownedObserved, .observed, .environmentObject: return [.observes(name)]
      case .environmentValue: return [.readsEnvironment(name)]
      default: return [.reads(String(name.split(separator: ".").last ?? ""))]
      }
    }
  }

  /// Notes why the bodies that nothing has happened to aren't reached.
  private mutating func explainOthers(in node: Node) {
    if update.fate(of: node.type.name) == Fate() {
      update.reasons[node.type.name, default: []].insert(reasonForNothing(in: node))
    }
    for child in node.children { explainOthers(in: child) }
  }

  private func reasonForNothing(in node: Node) -> Reason {
    for (location, isEqual) in written {
      switch location {
      case .state(let owner, let name):
        if node.reads.contains(location), isEqual { return .equalWrite(name) }
        if owner == node.identity, !node.reads.contains(location),
          node.children.contains(where: { $0.inputs.values.contains(.location(location)) })
        {
          return .passesOn(name)
        }
      case .saved(let name):
        if node.reads.contains(location), isEqual { return .equalWrite(name) }
      case .field(let number, let name):
        let holder = node.type.properties.first { value(of: $0.name, in: node) == .object(number) }
        guard let holder else { continue }
        switch objects[number]?.kind {
        case .plain: return .plainObject(holder.name)
        case .observable:
          return node.reads.contains(location) ? .equalWrite(name) : .doesNotRead(name)
        default: continue
        }
      }
    }
    return node === root ? .nothingReadChanged : .nothingChanged
  }

  private mutating func isDifferent(_ inputs: [String: Value], from node: Node) -> Bool {
    if let compared = node.type.compared {
      if inputs != node.inputs { update.topics.insert(.equatable) }
      return compared.contains { inputs[$0] != node.inputs[$0] }
    }
    return inputs != node.inputs
  }

  private mutating func surroundings(
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

  // MARK: Values

  /// Returns a property's value without recording a read.
  private func value(of name: String, in node: Node) -> Value? {
    switch node.type.property(name)?.kind {
    case .state, .stateObject, .stateModel: values[.state(node.identity, name)]
    case .input, .action, .observed, .model, .ownedObserved: node.inputs[name]
    case .binding:
      if case .location(let location)? = node.inputs[name] { values[location] } else { nil }
    case .saved: values[.saved(name)]
    case .environmentObject(let type), .environmentModel(let type):
      node.environment.objects[type].map(Value.object)
    case .environmentValue: node.environment.value.map(Value.number)
    case nil: nil
    }
  }

  /// Returns a property's value, and records that the body reads it.
  private mutating func read(_ name: String, in node: Node) -> Value? {
    switch node.type.property(name)?.kind {
    case .state, .stateModel, .binding, .saved:
      if let location = location(of: name, in: node) { node.reads.insert(location) }
    case .environmentValue: node.readsEnvironmentValue = true
    default: break
    }
    return value(of: name, in: node)
  }

  private mutating func evaluate(_ expression: Expression, in node: Node) -> Value {
    switch expression {
    case .literal(let value): return value
    case .property(let name):
      guard let value = read(name, in: node) else {
        isBroken = true
        return .number(0)
      }
      return value
    case .member(let name, let member):
      switch read(name, in: node) {
      case .object(let number)?:
        if objects[number]?.kind == .observable { node.reads.insert(.field(number, member)) }
        return values[.field(number, member)] ?? .number(0)
      case .element(let element)?:
        return member == "name" ? .text(element.name) : .number(element.count)
      default:
        isBroken = true
        return .number(0)
      }
    case .isOver(let value, let limit):
      guard case .number(let number) = evaluate(value, in: node) else { return .flag(false) }
      return .flag(number > limit)
    case .not(let value): return .flag(evaluate(value, in: node) == .flag(false))
    case .both(let one, let other):
      // The second operand isn't evaluated, and so not read, if the first one is false.
      guard evaluate(one, in: node) == .flag(true) else { return .flag(false) }
      return evaluate(other, in: node)
    case .binding(let name):
      guard let location = location(of: name, in: node) else {
        isBroken = true
        return .number(0)
      }
      return .location(location)
    case .action(let statements):
      nextNumber += 1
      actions[nextNumber] = (node, statements)
      return .action(nextNumber)
    }
  }
}

extension Element {
  fileprivate var isChild: Bool {
    if case .child = self { true } else { false }
  }
}

extension Value {
  /// The value as it appears in a text on screen.
  var spoken: String {
    switch self {
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .text(let text): text
    default: ""
    }
  }
}
