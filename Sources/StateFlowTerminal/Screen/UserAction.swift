import StateFlow

/// Something that a person does to an element, with its name in the story.
///
/// The names are those that `Screen` uses in tests, so that the stories of both read alike.
struct UserAction {
  var event: String
  var action: () -> Void
}

extension Element {
  /// What the story calls it: its label, or its role where it has none.
  private var quoted: String { "\"\(label.isEmpty ? role.spokenName : label)\"" }

  /// A tap on it, when that does something.
  func tap(with press: (() -> Void)? = nil) -> UserAction? {
    (press ?? actions.tap).map {
      UserAction(event: "\(role == .toggle ? "toggle" : "tap") \(quoted)", action: $0)
    }
  }

  /// One step up. At the end of its range nothing happens, as on a device.
  var increment: UserAction? {
    guard isEnabled, role == .stepper || role == .slider else { return nil }
    return UserAction(event: "increment \(quoted)", action: actions.increment ?? {})
  }

  /// One step down.
  var decrement: UserAction? {
    guard isEnabled, role == .stepper || role == .slider else { return nil }
    return UserAction(event: "decrement \(quoted)", action: actions.decrement ?? {})
  }

  /// Drags it to a number.
  func set(_ number: Double) -> UserAction? {
    actions.setNumber.map { set in UserAction(event: "drag \(quoted)") { set(number) } }
  }

  /// Chooses an option of it.
  func select(_ option: Element) -> UserAction? {
    guard let select = actions.select, let tag = option.tag else { return nil }
    return UserAction(event: "select \"\(option.label)\" in \(quoted)") { select(tag) }
  }

  /// Chooses a row of a list.
  func selectRow(in list: Element) -> UserAction? {
    guard let select = list.actions.select, let tag = tag ?? laidOut.first?.tag else { return nil }
    return UserAction(event: "select \(quoted)") { select(tag) }
  }

  /// Types something into it, so that it then reads `text`.
  func type(_ words: String, making text: String) -> UserAction? {
    edit("type \"\(words)\" into", making: text)
  }

  /// Edits it, so that it then reads `text`.
  func edit(_ event: String, making text: String) -> UserAction? {
    guard isEnabled, let set = actions.setText else { return nil }
    return UserAction(event: "\(event) \(quoted)") { set(text) }
  }

  /// Presses Return in it.
  var submit: UserAction? {
    guard isEnabled, isField else { return nil }
    return UserAction(event: "submit \(quoted)", action: actions.submit ?? {})
  }

  /// Takes the focus from it, if it then writes what was typed.
  var endEditing: UserAction? {
    actions.endEditing.map { UserAction(event: "end editing \(quoted)", action: $0) }
  }

  /// Ends what it is: something presented, or a screen that one came to from another.
  var dismissal: UserAction? {
    actions.dismiss.map { dismiss in
      UserAction(
        event: role == .navigation ? "go back" : "dismiss the \(role.spokenName)", action: dismiss)
    }
  }

  /// Whether text is entered in it.
  var isField: Bool { role == .textField || role == .secureField }

  /// What is entered in it.
  var enteredText: String {
    if case .text(let text)? = value { text } else { "" }
  }
}

extension Element.Role {
  /// What a person calls such a thing.
  var spokenName: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .tabView: "tabs"
    case .toolbarItem: "toolbar item"
    default: rawValue
    }
  }
}
