import StateFlow

/// A user action on an element, with the name that the story uses for the action.
///
/// The names are the same as in `Screen`, so that stories match the stories in tests.
struct UserAction {
  var event: String
  var action: () -> Void
}

extension Element {
  /// The quoted label, or the role if the element has no label.
  private var quoted: String { "\"\(label.isEmpty ? role.spokenName : label)\"" }

  /// Returns the action of a tap, or `nil` if a tap does nothing.
  func tap(with press: (() -> Void)? = nil) -> UserAction? {
    (press ?? actions.tap).map {
      UserAction(event: "\(role == .toggle ? "toggle" : "tap") \(quoted)", action: $0)
    }
  }

  /// The action that increments a value. At the end of the range, the action has no effect, as on a
  /// device.
  var increment: UserAction? {
    guard isEnabled, role == .stepper || role == .slider else { return nil }
    return UserAction(event: "increment \(quoted)", action: actions.increment ?? {})
  }

  /// The action that decrements a value.
  var decrement: UserAction? {
    guard isEnabled, role == .stepper || role == .slider else { return nil }
    return UserAction(event: "decrement \(quoted)", action: actions.decrement ?? {})
  }

  /// Returns the action that drags a slider to a value.
  func set(_ number: Double) -> UserAction? {
    actions.setNumber.map { set in UserAction(event: "drag \(quoted)") { set(number) } }
  }

  /// Returns the action that selects an option.
  func select(_ option: Element) -> UserAction? {
    guard let select = actions.select, let tag = option.tag else { return nil }
    return UserAction(event: "select \"\(option.label)\" in \(quoted)") { select(tag) }
  }

  /// Returns the action that selects the row in a list.
  func selectRow(in list: Element) -> UserAction? {
    guard let select = list.actions.select, let tag = tag ?? laidOut.first?.tag else { return nil }
    return UserAction(event: "select \(quoted)") { select(tag) }
  }

  /// Returns the action that types `words`, so that the field contains `text`.
  func type(_ words: String, making text: String) -> UserAction? {
    edit("type \"\(words)\" into", making: text)
  }

  /// Returns the action for an edit that leaves `text` in the field.
  func edit(_ event: String, making text: String) -> UserAction? {
    guard isEnabled, let set = actions.setText else { return nil }
    return UserAction(event: "\(event) \(quoted)") { set(text) }
  }

  /// The action for pressing Return in a field.
  var submit: UserAction? {
    guard isEnabled, isField else { return nil }
    return UserAction(event: "submit \(quoted)", action: actions.submit ?? {})
  }

  /// The action for losing the focus, if the field writes its value only then.
  var endEditing: UserAction? {
    actions.endEditing.map { UserAction(event: "end editing \(quoted)", action: $0) }
  }

  /// The action that dismisses a presentation or goes back in a navigation stack.
  var dismissal: UserAction? {
    actions.dismiss.map { dismiss in
      UserAction(
        event: role == .navigation ? "go back" : "dismiss the \(role.spokenName)", action: dismiss)
    }
  }

  /// Whether the element is a text field.
  var isField: Bool { role == .textField || role == .secureField }

  /// The text in the field.
  var enteredText: String {
    if case .text(let text)? = value { text } else { "" }
  }
}
