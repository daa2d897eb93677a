/// A view whose content a user shows and hides by tapping the label.
///
/// While the group is collapsed, its content isn't in the tree. *Choice*: the state of the content
/// therefore starts afresh each time the group is expanded.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var own = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: Content

  private init(_ isExpanded: Binding<Bool>?, _ content: Content, _ label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  /// Creates a group that keeps track of whether it's expanded. At first, it's collapsed.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }

  /// Creates a group that is expanded while the bound value is `true`. A tap on the label changes the
  /// value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content(), label())
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
  /// Creates a group that has a title and keeps track of whether it's expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(titleKey))
  }

  /// Creates a group that has a title and keeps track of whether it's expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), Text(title))
  }

  /// Creates a group that has a title and is expanded while the bound value is `true`.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded, content(), Text(titleKey))
  }

  /// Creates a group that has a title and is expanded while the bound value is `true`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded, content(), Text(title))
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
