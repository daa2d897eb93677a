import StateFlow
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
extension ButtonOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension ToggleOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension StepperOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension SliderOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension TextFieldOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension DisclosureGroupOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension PickerOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension TabOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension NavigationOnScreen: OpaqueInFailures {}
extension TextOnScreen: @MainActor CustomTestStringConvertible, OpaqueInFailures {}
extension ListOnScreen: OpaqueInFailures {}
extension RowOnScreen: OpaqueInFailures {}
extension PresentationOnScreen: OpaqueInFailures {}
extension ElementOnScreen: OpaqueInFailures {}

extension QueriedOnScreen {
  /// The name that messages use for the element, such as `button "Add"`.
  public var testDescription: String { query.name }
}

extension NavigationOnScreen: @MainActor CustomTestStringConvertible {
  /// The name that messages use for the navigation stack: `the navigation stack`.
  public var testDescription: String { "the navigation stack" }
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
