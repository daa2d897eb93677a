extension View {
  /// Performs an action when the view appears, before the first frame that shows it (U8).
  ///
  /// The view also appears when its tab is selected, and when the screen that covers it in a
  /// navigation stack is popped (N1). Children appear before their parents (U9).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Performs an action after the view has disappeared.
  ///
  /// The view also disappears when another tab is selected, and when another screen is pushed over
  /// it. In both cases, the view keeps its state (N1).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: nil, disappear: action)
  }
}

/// A view that performs an action when it appears or disappears.
public struct _LifecycleView<Content: View>: View {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _LifecycleView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_LifecycleView<Content>> {
    LifecycleNode(self, parent: parent, environment: environment)
  }
}

private final class LifecycleNode<Content: View>: WrapperNode<_LifecycleView<Content>> {
  override var keepsElements: Bool { true }

  override func mount() {
    super.mount()
    if isOnScreen { screenChanged() }
  }

  override func screenChanged() {
    if isOnScreen {
      if let action = view.appear { enqueue(.appear, action) }
    } else {
      if let action = view.disappear { enqueue(.disappear, action) }
    }
  }

  // A view that is off screen has already disappeared.
  override func willUnmount() {
    if isOnScreen, let action = view.disappear { enqueue(.disappear, action) }
  }

  private func enqueue(_ kind: LifecycleQueue.Event.Kind, _ action: @escaping () -> Void) {
    graph.enqueue(LifecycleQueue.Event(kind: kind, owner: enclosingStoryName, action: action))
  }
}
