/// A button that shows a menu of other buttons.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let items: Content

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    items = content()
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu: ContainerView {
  var content: Pair<Caption<Label>, Content> { Pair(first: Caption(label), second: items) }

  func element(in environment: EnvironmentValues) -> Element {
    Element(control: .menu, in: environment)
  }
}

extension View {
  /// Adds a context menu to this view.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    _ContextMenuView(view: self, menu: ContextMenu(content: menuItems()))
  }
}

/// A view with a context menu. The menu becomes the last child of the view's first element.
public struct _ContextMenuView<View: StateFlow.View, MenuItems: StateFlow.View>: StateFlow.View {
  let view: View
  let menu: ContextMenu<MenuItems>
}

extension _ContextMenuView: WrapperView {
  var content: Pair<View, ContextMenu<MenuItems>> { Pair(first: view, second: menu) }

  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ContextMenuNode(self, parent: parent, environment: environment)
  }
}

private final class ContextMenuNode<View: StateFlow.View, MenuItems: StateFlow.View>:
  WrapperNode<_ContextMenuView<View, MenuItems>>
{
  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    let menu = elements.removeLast()
    if elements.count > start { elements[start].children.append(menu) }
  }
}

struct ContextMenu<Content: View>: View {
  let content: Content
}

extension ContextMenu: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.contextMenu) }
}
