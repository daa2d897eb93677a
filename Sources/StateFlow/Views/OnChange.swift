extension View {
  /// Does something when a value has changed, with the old and the new one (U6).
  ///
  /// - Parameters:
  ///   - value: What is compared, each time the body that says this runs.
  ///   - initial: Whether to do it also when the view appears, with the value twice.
  ///   - action: What to do; it may write.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    _ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value has changed (U6).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when a value has changed: the spelling of iOS 14 to 16.
  ///
  /// The action is the one that the *previous* body made: what it captured, such as the view's plain
  /// properties or the names in a capture list, has the values from before the change (U12). A
  /// `@State` that it reads is current, because the action runs after the update.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    _ChangeView(
      content: self, value: value, isInitial: false, usesPreviousAction: true,
      action: { _, new in action(new) })
  }
}

/// A view that is told when a value changes.
public struct _ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  /// Whether a change calls the action of the body before it, as the spelling of iOS 14 does.
  var usesPreviousAction = false
  let action: (Value, Value) -> Void
}

extension _ChangeView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_ChangeView<Content, Value>> {
    ChangeNode(self, parent: parent, environment: environment)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<_ChangeView<Content, Value>>
{
  override func mount() {
    super.mount()
    if view.isInitial { tell(from: view.value, view.action) }
  }

  override func update(to view: _ChangeView<Content, Value>) {
    let former = self.view
    super.update(to: view)
    guard former.value != view.value else { return }
    tell(from: former.value, view.usesPreviousAction ? former.action : view.action)
  }

  private func tell(from old: Value, _ action: @escaping (Value, Value) -> Void) {
    let new = view.value
    graph.enqueue(
      LifecycleQueue.Event(kind: .change, owner: enclosingStoryName) { action(old, new) })
  }
}
