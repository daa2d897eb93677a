/// Nothing on screen.
public struct EmptyView: View, Equatable {
  /// Nothing.
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
