/// A view that shows nothing.
public struct EmptyView: View, Equatable {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<EmptyView> {
    EmptyNode(parent: parent, environment: environment)
  }
}

private final class EmptyNode: ViewNode<EmptyView> {
  override func update(to view: EmptyView) {}
}
