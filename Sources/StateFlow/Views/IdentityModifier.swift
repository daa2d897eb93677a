/// A view with an explicit identity. If its ID changes, it counts as a different view (I4).
public struct _IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
}

extension View {
  /// Sets the identity of the view. If the ID changes, everything in the view starts over: its
  /// state and its objects are created again, and it appears again (I4).
  public func id<ID: Hashable>(_ id: ID) -> some View {
    _IdentifiedView(content: self, id: id)
  }
}

extension _IdentifiedView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    IdentifiedNode(self, parent: parent, environment: environment)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  WrapperNode<_IdentifiedView<Content, ID>>
{
  private var id: ID

  override init(
    _ view: _IdentifiedView<Content, ID>, parent: Node, environment: EnvironmentScope?
  ) {
    id = view.id
    super.init(view, parent: parent, environment: environment)
  }

  override func update(to view: _IdentifiedView<Content, ID>) {
    guard view.id != id else { return super.update(to: view) }
    id = view.id
    self.replaceContent(with: view)
  }
}
