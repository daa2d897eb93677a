/// A container with several screens, called tabs, one of which is selected.
///
/// Only the selected tab is on screen. A tab is created when it is first selected, and kept from
/// then on. When another tab is selected, the `onAppear` actions in the new tab run first, followed
/// by the `onDisappear` actions in the old tab, which keeps its state (N1).
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var own: AnyHashable?
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates a tab view whose selected tab is identified by its value or tag.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs, with the selected one in front.
  public var body: some View {
    Tabs(
      content: content,
      selected: { selection.map { AnyHashable($0.wrappedValue) } ?? own },
      select: { tag in
        if let selection {
          if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        } else {
          own = tag
        }
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that initially shows its first tab.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: KitView {}

private struct Tabs<Content: View>: View {
  let content: Content
  let selected: () -> AnyHashable?
  let select: (AnyHashable) -> Void
}

extension Tabs: TabsContainer {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Tabs<Content>> {
    TabsNode(self, parent: parent, environment: environment)
  }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: .tabView, in: environment)
    element.value = selected().map { .choice($0) }
    element.actions.select = select
    return element
  }

  // Puts the tab bar before the selected tab.
  func arrange(_ element: inout Element) {
    var bar: [Element] = []
    var screens: [[Element]] = []
    let presented = element.children.filter(\.isPresented)
    let tabs = element.children.filter { !$0.isPresented }
    let front = front(of: tabs, in: element)
    for (offset, child) in tabs.enumerated() {
      var tab = child.role == .tab ? child : Element(.tab, around: child)
      let content = tab.content
      let tag = tag(of: child, at: offset)
      tab.attributes += content.compactMap(\.badge).prefix(1).map { .badge($0) }
      tab.attributes.append(.tag(tag))
      tab.children = tab.children.first { $0.role == .caption }?.children ?? []
      tab.actions.tap = element.isEnabled ? { select(tag) } : nil
      bar.append(tab)
      screens.append(content)
    }
    for index in bar.indices { bar[index].value = .flag(index == front) }
    element.children = bar + (screens.isEmpty ? [] : screens[front]) + presented
  }

  // If no tab has the selected tag, for example because none has been selected yet, the first tab
  // is in front.
  func front(of tabs: [Element], in element: Element) -> Int {
    guard case .choice(let chosen) = element.value else { return 0 }
    return tabs.indices.first { tag(of: tabs[$0], at: $0) == chosen } ?? 0
  }

  private func tag(of child: Element, at offset: Int) -> AnyHashable {
    let content = child.role == .tab ? child.content : [child]
    let own = child.role == .tab ? child.tag : child.rowID
    return own ?? content.lazy.compactMap(\.tag).first ?? AnyHashable(offset)
  }
}

extension View {
  /// Sets the view that represents this view in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    _TabView(item: label(), screen: self)
  }
}

/// A tab, together with the view that represents it in the tab bar.
public struct _TabView<Item: View, Screen: View>: View {
  let item: Item
  let screen: Screen
}

extension _TabView: ContainerView {
  var content: Pair<Caption<Item>, TabScreen<Screen>> {
    Pair(first: Caption(item), second: TabScreen(content: screen))
  }

  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.tab)
    // A tab can be selected before its screen exists, so the tag is read from the view.
    element.attributes = screen.outerTags
    return element
  }
}

extension View {
  /// The tags set by modifiers that are applied directly to the view, innermost first.
  fileprivate var outerTags: [Attribute] {
    guard let tagged = self as? any TaggableView else { return [] }
    return tagged.outerTagsOfModifiers
  }
}

/// A modified view that may have a tag, either from its outermost modifier or from a modifier
/// inside that modifier.
@MainActor
private protocol TaggableView {
  var outerTagsOfModifiers: [Attribute] { get }
}

extension _AttributedView: TaggableView {
  fileprivate var outerTagsOfModifiers: [Attribute] {
    guard case .tag = attribute else { return content.outerTags }
    return content.outerTags + [attribute]
  }
}

extension _FontView: TaggableView {
  fileprivate var outerTagsOfModifiers: [Attribute] { content.outerTags }
}

extension _TextAttributeView: TaggableView {
  fileprivate var outerTagsOfModifiers: [Attribute] { content.outerTags }
}
