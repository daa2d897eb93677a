/// The node for a navigation stack. The stack shows only the screen that was pushed last. The
/// screens below it are kept, but they are off screen (N1).
final class NavigationNode<Data, Root: View>: ControlNode<NavigationStack<Data, Root>>,
  SettlingNode
{
  private let scope: EnvironmentScope
  private var stack: ScreenStack!
  private var values: [AnyHashable] = []

  override init(_ view: NavigationStack<Data, Root>, parent: Node, environment: EnvironmentScope?) {
    scope = EnvironmentScope(parent: environment ?? parent.environment)
    super.init(view, parent: parent, environment: environment)
    stack = ScreenStack(self, path: view.path ?? ownPath)
  }

  private var ownPath: PathAccess {
    let location = GraphLocation(NavigationPath(), named: "the path", in: graph.inbox)
    return PathAccess(Binding(location))
  }

  // The front screen may change without an evaluation of this node or any node below it.
  override var keepsElements: Bool { false }

  override var contentEnvironment: EnvironmentScope? { scope }

  override func mount() {
    scope.fill(scope.entries { $0.screenStack = ScreenStackReference(stack) })
    graph.addSettling(self)
    // If the path isn't empty at the start, the root doesn't appear.
    showsNewChildren = stack.path.values().isEmpty
    super.mount()
    stack.root = children.first
    settle()
  }

  override func update(to view: NavigationStack<Data, Root>) {
    if let path = view.path { stack.path = path }
    super.update(to: view)
  }

  override func evaluate() -> Element {
    let (element, values) = evaluate { stack.path.values() }
    self.values = values
    return element
  }

  override func willUnmount() {
    super.willUnmount()
    graph.removeSettling(self)
    stack.removeAll()
  }

  func settle() { stack.settlePath(to: values) }

  override var screenChildren: [Node] { [] }
  override func screenChanged() { stack.settleFront() }
  override var preferenceChildren: [Node] { stack.front.map { [$0] } ?? [] }

  override func appendContent(to elements: inout [Element]) {
    let outer = graph.collectedRun
    defer { graph.collectedRun = outer }
    // The content of a pushed screen belongs to the body that declares its link or destination.
    if let run = stack.screens.last?.content.enclosingRun { graph.collectedRun = run }
    stack.front?.appendElements(to: &elements)
  }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    if let top = stack.screens.last, elements.indices.contains(start) {
      elements[start].actions.dismiss = top.dismiss
    }
  }
}

extension Element {
  /// Labels the screen with its title and moves its toolbar items and search field into the bar.
  mutating func arrangeNavigation() {
    var items: [Element] = []
    takeBarItems(ofChildrenInto: &items)
    text = children.lazy.compactMap(\.navigationTitle).first ?? ""
    let tools = items.filter { $0.role == .toolbarItem }
    children = tools + items.filter { $0.role == .searchField } + children
  }

  private var navigationTitle: String? {
    for case .navigationTitle(let title) in attributes.reversed() { return title }
    if [.sheet, .navigation].contains(role) { return nil }
    return children.lazy.compactMap(\.navigationTitle).first
  }

  private var isBarItem: Bool { role == .toolbarItem || role == .searchField }

  private mutating func takeBarItems(ofChildrenInto items: inout [Element]) {
    for index in children.indices {
      if children[index].isBarItem {
        items.append(children[index])
      } else if ![.sheet, .navigation].contains(children[index].role) {
        children[index].takeBarItems(ofChildrenInto: &items)
      }
    }
    children.removeAll(where: \.isBarItem)
  }
}
