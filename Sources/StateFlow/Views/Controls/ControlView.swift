/// A primitive view that shows a bound value and lets the user change it.
///
/// The value may be a property of an `@Observable` object, which the control then observes (U5).
@MainActor
protocol ControlView: ContainerView {}

extension ControlView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ControlNode(self, parent: parent, environment: environment)
  }
}

/// The node for a control.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private var observation = ObservationScope(TypeLayout.of(V.self))

  override func evaluate() -> Element { evaluate {}.element }

  /// Returns the current element of the view, together with another value that depends on the same
  /// reads.
  final func evaluate<Other>(with other: () -> Other) -> (element: Element, other: Other) {
    observation.track(for: self) { (super.evaluate(), other()) }
  }

  override func willUnmount() {
    observation.cancel()
  }
}
