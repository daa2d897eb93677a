/// The node at the top of a graph. It has a single child and doesn't represent a view itself.
final class RootNode: Node {
  private var child: Node?

  init(graph: ViewGraph, environment: EnvironmentScope) {
    super.init(rootOf: graph, environment: environment)
  }

  /// Places a view below the root, or updates the view that is already there.
  func place<V: View>(_ view: V) {
    if let child = child as? ViewNode<V> {
      child.update(to: view)
    } else {
      let former = child
      child = makeChild(view)
      former?.unmount()
    }
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func willUnmount() {
    child = nil
  }
}
