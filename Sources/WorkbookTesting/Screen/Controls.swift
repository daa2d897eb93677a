import StateFlow
import Testing

/// Something found on a screen by its role and label.
@MainActor
public protocol OnScreen {
  /// Whether it is there.
  var exists: Bool { get }
  /// Whether it is there and can be used.
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
  init(_ query: Query) { self.query = query }

  /// Taps it.
  public func tap() {
    query.act("tap") { $0.actions.tap }
  }
}

/// A toggle on screen.
public struct ToggleOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// Whether it is on.
  public var isOn: Bool { query.element()?.value == .flag(true) }

  /// Switches it.
  public func toggle() {
    query.act("toggle") { $0.actions.tap }
  }
}

/// A stepper on screen.
public struct StepperOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// Taps its plus. At the end of its range nothing happens, as on a device.
  public func increment() {
    query.act("increment") { $0.actions.increment ?? {} }
  }

  /// Taps its minus. At the end of its range nothing happens, as on a device.
  public func decrement() {
    query.act("decrement") { $0.actions.decrement ?? {} }
  }
}

/// A slider on screen.
public struct SliderOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// Where it stands; nil when it is not there.
  public var number: Double? {
    guard case .number(let number, _)? = query.element()?.value else { return nil }
    return number
  }

  /// Drags it to a number.
  public func drag(to number: Double) {
    query.act("drag") { element in element.actions.setNumber.map { set in { set(number) } } }
  }
}

/// A text field on screen.
public struct TextFieldOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// What is entered in it.
  public var text: String {
    guard case .text(let text)? = query.element()?.value else { return "" }
    return text
  }

  /// Whether it has the keyboard focus.
  public var isFocused: Bool { query.element()?.isFocused ?? false }

  /// Taps it, so that it has the keyboard focus. Typing, clearing and submitting do so too.
  public func focus() {
    guard let element = query.element() else { return }
    guard element.isEnabled else {
      return query.fail("The \(query.name) is disabled: a person cannot focus it.")
    }
    query.moveFocus()
  }

  /// Types at the end of what is there, one key and one update at a time.
  ///
  /// The focus moves to the field: another one that was edited ends editing first.
  public func type(_ words: String) {
    query.moveFocus()
    for character in words {
      query.act("type \"\(character)\" into") { element in
        guard case .text(let text)? = element.value, let set = element.actions.setText else {
          return nil
        }
        return { set(text + String(character)) }
      }
    }
  }

  /// Deletes all that is entered.
  public func clear() {
    query.moveFocus()
    query.act("clear") { element in element.actions.setText.map { set in { set("") } } }
  }

  /// Presses return.
  public func submit() {
    query.moveFocus()
    query.act("submit") { $0.actions.submit ?? {} }
  }

  /// Takes the focus from the field, as a tap on another field does.
  ///
  /// Tapping a button does not: on a device, the field keeps the focus then.
  public func endEditing() {
    query.act("end editing") { $0.actions.endEditing ?? {} }
    if isFocused { query.region.screen.graph.moveFocus(to: nil) }
  }
}

/// A tab of a tab view on screen.
public struct TabOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// Whether it is in front.
  public var isSelected: Bool { query.element()?.value == .flag(true) }

  /// Taps it, so that it comes to the front.
  public func select() {
    query.act("tap") { $0.actions.tap }
  }
}

/// A picker on screen.
public struct PickerOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// What there is to choose from.
  public var options: [String] { choices.map(\.element.label) }

  /// What is chosen; nil when nothing that there is.
  public var selection: String? {
    guard case .choice(let tag)? = query.element()?.value else { return nil }
    return choices.first { $0.element.tag == tag }?.element.label
  }

  /// Chooses an option by what it is called.
  public func select(_ option: String) {
    guard let choice = choices.first(where: { $0.element.label == option }),
      let tag = choice.element.tag
    else {
      let options = options.map { "\"\($0)\"" }.joined(separator: ", ")
      return query.fail("The \(query.name) has no option \"\(option)\", only \(options).")
    }
    query.act("select \"\(option)\" in") { element in
      element.actions.select.map { select in { select(tag) } }
    }
  }

  private var choices: [ElementOnScreen] {
    query.found()?.children.flatMap { $0.all { $0.element.tag != nil } } ?? []
  }
}

/// A text on screen.
public struct TextOnScreen: QueriedOnScreen {
  let query: Query
  init(_ query: Query) { self.query = query }

  /// Its color, where one was asked for.
  public var foregroundColor: Color? { query.found()?.style.foreground }

  /// Whether it is struck through.
  public var isStruckThrough: Bool { query.found()?.style.isStruckThrough ?? false }

  /// Whether it is bold.
  public var isBold: Bool { query.found()?.style.isBold ?? false }
}
