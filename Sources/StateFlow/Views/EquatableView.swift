/// A view that is updated only if its own `==` finds that it has changed (U13).
///
/// The graph compares a view of plain data by its bytes. This view has its content compared by
/// `==` instead, whatever the content consists of.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension View where Self: Equatable {
  /// Updates this view only if its own `==` finds that it has changed (U13).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<EquatableView<Content>> {
    EquatableNode(self, parent: parent, environment: environment)
  }
}

private final class EquatableNode<Content: Equatable & View>:
  WrapperNode<EquatableView<Content>>
{
  override func update(to view: EquatableView<Content>) {
    guard self.view.content == view.content else { return super.update(to: view) }
    for child in children { tellOfSkip(child) }
  }

  /// A child that waits for another reason runs when its turn comes.
  private func tellOfSkip(_ child: Node) {
    guard child.standing == .current, let name = child.storyName else { return }
    graph.recorder?.skipped(child, name, because: .sameInputs)
  }
}
