/// The node for a view of type `V`.
///
/// The type of a view determines which views can be below it. A node therefore knows, without
/// searching, which child a new value belongs to: identity is position and type (I1).
@MainActor
class ViewNode<V: View>: Node {
  /// Updates the node with a new value that the parent has created for the same view.
  func update(to view: V) {
    preconditionFailure("\(type(of: self)) can't be updated")
  }

  /// Creates the node's children. This method is called once, before any other method.
  func mount() {}
}

extension Node {
  /// Creates the node for `view` below this node and mounts it.
  final func makeChild<V: View>(_ view: V, in environment: EnvironmentScope? = nil) -> ViewNode<V> {
    let node: ViewNode<V>
    // The first condition is fast, and for most views the second is never evaluated.
    if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      node = primitive.erasedNode(below: self, in: environment) as! ViewNode<V>
    } else {
      node = BodyNode(view, parent: self, environment: environment)
    }
    node.mount()
    return node
  }
}

/// A view that has no body and that the kit shows directly.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self>
}

extension PrimitiveView {
  fileprivate func erasedNode(below parent: Node, in environment: EnvironmentScope?) -> Node {
    makeNode(below: parent, in: environment)
  }
}

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
