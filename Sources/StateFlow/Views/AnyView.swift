/// A view of any type.
///
/// As long as the type inside stays the same, so does the identity. Another type is a fresh start
/// (I1), which is why `AnyView` is the last resort.
public struct AnyView: View {
  fileprivate let content: any View

  /// A view whose type is hidden.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// A view whose type is hidden.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<AnyView> {
    AnyViewNode(self, parent: parent, environment: environment)
  }
}

private final class AnyViewNode: ViewNode<AnyView> {
  private var child: Node?
  /// What to begin with; let go of then, since a description keeps all that it was given.
  private var initial: AnyView?

  init(_ view: AnyView, parent: Node, environment: EnvironmentScope?) {
    initial = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() {
    if let view = initial.take() { update(to: view) }
  }

  override func update(to view: AnyView) {
    func place<V: View>(_ view: V) {
      if let child = child as? ViewNode<V> {
        child.update(to: view)
      } else {
        let former = child
        child = makeChild(view)
        former?.unmount()
      }
    }
    place(view.content)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override func willUnmount() { child = nil }
}
