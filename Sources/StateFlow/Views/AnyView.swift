/// A type-erased view.
///
/// The view keeps its identity and its state as long as the wrapped view has the same type. If that
/// type changes, the new view starts over (I1), so use `AnyView` only as a last resort.
public struct AnyView: View {
  fileprivate let content: any View

  /// Creates a view that wraps another view and hides its type.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view that wraps another view and hides its type.
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
  /// The view to mount. The node releases it afterward, because a view retains everything it
  /// contains.
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
        child = replace(child) { makeChild(view) }
        membersChanged()
      }
    }
    place(view.content)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var transition: AnyTransition? { child?.transition }
  override func willUnmount() { child = nil }
}
