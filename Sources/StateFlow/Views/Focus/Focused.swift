extension View {
  /// Binds the keyboard focus of the text field in this view to a focus state.
  ///
  /// - Parameters:
  ///   - binding: A binding to the focus state, such as `$focus`.
  ///   - value: The value that the focus state has while the field is focused. If the program
  ///     writes this value, the field gets the focus (F2).
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    _FocusedView(content: self, location: binding.location, value: value, other: binding.unfocused)
  }

  /// Binds the keyboard focus of the text field in this view to a Boolean focus state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _FocusedView(content: self, location: condition.location, value: true, other: false)
  }
}

/// A view whose field has the focus while a focus state has a given value.
public struct _FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let location: Location<Value>
  let value: Value
  /// The focus state's value while none of its fields has the focus.
  let other: Value
}

extension _FocusedView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    FocusedNode(self, parent: parent, environment: environment)
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  WrapperNode<_FocusedView<Content, Value>>, FocusBindingNode
{
  var isWanted = false
  var wasWanted = false

  var state: ObjectIdentifier { ObjectIdentifier(view.location) }

  override func mount() {
    graph.focus.add(self)
    refresh()
    super.mount()
  }

  override func update(to view: _FocusedView<Content, Value>) {
    replace(view)
    refresh()
    super.update(to: view)
  }

  // Reads the state, so that a write to it causes an update even if no body reads it.
  override func refresh() {
    isWanted = track { view.location.get() == view.value }
    if isWanted != wasWanted { graph.focus.needsSettling = true }
  }

  override func willUnmount() {
    graph.focus.remove(self)
    guard wasWanted else { return }
    // If the state leaves the screen together with the field, this action has no effect.
    let (value, other) = (view.value, view.other)
    graph.focus.afterLeaving { [weak location = view.location] in
      if let location, location.peek() == value { location.set(other) }
    }
  }

  func writeFocused() {
    if view.location.peek() != view.value { view.location.set(view.value) }
    isWanted = true
  }

  func writeUnfocused() {
    if view.location.peek() == view.value { view.location.set(view.other) }
    isWanted = view.location.peek() == view.value
  }
}
