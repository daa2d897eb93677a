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
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

/// A view that is told when a value changes.
public struct _ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
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
    if view.isInitial { tell(from: view.value) }
  }

  override func update(to view: _ChangeView<Content, Value>) {
    let old = self.view.value
    super.update(to: view)
    if old != view.value { tell(from: old) }
  }

  private func tell(from old: Value) {
    graph.enqueue(
      LifecycleQueue.Event(kind: .change, owner: enclosingStoryName) { [view] in
        view.action(old, view.value)
      })
  }
}
