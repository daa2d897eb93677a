import StateFlow

/// A search that finds elements as a user does: by role and label.
package struct Finder {
  /// The form in which a message refers to one of several elements with the same label.
  package enum Numbering {
    /// By an index such as `at: 0`, as in a test.
    case index
    /// By a number such as `#1`, as in a script.
    case number
  }

  /// The reason why an element can't be found or used.
  package struct Failure: Error {
    package let problem: String
    /// The elements that were searched, as an outline below a line such as `The screen shows:`.
    package let contents: String

    package var message: String { "\(problem) \(contents)" }
  }

  let elements: [ElementOnScreen]
  let place: String
  let numbering: Numbering
  let dismissal: UserAction?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - elements: The elements to search.
  ///   - place: The name that messages use for the searched region.
  ///   - dismissal: The action that dismisses what is in front, if anything can be dismissed.
  package init(
    _ elements: [ElementOnScreen], in place: String, numbering: Numbering,
    dismissal: UserAction? = nil
  ) {
    self.elements = elements
    self.place = place
    self.numbering = numbering
    self.dismissal = dismissal
  }

  /// Returns all elements of a kind that have a label, from the top down.
  package func matches(_ kind: ElementKind, _ label: String) -> [ElementOnScreen] {
    // On a calculator, the text view "4" is the display. The label of a key matches only if no text
    // view outside a control matches.
    for inControls in kind.prefersTextOutsideControls ? [false, true] : [true] {
      let all = all(kind, inControls: inControls)
      let found = all.filter { $0.element.label == label }
      if !found.isEmpty { return found }
      let tabs = all.filter { $0.element.isTab(numbered: label) }
      if !tabs.isEmpty { return tabs }
    }
    return []
  }

  private func all(_ kind: ElementKind, inControls: Bool = true) -> [ElementOnScreen] {
    elements.flatMap { $0.all(inControls: inControls) { kind.includes($0.element) } }
  }

  /// Returns the only element of a kind that has a label, or the one at an index, counted from zero.
  package func one(
    _ kind: ElementKind, _ label: String, at index: Int? = nil
  ) throws(Failure) -> ElementOnScreen {
    let found = matches(kind, label)
    if found.isEmpty {
      throw failure(
        "There is no \(kind.name) \"\(label)\".\(suggestion(label, all(kind).map(\.element.label)))"
      )
    }
    return found[try choose(among: found.count, "\(kind.name) \"\(label)\"", at: index)]
  }

  /// Returns the row with a label, or the one at a position in the list.
  package func row(_ row: ActionStep.Row) throws(Failure) -> ListRow {
    let rows = elements.flatMap(\.rows)
    switch row {
    case .offset(let offset):
      if rows.indices.contains(offset) { return rows[offset] }
      throw failure(
        rows.isEmpty
          ? "There is no list with rows."
          : "There is no row \(offset). The last row is row \(rows.count - 1).")
    case .named(let name):
      let found = rows.filter { $0.title == name.label }
      if found.isEmpty {
        throw failure(
          "There is no row \"\(name.label)\".\(suggestion(name.label, rows.map(\.title)))")
      }
      return found[try choose(among: found.count, "row \"\(name.label)\"", at: name.index)]
    }
  }

  private func choose(among count: Int, _ name: String, at index: Int?) throws(Failure) -> Int {
    guard let index else {
      if count == 1 { return 0 }
      let advice =
        numbering == .index
        ? "In your own test, choose one by its index, such as at: 0."
        : "Choose one by its number, such as #1."
      throw failure("\(count) elements match \(name). \(advice)")
    }
    guard index < count else {
      let wanted = numbering == .index ? "at index \(index)" : "#\(index + 1)"
      let matches = count == 1 ? "1 element matches" : "\(count) elements match"
      throw failure("There is no \(name) \(wanted). Only \(matches).")
    }
    return index
  }

  private func suggestion(_ label: String, _ others: [String]) -> String {
    nearest(to: label, among: others.filter { !$0.isEmpty }).map { " Did you mean \"\($0)\"?" }
      ?? ""
  }

  /// Returns an action on an element.
  ///
  /// - Parameters:
  ///   - verb: A verb for the action, such as `tap`, that can precede the element's name.
  ///   - name: The element's name.
  ///   - action: A closure that returns the action, or `nil` if a user can't perform it.
  package func action(
    _ verb: String, _ element: Element, named name: String? = nil,
    _ action: (Element) -> UserAction?
  ) throws(Failure) -> UserAction {
    let name = name ?? "\(element.role.spokenName) \"\(element.label)\""
    guard element.isEnabled else {
      throw failure("The \(name) is disabled, so a user can't \(verb) it.")
    }
    guard let action = action(element) else { throw failure("A user can't \(verb) the \(name).") }
    return action
  }

  /// Returns the action that selects the option with a label.
  package func selection(of label: String, in picker: Element) throws(Failure) -> UserAction {
    let options = picker.options
    guard let option = options.first(where: { $0.label == label }) else {
      let labels = options.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw failure(
        labels.isEmpty
          ? "The picker \"\(picker.label)\" has no options."
          : "The picker \"\(picker.label)\" has no option \"\(label)\". Its options are \(labels).")
    }
    return try action("select \"\(label)\" in", picker) { $0.select(option) }
  }

  /// Returns the action that moves a row to a position in its list.
  package func move(_ row: ListRow, to destination: Int) throws(Failure) -> UserAction {
    let last = row.destinations.upperBound - 1
    if let move = row.move(to: destination) { return move }
    throw failure(
      row.element.element.actions.move == nil
        ? "A user can't move \(row.name)."
        : "A user can't move \(row.name) to position \(destination), because it can move only "
          + "within rows \(row.destinations.lowerBound) to \(last).")
  }

  /// Returns the action that deletes a row.
  package func deletion(of row: ListRow) throws(Failure) -> UserAction {
    guard let deletion = row.deletion else { throw failure("A user can't delete \(row.name).") }
    return deletion
  }

  /// Returns the action that refreshes the first list or scroll view that can be refreshed.
  package func refresh() throws(Failure) -> UserAction {
    let found = elements.flatMap { $0.all { $0.element.actions.refresh != nil } }
    guard let action = found.first?.element.refresh else {
      throw failure("There is nothing to refresh.")
    }
    return action
  }

  package func failure(_ problem: String) -> Failure {
    Failure(problem: problem, contents: contents)
  }

  /// The outline of the elements below a line such as `The screen shows:`.
  package var contents: String {
    let outline = elements.map { $0.outline(indentedBy: 1) }.joined()
    return "\(place.prefix(1).uppercased())\(place.dropFirst()) shows:\n"
      + (outline.isEmpty ? "  nothing" : String(outline.dropLast()))
  }
}

