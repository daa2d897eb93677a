// Why bodies run, are skipped, or aren't reached.

extension ProgramRun {
  /// Notes which inputs differ, for explanations.
  mutating func noteDifferences(of inputs: [String: Value], from node: Node) {
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
  mutating func explain(_ node: Node, _ causes: Set<ProgramUpdate.Cause>) {
    for cause in causes {
      for reason in reasons(for: cause, in: node) {
        update.reasons[node.type.name, default: []].insert(reason)
      }
    }
  }

  func reasons(for cause: ProgramUpdate.Cause, in node: Node) -> [Reason] {
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
      case .stateObject, .ownedObserved, .observed: return [.observes(name)]
      case .environmentValue: return [.readsEnvironment(name)]
      default: return [.reads(String(name.split(separator: ".").last ?? ""))]
      }
    }
  }

  /// Notes why the bodies that nothing has happened to aren't reached.
  mutating func explainOthers(in node: Node) {
    if update.fate(of: node.type.name) == Fate() {
      update.reasons[node.type.name, default: []].insert(reasonForNothing(in: node))
    }
    for child in node.children { explainOthers(in: child) }
  }

  func reasonForNothing(in node: Node) -> Reason {
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
        case .plain where node.reads.contains(location): return .plainObject(holder.name)
        case .observable:
          return node.reads.contains(location) ? .equalWrite(name) : .doesNotRead(name)
        default: continue
        }
      }
    }
    return node === root ? .nothingReadChanged : .nothingChanged
  }
}
