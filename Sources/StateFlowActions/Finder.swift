import StateFlow

/// A search that finds elements by role and label, like `Screen` in tests.
@MainActor
struct Finding {
  let scope: InteractionScope

  /// A matching element and, if it's a row, its list.
  struct Found {
    var element: Element
    var list: Element?
  }

  /// The reason why a step can't be performed.
  struct Failure: Error { var problem: String }

  /// Returns the only element with the given name that a step can be performed on.
  ///
  /// - Parameters:
  ///   - verb: The verb of the step, such as `tap`.
  ///   - isMeant: A closure that returns whether the step applies to an element, even if the
  ///     element is currently disabled.
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
            ? notFound(name.label, verb, all)
            : "there is no \"\(name.label)\" #\(index). The last one is #\(found.count).")
      }
      return try usable(found[index - 1], verb)
    }
    guard let first = found.first else { throw Failure(problem: notFound(name.label, verb, all)) }
    guard found.count == 1 else {
      let kinds = found.map(\.element.role.spokenName).joined(separator: ", ")
      throw Failure(
        problem: "\(found.count) items to \(verb) are labeled \"\(name.label)\" (\(kinds)). "
          + "Choose one, such as '\(name.label)' #1.")
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

  private func notFound(_ label: String, _ verb: String, _ others: [Found]) -> String {
    let labels = others.map(\.element.label).filter { !$0.isEmpty }
    let meant = nearest(to: label, among: labels).map { " Did you mean \"\($0)\"?" } ?? ""
    return "there is no \"\(label)\" to \(verb).\(meant)"
  }

  /// Returns the elements that satisfy a condition, from top to bottom. Matches aren't searched any
  /// further.
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

  /// Returns the row that a step refers to.
  func row(_ row: PlayStep.Row, to verb: String) throws(Failure) -> InteractionScope.Row {
    let rows = scope.rows
    switch row {
    case .offset(let offset):
      guard rows.indices.contains(offset) else {
        throw Failure(
          problem: rows.isEmpty
            ? "there is no list."
            : "there is no row \(offset). The last row is row \(rows.count - 1).")
      }
      return rows[offset]
    case .named(let name):
      let found = rows.filter { $0.element.label == name.label }
      let index = (name.index ?? 1) - 1
      guard found.indices.contains(index), name.index != nil || found.count == 1 else {
        throw Failure(
          problem: found.isEmpty
            ? notFound(name.label, verb, rows.map { Found(element: $0.element, list: $0.list) })
            : "the number of rows labeled \"\(name.label)\" is \(found.count). "
              + "Choose one of them, such as '\(name.label)' #1.")
      }
      return found[index]
    }
  }

  /// An indented outline of the elements on screen, with one element per line.
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
      // A container's label would include the text in its content, so only its own text is used.
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
  /// Returns whether the element is a tab whose name begins with a number. For example, `1.1`
  /// matches "1.1 Tap counter".
  func isTab(numbered number: String) -> Bool {
    role == .tab && label.tabNumber != nil && label.hasPrefix(number + " ")
  }
}
