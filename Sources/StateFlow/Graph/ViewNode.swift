/// The node for a view of type `V`.
///
/// The type of a view says what can stand below it, so a node needs no search to know which of
/// its children a new description is for: identity is position and type (I1).
@MainActor
class ViewNode<V: View>: Node {
  /// Takes a new description of the same view from the parent.
  func update(to view: V) {
    preconditionFailure("\(type(of: self)) takes no update")
  }

  /// Makes the node's children. Called once, before anything else is asked of the node.
  func mount() {}
}

extension Node {
  /// Makes the node that stands for `view`, below this one, and mounts it.
  final func makeChild<V: View>(_ view: V, in environment: EnvironmentScope? = nil) -> ViewNode<V> {
    let node: ViewNode<V>
    // The first question is answered at once, and spares most views the second.
    if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
      node = primitive.erasedNode(below: self, in: environment) as! ViewNode<V>
    } else {
      node = BodyNode(view, parent: self, environment: environment)
    }
    node.mount()
    return node
  }
}

/// A view that the kit itself knows how to show: it has no body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self>
}

extension PrimitiveView {
  fileprivate func erasedNode(below parent: Node, in environment: EnvironmentScope?) -> Node {
    makeNode(below: parent, in: environment)
  }
}
