/// The node for a view that a closure creates. The closure is called again whenever something that
/// it read has changed.
final class ClosureNode<Content: View>: Node {
  private let make: () -> Content
  private var child: ViewNode<Content>?
  private var observation = ObservationScope(TypeLayout.of(Content.self))

  init(
    below parent: Node, in environment: EnvironmentScope? = nil, make: @escaping () -> Content
  ) {
    self.make = make
    super.init(parent: parent, environment: environment)
  }

  private func evaluate() -> Content {
    track { observation.track(for: self) { make() } }
  }

  func mount() { child = makeChild(evaluate()) }

  override func refresh() {
    let view = evaluate()
    child?.update(to: view)
  }

  override func willUnmount() {
    observation.cancel()
    child = nil
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
}
