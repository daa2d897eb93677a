extension View {
  /// Does something when the view appears, before the frame in which it does (U8).
  ///
  /// The view also appears when its tab is selected, and when the screen that was pushed over it is
  /// popped (N1). Children appear before their parents (U9).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Does something when the view has disappeared.
  ///
  /// The view also disappears when another tab is selected, and when a screen is pushed over it. Its
  /// state stays (N1).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(content: self, appear: nil, disappear: action)
  }
}

/// A view that is told when it appears and disappears.
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
      if let action = view.appear { tell(.appear, action) }
    } else {
      if let action = view.disappear { tell(.disappear, action) }
    }
  }

  // A view that is off screen has disappeared already.
  override func willUnmount() {
    if isOnScreen, let action = view.disappear { tell(.disappear, action) }
  }

  private func tell(_ kind: LifecycleQueue.Event.Kind, _ action: @escaping () -> Void) {
    graph.enqueue(LifecycleQueue.Event(kind: kind, owner: enclosingStoryName, action: action))
  }
}