/// The elements that a search is for, such as all buttons.
package struct ElementKind: Sendable {
  /// The name of one such element, such as `button`.
  package let name: String
  let includes: @Sendable (Element) -> Bool
  let prefersTextOutsideControls: Bool

  /// Creates a kind that consists of the elements with any of these roles. It's named after the
  /// first one.
  package init(_ roles: Element.Role...) {
    name = roles[0].spokenName
    includes = { roles.contains($0.role) }
    prefersTextOutsideControls = roles == [.text]
  }

  init(_ name: String, includes: @escaping @Sendable (Element) -> Bool) {
    self.name = name
    self.includes = includes
    prefersTextOutsideControls = false
  }

  package static let field = ElementKind("text field", includes: \.isField)
  static let stepped = ElementKind("stepper or slider", includes: \.isStepped)

  /// Returns the elements that users tap, even if they're currently disabled.
  ///
  /// - Parameter rows: The rows that can be selected. A tap on the label of any other row is meant
  ///   for a control in the row.
  static func tapped(rows: Set<Element.ID>) -> ElementKind {
    ElementKind("control") { element in
      element.actions.tap != nil || rows.contains(element.id)
        || [.button, .link, .toggle, .tab, .menu, .picker, .disclosureGroup].contains(element.role)
    }
  }
}

extension Element {
  /// Returns whether the element is a tab whose name begins with a number. For example, `1.1`
  /// matches "1.1 Tap counter".
  fileprivate func isTab(numbered number: String) -> Bool {
    role == .tab && label.tabNumber != nil && label.hasPrefix(number + " ")
  }
}

extension String {
  /// The number of the exercise at the start of a tab's name, such as 3 in "1.3 Tabbed draft".
  package var tabNumber: Int? {
    guard let word = split(separator: " ").first else { return nil }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[0]) != nil else { return nil }
    return Int(parts[1])
  }
}
