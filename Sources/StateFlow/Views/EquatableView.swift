/// A view whose content updates only if it has changed according to its own `==` (U13).
///
/// If a view consists of plain data, the graph normally compares it byte by byte. It always
/// compares the content of an `EquatableView` with `==`.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view to compare.
  public var content: Content

  /// Creates a view that compares its content with `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension View where Self: Equatable {
  /// Returns a view that updates only if it has changed according to its own `==` (U13).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    EquatableNode(self, parent: parent, environment: environment)
  }
}

private final class EquatableNode<Content: Equatable & View>:
  WrapperNode<EquatableView<Content>>
{
  override func update(to view: EquatableView<Content>) {
    guard self.view.content == view.content else { return super.update(to: view) }
    for child in children { reportSkip(child) }
  }

  /// Reports that the child is skipped, unless it has to run for another reason.
  private func reportSkip(_ child: Node) {
    if child.standing == .current { graph.observer?.skipped(child) }
  }
}
