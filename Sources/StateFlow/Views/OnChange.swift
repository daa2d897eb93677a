extension View {
  /// Performs an action when a value has changed, and passes the old and new values to the action
  /// (U6).
  ///
  /// - Parameters:
  ///   - value: The value to check for changes each time the body with this modifier runs.
  ///   - initial: Whether to also perform the action when the view appears. In that case, both
  ///     arguments are the initial value.
  ///   - action: The action, which may write state.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    _ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Performs an action when a value has changed (U6).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action when a value has changed, and passes the new value to the action (iOS 14 to
  /// 16 spelling).
  ///
  /// The action is the closure that the *previous* run of the body created. Everything it captured,
  /// such as the view's plain properties or the values in a capture list, dates from before the
  /// change (U12). A `@State` property that it reads is current, because the action runs after the
  /// update.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    _ChangeView(
      content: self, value: value, isInitial: false, usesPreviousAction: true,
      action: { _, new in action(new) })
  }
}

/// A view that performs an action when a value changes.
public struct _ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  /// Whether to call the action that the previous run of the body created, as in iOS 14.
  var usesPreviousAction = false
  let action: (Value, Value) -> Void
}

extension _ChangeView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ChangeNode(self, parent: parent, environment: environment)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  WrapperNode<_ChangeView<Content, Value>>
{
  override func mount() {
    super.mount()
    if view.isInitial { enqueue(from: view.value, view.action) }
  }

  override func update(to view: _ChangeView<Content, Value>) {
    let former = self.view
    super.update(to: view)
    guard former.value != view.value else { return }
    enqueue(from: former.value, view.usesPreviousAction ? former.action : view.action)
  }

  private func enqueue(from old: Value, _ action: @escaping (Value, Value) -> Void) {
    let new = view.value
    graph.enqueue(
      LifecycleQueue.Event(kind: .sawChange, owner: enclosingViewName) { action(old, new) })
  }
}
