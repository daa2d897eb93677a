import StateFlow

/// Finds things by what they are and what they are called, as `Screen` does in tests.
@MainActor
struct Finding {
  let scope: InteractionScope

  /// A thing that was found, with the list whose row it is.
  struct Found {
    var element: Element
    var list: Element?
  }

  /// What keeps a step from being done.
  struct Failure: Error { var problem: String }

  /// The one thing that has a name and can, by what it is, be used as the step wants.
  ///
  /// - Parameters:
  ///   - verb: What the step does: `tap`.
  ///   - isMeant: Whether such a thing is used so, also where it is disabled now.
  func one(
    _ name: PlayStep.Name, to verb: String, where isMeant: (Element) -> Bool
  ) throws(Failure) -> Found {
    let all = matches { isMeant($0) }
    var found = all.filter { $0.element.label == name.label }
    if found.isEmpty { found = all.filter { $0.element.isTab(numbered: name.label) } }
    if let index = name.index {
      guard found.indices.contains(index - 1) else {
        throw Failure(
          problem: found.isEmpty
            ? nothing(name.label, verb, all)
            : "there are \(found.count) of \"\(name.label)\", so none at #\(index).")
      }
      return try usable(found[index - 1], verb)
    }
    guard let first = found.first else { throw Failure(problem: nothing(name.label, verb, all)) }
    guard found.count == 1 else {
      let kinds = found.map(\.element.role.spokenName).joined(separator: ", ")
      throw Failure(
        problem: "there are \(found.count) of \"\(name.label)\" to \(verb) (\(kinds)). "
          + "Say which: \(verb) '\(name.label)' #1")
    }
    return try usable(first, verb)
  }

  private func usable(_ found: Found, _ verb: String) throws(Failure) -> Found {
    guard found.element.isEnabled else {
      throw Failure(
        problem: "the \(found.element.role.spokenName) \"\(found.element.label)\" is disabled.")
    }
    return found
  }

  private func nothing(_ label: String, _ verb: String, _ others: [Found]) -> String {
    let labels = others.map(\.element.label).filter { !$0.isEmpty }
    let meant = nearest(to: label, among: labels).map { " Did you mean \"\($0)\"?" } ?? ""
    return "there is no \"\(label)\" to \(verb).\(meant)"
  }

  /// What satisfies a condition, from the top down. What is inside of it belongs to it.
  func matches(_ condition: (Element) -> Bool) -> [Found] {
    var found: [Found] = []
    for element in scope.elements { Self.collect(element, Style(), nil, condition, &found) }
    return found
  }

  private static func collect(
    _ element: Element, _ outer: Style, _ list: Element?, _ condition: (Element) -> Bool,
    _ found: inout [Found]
  ) {
    guard !element.isPresented else { return }
    let style = outer.inside(element)
    guard !style.isHidden, style.opacity > 0 else { return }
    if condition(element) { return found.append(Found(element: element, list: list)) }
    let isList = element.role == .list || element.role == .form
    for child in element.children {
      collect(child, style, isList ? element : list, condition, &found)
    }
  }

  /// The row that a step speaks of.
  func row(_ row: PlayStep.Row, to verb: String) throws(Failure) -> InteractionScope.Row {
    let rows = scope.rows
    switch row {
    case .offset(let offset):
      guard rows.indices.contains(offset) else {
        throw Failure(
          problem: rows.isEmpty
            ? "there is no list." : "the list has \(rows.count) rows, from row 0 on.")
      }
      return rows[offset]
    case .named(let name):
      let found = rows.filter { $0.element.label == name.label }
      let index = (name.index ?? 1) - 1
      guard found.indices.contains(index), name.index != nil || found.count == 1 else {
        throw Failure(
          problem: found.isEmpty
            ? nothing(name.label, verb, rows.map { Found(element: $0.element, list: $0.list) })
            : "there are \(found.count) rows of \"\(name.label)\". "
              + "Say which: \(verb) '\(name.label)' #1")
      }
      return found[index]
    }
  }

  /// What is on screen, indented, a line each.
  var outline: String {
    let lines = scope.elements.flatMap { Self.outline($0, Style(), 1) }
    return lines.isEmpty ? "  nothing" : lines.joined(separator: "\n")
  }

  private static func outline(_ element: Element, _ outer: Style, _ depth: Int) -> [String] {
    let style = outer.inside(element)
    guard !element.isPresented, !style.isHidden, style.opacity > 0 else { return [] }
    switch element.role {
    case .empty, .spacer, .divider: return []
    case .verticalStack, .horizontalStack, .depthStack, .group, .scroll:
      return element.children.flatMap { outline($0, style, depth) }
    default:
      // What holds others is called by its own words, not by all that is in it.
      let holds = [.tabView, .navigation, .list, .form, .section, .row].contains(element.role)
      let label = holds ? element.text : element.label
      var line = String(repeating: "  ", count: depth) + element.role.spokenName
      if !label.isEmpty { line += " \"\(label)\"" }
      if !holds, let value = element.value { line += " = \(value)" }
      if !element.isEnabled { line += " (disabled)" }
      let inside = holds ? element.children : []
      return [line] + inside.flatMap { outline($0, style, depth + 1) }
    }
  }
}

extension Element {
  /// Whether it is a tab whose name begins with a number: `1.1` finds "1.1 Tap counter".
  func isTab(numbered number: String) -> Bool {
    role == .tab && label.tabNumber != nil && label.hasPrefix(number + " ")
  }
}
