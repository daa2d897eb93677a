/// A view of any type.
///
/// The identity stays the same as long as the type of the wrapped view does. A view of another type
/// starts over (I1), so use `AnyView` only as a last resort.
public struct AnyView: View {
  fileprivate let content: any View

  /// Creates a view that hides the type of another view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view that hides the type of another view.
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
  /// The view to mount. It is released afterwards, because a view retains everything it contains.
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
