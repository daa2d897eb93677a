/// One of two views, which a ``ViewBuilder`` creates for `if … else`.
///
/// The branches have different identities. When the condition changes, the views in the old branch
/// are removed. When the condition changes back, those views start over (I2).
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ConditionalNode(self, parent: parent, environment: environment)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  ViewNode<_ConditionalContent<First, Second>>
{
  private var first: ViewNode<First>?
  private var second: ViewNode<Second>?
  /// The view to mount. The node releases it afterward, because a view retains everything it
  /// contains.
  private var initial: _ConditionalContent<First, Second>?

  init(
    _ view: _ConditionalContent<First, Second>, parent: Node, environment: EnvironmentScope?
  ) {
    initial = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() {
    if let view = initial.take() { update(to: view) }
  }

  override func update(to view: _ConditionalContent<First, Second>) {
    switch view.branch {
    case .first(let view):
      if let first { return first.update(to: view) }
      first = replace(second) { makeChild(view) }
      second = nil
    case .second(let view):
      if let second { return second.update(to: view) }
      second = replace(first) { makeChild(view) }
      first = nil
    }
    membersChanged()
  }

  override var keepsElements: Bool { true }
  override var children: [Node] { [first, second].compactMap { $0 } }

  override func willUnmount() {
    first = nil
    second = nil
  }
}

extension Optional: View where Wrapped: View {
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Wrapped?> {
    OptionalNode(self, parent: parent, environment: environment)
  }
}

/// The node for an optional view.
private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var child: ViewNode<Wrapped>?
  /// The view to mount. The node releases it afterward, because a view retains everything it
  /// contains.
  private var initial: Wrapped?

  init(_ view: Wrapped?, parent: Node, environment: EnvironmentScope?) {
    initial = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() { update(to: initial.take()) }

  override func update(to view: Wrapped?) {
    switch (child, view) {
    case (let child?, let view?): return child.update(to: view)
    case (nil, let view?): child = makeChild(view)
    case (let child?, nil):
      child.unmount()
      self.child = nil
    case (nil, nil): return
    }
    membersChanged()
  }

  override var keepsElements: Bool { true }
  override var children: [Node] { child.map { [$0] } ?? [] }
  override func willUnmount() { child = nil }
}
