/// A view whose content a user shows and hides by tapping the label.
///
/// While the group is collapsed, its content isn't in the tree. *Choice*: the state of the content
/// therefore starts afresh each time the group is expanded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var own = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding that expands the group while its value is `true`. A tap on the label
  ///     changes the value. If the binding is `nil`, the group keeps track of whether it's expanded.
  ///     At first, it's collapsed.
  ///   - content: Returns the content.
  ///   - label: Returns the label.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  /// The label, above the content if the group is expanded.
  public var body: some View {
    let isExpanded = isExpanded ?? $own
    Disclosure(
      label: label, isExpanded: isExpanded, group: isExpanded.wrappedValue ? content : nil)
  }
}

extension DisclosureGroup: KitView {}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct Disclosure<Label: View, Group: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>
  let group: Group?
}

extension Disclosure: ControlView {
  var content: Pair<Caption<Label>, Group?> { Pair(first: Caption(label), second: group) }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(
      control: .disclosureGroup, value: .flag(isExpanded.wrappedValue), in: environment)
    element.actions.tap = { isExpanded.wrappedValue.toggle() }
    return element
  }
}
