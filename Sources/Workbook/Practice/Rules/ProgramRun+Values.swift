// What expressions and properties are.

extension ProgramRun {
  /// Returns a property's value without recording a read.
  func value(of name: String, in node: Node) -> Value? {
    switch node.type.property(name)?.kind {
    case .state, .stateObject, .stateModel: values[.state(node.identity, name)]
    case .input, .action, .observed, .model, .ownedObserved: node.inputs[name]
    case .binding:
      if case .location(let location)? = node.inputs[name] { values[location] } else { nil }
    case .saved: values[.saved(name)]
    case .environmentModel(let type):
      node.environment.objects[type].map(Value.object)
    case .environmentValue: node.environment.value.map(Value.number)
    case nil: nil
    }
  }

  /// Returns a property's value, and records that the body reads it.
  mutating func read(_ name: String, in node: Node) -> Value? {
    switch node.type.property(name)?.kind {
    case .state, .stateModel, .binding, .saved:
      if let location = location(of: name, in: node) { node.reads.insert(location) }
    case .environmentValue: node.readsEnvironmentValue = true
    default: break
    }
    return value(of: name, in: node)
  }

  mutating func evaluate(_ expression: Expression, in node: Node) -> Value {
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
        node.reads.insert(.field(number, member))
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
  var isChild: Bool {
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
