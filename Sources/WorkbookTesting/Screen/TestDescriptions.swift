import Testing

// A failed expectation prints the values in it. Without these descriptions, it would print the
// internals of the test support, which mean nothing to a student.

/// A value that a failed expectation shows only by its description.
///
/// The testing library also reads each value in a failed expectation recursively, property by
/// property. A control has a screen, and a screen has all its views, so a test with many failures
/// would take seconds.
nonisolated public protocol OpaqueInFailures: CustomReflectable {}

extension OpaqueInFailures {
  /// A mirror without properties.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Screen: OpaqueInFailures {}
extension ButtonOnScreen: OpaqueInFailures {}
extension ToggleOnScreen: OpaqueInFailures {}
extension StepperOnScreen: OpaqueInFailures {}
extension SliderOnScreen: OpaqueInFailures {}
extension TextFieldOnScreen: OpaqueInFailures {}
extension PickerOnScreen: OpaqueInFailures {}
extension TabOnScreen: OpaqueInFailures {}
extension NavigationOnScreen: OpaqueInFailures {}
extension TextOnScreen: OpaqueInFailures {}
extension ListOnScreen: OpaqueInFailures {}
extension RowOnScreen: OpaqueInFailures {}
extension PresentationOnScreen: OpaqueInFailures {}
extension ElementOnScreen: OpaqueInFailures {}

extension ButtonOnScreen: @MainActor CustomTestStringConvertible {
  /// The button as a person would name it: `button "Add"`.
  public var testDescription: String { query.name }
}

extension ToggleOnScreen: @MainActor CustomTestStringConvertible {
  /// The toggle as a person would name it: `toggle "Encrypted"`.
  public var testDescription: String { query.name }
}

extension StepperOnScreen: @MainActor CustomTestStringConvertible {
  /// The stepper as a person would name it: `stepper "Seats"`.
  public var testDescription: String { query.name }
}

extension SliderOnScreen: @MainActor CustomTestStringConvertible {
  /// The slider as a person would name it: `slider "Volume"`.
  public var testDescription: String { query.name }
}

extension TextFieldOnScreen: @MainActor CustomTestStringConvertible {
  /// The text field as a person would name it: `text field "Name"`.
  public var testDescription: String { query.name }
}

extension PickerOnScreen: @MainActor CustomTestStringConvertible {
  /// The picker as a person would name it: `picker "Order"`.
  public var testDescription: String { query.name }
}

extension TabOnScreen: @MainActor CustomTestStringConvertible {
  /// The tab as a person would name it: `tab "Birds"`.
  public var testDescription: String { query.name }
}

extension NavigationOnScreen: @MainActor CustomTestStringConvertible {
  /// The navigation stack as a person would name it: `the navigation stack`.
  public var testDescription: String { "the navigation stack" }
}

extension TextOnScreen: @MainActor CustomTestStringConvertible {
  /// The text as a person would name it: `text "Hello"`.
  public var testDescription: String { query.name }
}

extension ListOnScreen: @MainActor CustomTestStringConvertible {
  /// The list as a person would name it: `the list`.
  public var testDescription: String { "the list" }
}

extension RowOnScreen: @MainActor CustomTestStringConvertible {
  /// The row as a person would name it: `row 2 of the list`.
  public var testDescription: String { regionName }
}

extension PresentationOnScreen: @MainActor CustomTestStringConvertible {
  /// The presentation as a person would name it: `the sheet`.
  public var testDescription: String { regionName }
}

extension ElementOnScreen: @MainActor CustomTestStringConvertible {
  /// The element's outline, which starts with a line such as `button "Add"`.
  public var testDescription: String {
    outline(indentedBy: 0).split(separator: "\n").joined(separator: "\n")
  }
}
