/// A screen with a title and a toolbar, from which links lead to others.
public struct NavigationStack<Root: View>: View {
  let content: Root

  /// A stack of screens that starts with one.
  public init(@ViewBuilder root: () -> Root) {
    content = root()
  }
}

extension NavigationStack: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.navigation) }

  func arrange(_ element: inout Element) { element.arrangeNavigation() }
}

/// A screen with a title and a toolbar: the spelling of iOS 13.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
  let content: Content

  /// A stack of screens that starts with one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated)
extension NavigationView: ContainerView {
  func element(in environment: EnvironmentValues) -> Element { Element(.navigation) }

  func arrange(_ element: inout Element) { element.arrangeNavigation() }
}

extension Element {
  /// Brings to the front the screen that the last link led to, names it by its title, and puts the
  /// items of its toolbar into the bar.
  fileprivate mutating func arrangeNavigation() {
    var screen = children
    while let next = screen.lazy.compactMap(\.destination).first {
      actions.dismiss = next.actions.dismiss
      screen = next.children
    }
    var items: [Element] = []
    for index in screen.indices { screen[index].takeToolbarItems(into: &items) }
    screen.removeAll { $0.role == .toolbarItem }
    text = screen.lazy.compactMap(\.navigationTitle).first ?? ""
    children = items + screen
  }

  /// What a link somewhere inside leads to, if one was followed.
  private var destination: Element? {
    if role == .destination { return self }
    // What is presented over the screen is another screen.
    if [.sheet, .navigation].contains(role) { return nil }
    return children.lazy.compactMap(\.destination).first
  }

  private var navigationTitle: String? {
    for case .navigationTitle(let title) in attributes.reversed() { return title }
    if [.sheet, .navigation].contains(role) { return nil }
    return children.lazy.compactMap(\.navigationTitle).first
  }

  private mutating func takeToolbarItems(into items: inout [Element]) {
    if role == .toolbarItem { return items.append(self) }
    if [.sheet, .navigation].contains(role) { return }
    for index in children.indices { children[index].takeToolbarItems(into: &items) }
    children.removeAll { $0.role == .toolbarItem }
  }
}
