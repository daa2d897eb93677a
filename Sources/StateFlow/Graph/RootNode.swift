/// The node at the top of a graph: it has one child, and nothing of its own.
final class RootNode: Node {
  private var child: Node?

  init(graph: ViewGraph, environment: EnvironmentScope) {
    super.init(rootOf: graph, environment: environment)
  }

  /// Puts a view below the root, or gives the one that is there its new description.
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
