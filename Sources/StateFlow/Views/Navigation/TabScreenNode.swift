/// The screen of a tab. It is created when the tab is first selected.
struct TabScreen<Content: View>: View {
  let content: Content
}

extension TabScreen: PrimitiveView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<TabScreen<Content>> {
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
