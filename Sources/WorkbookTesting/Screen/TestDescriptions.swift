import StateFlowActions
import Testing

// A failed expectation prints the values in it. Without these descriptions, it would print the
// internals of the test support, which mean nothing to a student.

/// A value for which a failed expectation shows only a description.
///
/// The testing library also reads each value in a failed expectation recursively, property by
/// property. A control refers to its screen, and the screen refers to all its views, so a test with
/// many failures would take seconds.
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
extension DisclosureGroupOnScreen: OpaqueInFailures {}
extension PickerOnScreen: OpaqueInFailures {}
extension TabOnScreen: OpaqueInFailures {}
extension NavigationOnScreen: OpaqueInFailures {}
extension TextOnScreen: OpaqueInFailures {}
extension ListOnScreen: OpaqueInFailures {}
extension RowOnScreen: OpaqueInFailures {}
extension PresentationOnScreen: OpaqueInFailures {}
extension ElementOnScreen: OpaqueInFailures {}

extension ButtonOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the button, such as `button "Add"`.
  public var testDescription: String { query.name }
}

extension ToggleOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the toggle, such as `toggle "Encrypted"`.
  public var testDescription: String { query.name }
}

extension StepperOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the stepper, such as `stepper "Seats"`.
  public var testDescription: String { query.name }
}

extension SliderOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the slider, such as `slider "Volume"`.
  public var testDescription: String { query.name }
}

extension TextFieldOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the text field, such as `text field "Name"`.
  public var testDescription: String { query.name }
}

extension DisclosureGroupOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the group, such as `disclosure group "Details"`.
  public var testDescription: String { query.name }
}

extension PickerOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the picker, such as `picker "Order"`.
  public var testDescription: String { query.name }
}

extension TabOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the tab, such as `tab "Birds"`.
  public var testDescription: String { query.name }
}

extension NavigationOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the navigation stack: `the navigation stack`.
  public var testDescription: String { "the navigation stack" }
}

extension TextOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the text view, such as `text "Hello"`.
  public var testDescription: String { query.name }
}

extension ListOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the list: `the list`.
  public var testDescription: String { "the list" }
}

extension RowOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the row, such as `row 2 of the list`.
  public var testDescription: String { regionName }
}

extension PresentationOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the presentation, such as `the sheet`.
  public var testDescription: String { regionName }
}

extension ElementOnScreen: CustomTestStringConvertible {
  /// The element's outline, which starts with a line such as `button "Add"`.
  public var testDescription: String {
    outline(indentedBy: 0).split(separator: "\n").joined(separator: "\n")
  }
}
