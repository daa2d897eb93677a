/// One thing on screen, as whoever uses the screen finds it: by its role and its label.
///
/// Elements are what a graph's tree of views comes down to. They know nothing of the views that
/// they come from; they hold what there is to read, and what can be done.
public struct Element: Identifiable {
  /// What kind of thing an element is.
  public enum Role: String, Sendable, CaseIterable {
    case empty, text, image, label, button, toggle, stepper, slider, textField, secureField
    case picker, progress, list, section, header, footer, form, row, horizontalStack
    case verticalStack, depthStack, spacer, divider, tabView, navigation, toolbarItem, menu
    case sheet, alert
  }

  /// What can be done to an element.
  public struct Actions {
    /// Tap it: a button, a toggle, a tab.
    public var tap: (() -> Void)?
    /// Replace its text.
    public var setText: ((String) -> Void)?
    /// Finish entering text.
    public var submit: (() -> Void)?
    /// One step up.
    public var increment: (() -> Void)?
    /// One step down.
    public var decrement: (() -> Void)?
    /// Set its number.
    public var setNumber: ((Double) -> Void)?
    /// Choose the option with a tag.
    public var select: ((AnyHashable) -> Void)?
    /// Delete it from the collection that it is a row of.
    public var delete: (() -> Void)?
    /// Move it before the row that is now at an offset.
    public var move: ((Int) -> Void)?
    /// Dismiss it.
    public var dismiss: (() -> Void)?
  }

  /// Names the place in the tree of views that the element comes from, for as long as it stands.
  public internal(set) var id = 0
  /// What kind of thing it is.
  public var role: Role
  /// Its own text: what a text reads, a field's prompt, a control's title.
  public var text: String
  /// What it is set to: a field's text, a stepper's number, `on`.
  public var value: Value?
  /// Whether it can be used.
  public var isEnabled = true
  /// What can be done to it.
  public var actions = Actions()
  /// How it looks and what it is called, innermost modifier first.
  public var attributes: [Attribute] = []
  /// What stands inside it.
  public var children: [Element] = []

  /// What an element can be set to.
  public enum Value: Equatable {
    case text(String)
    case flag(Bool)
    case number(Double, in: ClosedRange<Double>?)
    case choice(AnyHashable)
  }

  /// A thing on screen.
  public init(_ role: Role, text: String = "", value: Value? = nil) {
    self.role = role
    self.text = text
    self.value = value
  }

  /// What a person calls it: its accessibility label, its own text, or the texts inside it.
  public var label: String {
    for case .accessibilityLabel(let label) in attributes.reversed() { return label }
    if !text.isEmpty { return text }
    return children.map(\.label).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The tag that tells it from other options of a picker or a tab view.
  public var tag: AnyHashable? {
    for case .tag(let tag) in attributes.reversed() { return tag }
    return nil
  }
}
