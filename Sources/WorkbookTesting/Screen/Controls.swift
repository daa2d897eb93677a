import StateFlow
import StateFlowActions

/// An element that a test finds on a screen by its role and label.
@MainActor
public protocol OnScreen {
  /// Whether the element is on screen.
  var exists: Bool { get }
  /// Whether a user can interact with the element. If it isn't on screen, the test fails.
  var isEnabled: Bool { get }
}

@MainActor
protocol QueriedOnScreen: OnScreen {
  var query: Query { get }
}

extension QueriedOnScreen {
  public var exists: Bool { query.exists }
  public var isEnabled: Bool { query.element()?.isEnabled ?? false }
}

/// A button on screen.
public struct ButtonOnScreen: QueriedOnScreen {
  let query: Query

  /// Taps the button.
  public func tap() {
    query.perform("tap", \.tap)
  }
}

/// A toggle on screen.
public struct ToggleOnScreen: QueriedOnScreen {
  let query: Query

  /// Whether the toggle is on.
  public var isOn: Bool { query.element()?.value == .flag(true) }

  /// Switches the toggle on or off.
  public func toggle() {
    query.perform("toggle", \.tap)
  }
}

/// A disclosure group on screen.
public struct DisclosureGroupOnScreen: QueriedOnScreen {
  let query: Query

  /// Whether the content is visible.
  public var isExpanded: Bool { query.element()?.value == .flag(true) }

  /// Taps the label, which expands or collapses the group.
  public func tap() {
    query.perform("tap", \.tap)
  }
}

/// A stepper on screen.
public struct StepperOnScreen: QueriedOnScreen {
  let query: Query

  /// Taps the plus button. At the end of the range, nothing happens, as on a device.
  public func increment() {
    query.perform("increment", \.increment)
  }

  /// Taps the minus button. At the end of the range, nothing happens, as on a device.
  public func decrement() {
    query.perform("decrement", \.decrement)
  }
}

/// A slider on screen.
public struct SliderOnScreen: QueriedOnScreen {
  let query: Query

  /// The value of the slider, or `nil` if the slider isn't on screen.
  public var number: Double? {
    guard case .number(let number, _)? = query.element()?.value else { return nil }
    return number
  }

  /// Drags the slider to a value.
  public func drag(to number: Double) {
    query.perform("drag") { $0.drag(to: number) }
  }
}

/// A text field on screen.
public struct TextFieldOnScreen: QueriedOnScreen {
  let query: Query

  /// The field's contents, or an empty string if the field isn't on screen.
  public var text: String {
    query.element()?.enteredText ?? ""
  }

  /// Whether the field has the keyboard focus.
  public var isFocused: Bool { query.element()?.isFocused ?? false }

  /// Taps the field, which gives it the keyboard focus. Typing, deleting, clearing, and
  /// submitting also focus the field.
  public func focus() {
    let field = query.region.attempt(at: query.location) { finder throws(Finder.Failure) in
      let field = try finder.one(query.kind, query.label, at: query.index).element
      guard field.isEnabled else {
        throw finder.failure("The \(query.name) is disabled, so a user can't focus it.")
      }
      return field
    }
    if let field { query.region.screen.graph.moveFocus(toField: field) }
  }

  /// Types at the end of the field. Each character causes an update.
  ///
  /// Typing moves the focus to the field. If another field is being edited, that field ends editing
  /// first.
  public func type(_ words: String) {
    for character in words {
      query.edit("type \"\(character)\" into") { $0.type(String(character)) }
    }
  }

  /// Deletes the last character of the field, as the Backspace key does.
  public func deleteBackward() {
    query.edit("delete from", \.deleteBackward)
  }

  /// Deletes the contents of the field.
  public func clear() {
    query.edit("clear", \.clear)
  }

  /// Presses the Return key.
  public func submit() {
    query.edit("submit", \.submit)
  }

  /// Ends editing, as a tap on another field does, and removes the focus from the field.
  ///
  /// Tapping a button doesn't end editing: as on a device, the field keeps the focus.
  public func endEditing() {
    query.perform("end editing", \.endEditing)
    if isFocused { query.region.screen.graph.moveFocus(to: nil) }
  }
}

/// A tab of a tab view on screen.
public struct TabOnScreen: QueriedOnScreen {
  let query: Query

  /// Whether the tab is in front.
  public var isSelected: Bool { query.element()?.value == .flag(true) }

  /// Taps the tab, which brings it to the front.
  public func select() {
    query.perform("tap", \.tap)
  }
}

/// A picker on screen.
public struct PickerOnScreen: QueriedOnScreen {
  let query: Query

  /// The labels of the options.
  public var options: [String] { choices.map(\.element.label) }

  /// The label of the selected option, or `nil` if the selection matches none of the options.
  public var selection: String? {
    guard case .choice(let tag)? = query.element()?.value else { return nil }
    return choices.first { $0.element.tag == tag }?.element.label
  }

  /// Selects an option by its label.
  public func select(_ option: String) {
    query.region.perform(at: query.location) { finder throws(Finder.Failure) in
      let picker = try finder.one(query.kind, query.label, at: query.index).element
      return try finder.selection(of: option, in: picker)
    }
  }

  private var choices: [ElementOnScreen] {
    query.found()?.children.flatMap { $0.all { $0.element.tag != nil } } ?? []
  }
}

/// A text view on screen.
public struct TextOnScreen: QueriedOnScreen {
  let query: Query

  /// The color of the text, or `nil` if none was set.
  public var foregroundColor: Color? { query.found()?.style.foreground }

  /// Whether the text is struck through.
  public var isStruckThrough: Bool { query.found()?.style.isStruckThrough ?? false }

  /// Whether the text is bold.
  public var isBold: Bool { query.found()?.style.isBold ?? false }
}
