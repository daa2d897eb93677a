import StateFlow

/// An action that a user can perform on an element.
///
/// Tests, the terminal, scripts, and recordings all perform these actions, so the same action has
/// the same title in all stories. A script can contain the title as a step; see ``ActionStep``.
package struct UserAction {
  /// The action in words, such as `type "a" into "Name"`.
  package let title: String
  let run: () -> Void

  package init(_ title: String, _ run: @escaping () -> Void) {
    self.title = title
    self.run = run
  }
}

extension ViewGraph {
  /// Performs a user action in a single update.
  package func perform(_ action: UserAction) { perform(action.title, action.run) }

  /// Moves the focus to a field, as a tap on the field does. Other fields end editing first, each in
  /// an update of its own.
  package func moveFocus(toField field: Element) {
    guard focusedElement != field.id else { return }
    for other in elements.flatMap(\.flattened)
    where other.id != field.id && other.actions.endEditing != nil {
      if let action = other.endEditing { perform(action) }
    }
    moveFocus(to: field)
  }
}

/// The actions on an element. An action is `nil` if a user can't perform it, for example because the
/// element is disabled.
extension Element {
  /// The quoted label, or the role if the element has no label.
  package var quotedLabel: String { (label.isEmpty ? role.spokenName : label).quoted }

  /// Whether users type into the element.
  package var isField: Bool {
    [.textField, .secureField, .textEditor, .searchField].contains(role)
  }

  /// Whether the element has a value that increases and decreases in steps.
  var isStepped: Bool { role == .stepper || role == .slider }

  /// The text in a field.
  package var enteredText: String {
    if case .text(let text)? = value { text } else { "" }
  }

  private func action(_ title: String, _ run: (() -> Void)?) -> UserAction? {
    isEnabled ? run.map { UserAction(title, $0) } : nil
  }

  /// The action that taps the element, such as a button, or switches a toggle.
  package var tap: UserAction? {
    action("\(role == .toggle ? "toggle" : "tap") \(quotedLabel)", actions.tap)
  }

  /// The action that increments a value. At the end of the range, it has no effect, as on a device.
  package var increment: UserAction? {
    action("increment \(quotedLabel)", isStepped ? actions.increment ?? {} : nil)
  }

  /// The action that decrements a value. At the end of the range, it has no effect.
  package var decrement: UserAction? {
    action("decrement \(quotedLabel)", isStepped ? actions.decrement ?? {} : nil)
  }

  /// Returns the action that drags a slider to a value.
  package func drag(to number: Double) -> UserAction? {
    action(
      "drag \(quotedLabel) to \(number.words)", actions.setNumber.map { set in { set(number) } })
  }

  /// Returns the action that selects one of a picker's options.
  package func select(_ option: Element) -> UserAction? {
    guard let select = actions.select, let tag = option.tag else { return nil }
    return action("select \(option.label.quoted) in \(quotedLabel)") { select(tag) }
  }

  /// Returns the action that types at the end of a field.
  package func type(_ words: String) -> UserAction? {
    edit("type \(words.quoted) into", making: enteredText + words)
  }

  /// The action that deletes the last character of a field, or nothing if the field is empty.
  package var deleteBackward: UserAction? {
    edit(
      "delete \(String(enteredText.suffix(1)).quoted) from",
      making: String(enteredText.dropLast()))
  }

  /// The action that deletes the contents of a field.
  package var clear: UserAction? { edit("clear", making: "") }

  /// Returns the action that replaces the contents of a field with `text`.
  ///
  /// - Parameter verb: The beginning of the action's title, such as `paste "a" into`.
  package func edit(_ verb: String, making text: String) -> UserAction? {
    action("\(verb) \(quotedLabel)", actions.setText.map { set in { set(text) } })
  }

  /// The action that presses Return in a field.
  package var submit: UserAction? {
    action("submit \(quotedLabel)", isField && role != .textEditor ? actions.submit ?? {} : nil)
  }

  /// The action that ends editing because the field loses the focus.
  package var endEditing: UserAction? {
    action("end editing \(quotedLabel)", isField ? actions.endEditing ?? {} : nil)
  }

  /// The action that refreshes a list or scroll view.
  package var refresh: UserAction? { action("refresh", actions.refresh) }

  /// The action that dismisses a presentation or goes back in a navigation stack.
  package var dismissal: UserAction? {
    actions.dismiss.map {
      UserAction(role == .navigation ? "go back" : "dismiss the \(role.spokenName)", $0)
    }
  }
}

extension Double {
  /// The number as the title of an action contains it, such as `3` or `0.5`.
  package var words: String {
    let words = "\(self)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}

extension String {
  /// The string in quotes, as a word of a step.
  package var quoted: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
