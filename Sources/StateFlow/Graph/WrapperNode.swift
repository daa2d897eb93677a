/// A primitive view around one other view.
@MainActor
protocol WrapperView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

/// The node for a view around another. By itself it only passes updates on.
class WrapperNode<V: WrapperView>: ViewNode<V> {
  private(set) var view: V
  private var child: ViewNode<V.Content>?

  init(_ view: V, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  // A subclass may show more than its content, and has to say so itself.
  override var keepsElements: Bool { type(of: self) == WrapperNode<V>.self }

  /// The environment in which the content stands, where it is not the node's own.
  var contentEnvironment: EnvironmentScope? { nil }

  override func mount() {
    child = makeChild(view.content, in: contentEnvironment)
  }

  override func update(to view: V) {
    self.view = view
    child?.update(to: view.content)
  }

  /// Takes the description, without passing it on.
  final func replace(_ view: V) {
    self.view = view
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  /// Puts another node in place of the content's, with everything in it made afresh.
  final func replaceContent(with view: V) {
    self.view = view
    let former = child
    child = makeChild(view.content, in: contentEnvironment)
    former?.unmount()
  }
}

/// A view that is on screen only through what it wraps.
@MainActor
protocol TransparentView: WrapperView {}

extension TransparentView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    WrapperNode(self, parent: parent, environment: environment)
  }
}
