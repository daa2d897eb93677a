/// A choice of one among several options.
///
/// An option is a view in the picker with a `tag`, of the type of the selection. A row of a
/// `ForEach` goes by its id when it has no tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let options: Content
  private let selection: Binding<SelectionValue>

  /// A picker with any view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    options = content()
  }

  /// A picker with any view as its label: the spelling of iOS 13.
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
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title.
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
      // A tag of another type than the selection's selects nothing.
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return element
  }
}
