/// A primitive view that wraps one other view.
@MainActor
protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

/// The node for a view that wraps another view. Unless a subclass does more, it only passes on
/// updates.
class WrapperNode<V: WrapperView>: ViewNode<V> {
  private(set) var view: V
  private var child: ViewNode<V.Content>?

  init(_ view: V, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  // A subclass may show more than its content, so it must override this property to keep elements.
  override var keepsElements: Bool { type(of: self) == WrapperNode<V>.self }

  /// The environment of the content, or `nil` if the content shares the node's environment.
  var contentEnvironment: EnvironmentScope? { nil }

  override func mount() {
    child = makeChild(view.content, in: contentEnvironment)
  }

  override func update(to view: V) {
    self.view = view
    child?.update(to: view.content)
  }

  /// Replaces the view without passing on the update.
  final func replace(_ view: V) {
    self.view = view
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var hasMembers: Bool { child?.hasMembers ?? false }
  override var transition: AnyTransition? { child?.transition }
  override var outerTransition: AnyTransition? { parent?.outerTransition }

  /// Replaces the content's node with a new one, so that the content's state starts over.
  final func replaceContent(with view: V) {
    self.view = view
    child = replace(child) { makeChild(view.content, in: contentEnvironment) }
    membersChanged()
  }
}

/// A view that shows nothing but its content.
@MainActor
protocol TransparentView: WrapperView {}

extension TransparentView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    WrapperNode(self, parent: parent, environment: environment)
  }
}
