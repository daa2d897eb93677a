/// A tab of a tab view: the label in the tab bar, and the screen.
///
///     TabView(selection: $selection) {
///       Tab("Birds", systemImage: "bird", value: .birds) { BirdList() }
///       Tab("Map", systemImage: "map", value: .map) { BirdMap() }
///     }
///
/// The value identifies the tab in the selection. The screen is created when the tab is first
/// selected, as with `tabItem` (N1).
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let screen: Content
  private let label: Label
  private var badge: Text?

  /// Creates a tab with a custom label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    screen = content()
    self.label = label()
  }
}

extension Tab: ContainerView {
  var content: Pair<Caption<Label>, TabScreen<Content>> {
    Pair(first: Caption(label), second: TabScreen(content: screen))
  }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.tab)
    if let value { element.attributes.append(.tag(AnyHashable(value))) }
    if let badge { element.attributes.append(.badge(badge.words(in: environment))) }
    return element
  }
}

extension Tab {
  /// Adds a badge with a number to the tab, or no badge if the number is zero.
  public func badge(_ count: Int) -> Tab { badge(count == 0 ? nil : Text("\(count)")) }

  /// Adds a badge with text to the tab.
  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badge = label
    return tab
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label, for a tab view without a selection.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    screen = content()
    self.label = label()
  }
}

extension Tab where Label == StateFlow.Label<Text, Image> {
  /// Creates a tab with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == StateFlow.Label<Text, Image> {
  /// Creates a tab with a title and a system symbol, for a tab view without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a system symbol, for a tab view without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// A result builder that combines the tabs of a tab view into one view.
///
/// It knows the type of the tab view's selection, so that the value of a tab can be written as
/// `.birds`.
@MainActor
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab unchanged.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> { tab }

  /// Returns a view unchanged, such as one with `tabItem`.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for a closure without tabs.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single tab unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several tabs.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// Returns the tabs in an `if` statement without an `else`, or `nil` if the condition isn't met.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// Returns the second branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }
}
