/// A primitive view that shows a bound value and lets the user change it.
///
/// If the value is a property of an `@Observable` object, the control observes that object (U5).
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

  /// Returns the view's current element, together with another value that is computed in the same
  /// evaluation.
  final func evaluate<Other>(with other: () -> Other) -> (element: Element, other: Other) {
    observation.track(for: self) { (super.evaluate(), other()) }
  }

  override func willUnmount() {
    observation.cancel()
  }
}
