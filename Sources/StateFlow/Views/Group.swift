/// A container that groups views so that you can apply a modifier to all of them.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: TransparentView {}

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

/// A list of views that a ``ViewBuilder`` combines.
public struct TupleView<T>: View {
  /// The views, as a tuple.
  public let value: T
  fileprivate let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<TupleView<T>> {
    TupleNode(self, parent: parent, environment: environment)
  }
}

extension TupleView: @MainActor InputComparable {
  func isSameInput(as other: TupleView<T>) -> Bool {
    zip(views, other.views).allSatisfy { view, other in
      func isSame<V: View>(_ view: V) -> Bool {
        (other as? V).map { Comparison.ofInputs(V.self)(view, $0) } ?? false
      }
      return isSame(view)
    }
  }
}

/// The node for a tuple of views. The tuple's type determines the position of each view.
private final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var view: TupleView<T>
  private var members: [Node] = []

  init(_ view: TupleView<T>, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() {
    members = view.views.map { view in
      makeAnyChild(view)
    }
  }

  private func makeAnyChild<V: View>(_ view: V) -> Node { makeChild(view) }

  override func update(to view: TupleView<T>) {
    self.view = view
    for (member, view) in zip(members, view.views) {
      func update<V: View>(_ view: V) {
        (member as! ViewNode<V>).update(to: view)
      }
      update(view)
    }
  }

  override var keepsElements: Bool { true }
  override var children: [Node] { members }
  override func willUnmount() { members = [] }
}
