/// A control for choosing one of several options.
///
/// Each option is a view that is inside the picker and whose `tag` has the selection's type. If a
/// row of a `ForEach` has no tag, its ID serves as the tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let options: Content
  private let selection: Binding<SelectionValue>

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    options = content()
  }

  /// Creates a picker with a custom label (iOS 13 spelling).
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    options = content()
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: ControlView {
  var content: Pair<Caption<Label>, Content> { Pair(first: Caption(label), second: options) }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(
      control: .picker, value: .choice(AnyHashable(selection.wrappedValue)), in: environment)
    element.actions.select = { tag in
      // If the tag doesn't have the selection's type, it selects nothing.
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return element
  }
}
