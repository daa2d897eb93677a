/// A view with several tabs, one of which is in front.
@MainActor
protocol TabsContainer: ControlView {
  /// Returns the index of the tab that is in front.
  func front(of tabs: [Element], in element: Element) -> Int
}

/// The node for a tab view. The selected tab is on screen. The others stay in memory, off screen
/// (N1).
final class TabsNode<V: TabsContainer>: ControlNode<V>, SettlingNode {
  // Which tab is in front doesn't depend only on the nodes below.
  override var keepsElements: Bool { false }

  override func mount() {
    // A tab comes on screen only once it is known to be selected.
    showsNewChildren = false
    graph.addSettling(self)
    super.mount()
    settle()
  }

  override func willUnmount() {
    super.willUnmount()
    graph.removeSettling(self)
  }

  override var screenChildren: [Node] { [] }
  override func screenChanged() { settle() }

  // The new tab appears before the old one disappears (U9).
  func settle() {
    let tabs = tabs(below: self)
    let elements = graph.outline(of: children)
    let front = view.front(of: elements, in: element)
    if tabs.indices.contains(front) {
      let isNew = !tabs[front].isOnScreen
      tabs[front].setOnScreen(isOnScreen)
      if isNew, isOnScreen { tabs[front].reportReturn() }
    }
    for (offset, tab) in tabs.enumerated() where offset != front { tab.setOnScreen(false) }
  }

  /// Returns the nodes of the tabs. The nodes between the tabs' nodes and this node stay on screen
  /// no matter which tab is selected.
  private func tabs(below node: Node) -> [Node] {
    node.children.flatMap { child -> [Node] in
      let count = graph.outline(of: [child]).count
      if count == 1 { return [child] }
      child.showsNewChildren = false
      child.setOnScreenAlone(isOnScreen)
      return tabs(below: child)
    }
  }
}

/// The screen of a tab. It is created when the tab is first selected.
struct TabScreen<Content: View>: View {
  let content: Content
}

extension TabScreen: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    TabScreenNode(self, parent: parent, environment: environment)
  }
}

/// The node for the screen of a tab. The node has no child until it first comes on screen (N1).
final class TabScreenNode<Content: View>: ViewNode<TabScreen<Content>> {
  private var view: TabScreen<Content>
  private var child: ViewNode<Content>?

  init(_ view: TabScreen<Content>, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() { createChildIfNeeded() }

  override func update(to view: TabScreen<Content>) {
    self.view = view
    child?.update(to: view.content)
  }

  override func screenChanged() { createChildIfNeeded() }

  private func createChildIfNeeded() {
    guard isOnScreen, child == nil else { return }
    renewElements()
    child = makeChild(view.content)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
}
