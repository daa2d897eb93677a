/// The node at the top of a graph: it has one child, and nothing of its own.
final class RootNode: Node {
  private var child: Node?

  init(graph: ViewGraph, environment: EnvironmentScope) {
    super.init(rootOf: graph, environment: environment)
  }

  /// Puts a view below the root.
  func place<V: View>(_ view: V) {
    child = makeChild(view)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func willUnmount() {
    child = nil
  }
}
