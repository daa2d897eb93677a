extension View {
  /// Starts work each time the view appears, and cancels it when the view disappears, as `onAppear`
  /// and `onDisappear` do (N2).
  ///
  /// The work runs on the main actor where the closure is written there, as in a body it is.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Starts work when the view appears, and anew, with the former work cancelled, when the id has
  /// changed.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: value, priority: priority, action: action)
  }
}

/// A view with work that lasts at most as long as the view.
public struct _TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_TaskView<Content, ID>> {
    TaskNode(self, parent: parent, environment: environment)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: WrapperNode<_TaskView<Content, ID>> {
  private var work: AnyCancellable?

  override func mount() {
    super.mount()
    if isOnScreen { start() }
  }

  override func update(to view: _TaskView<Content, ID>) {
    let isSame = view.id == self.view.id
    super.update(to: view)
    if !isSame, isOnScreen { start() }
  }

  override func screenChanged() {
    if isOnScreen { start() } else { work = nil }
  }

  // The work starts when the tree is settled, as `onAppear` does.
  private func start() {
    graph.enqueue(
      LifecycleQueue.Event(kind: .appear, owner: nil) { [weak self] in
        guard let self, isMounted, isOnScreen else { return }
        let task = Task(priority: view.priority, operation: view.action)
        // Cancelled with the token, so also when the whole graph is released.
        work = AnyCancellable { task.cancel() }
      })
  }

  override func willUnmount() {
    work = nil
  }
}
