/// A primitive view that shows a value which lives elsewhere, and lets the person change it.
///
/// The value may be a property of an `@Observable` object, which the control then observes by
/// itself (U5).
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

  /// What the view is on screen now, and something else that is read with it.
  final func evaluate<Other>(with other: () -> Other) -> (element: Element, other: Other) {
    observation.track(for: self) { (super.evaluate(), other()) }
  }

  override func willUnmount() {
    observation.cancel()
  }
}
