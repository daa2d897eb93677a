extension View {
  /// Starts a task each time the view appears, and cancels it when the view disappears (T1, N2).
  ///
  /// A view without members never appears (U15). So a group that shows a value only after its task
  /// has loaded it needs another view to show in the meantime, such as a `ProgressView`.
  ///
  /// If the closure is created on the main actor, as in a body, the task also runs on the main
  /// actor.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: NoID(), priority: priority, action: action)
  }

  /// Starts a task when the view appears. When the ID changes, the task is canceled and another one
  /// starts (T2).
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    _TaskView(content: self, id: value, priority: priority, action: action)
  }
}

/// The ID of a task that is started without one.
struct NoID: Equatable {}

/// A view with a task that is canceled when the view disappears.
public struct _TaskView<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    TaskNode(self, parent: parent, environment: environment)
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  AppearanceNode<_TaskView<Content, ID>>
{
  private var task: ViewTask?

  override func update(to view: _TaskView<Content, ID>) {
    let isSame = view.id == self.view.id
    let wasThere = isThere
    super.update(to: view)
    guard !isSame, wasThere, isThere else { return }
    task?.cancel(because: .idChanged)
    start()
  }

  override func appeared() { start() }

  override func disappeared() {
    task?.cancel(because: .disappeared)
    task = nil
  }

  // Like an `onAppear` action, the task starts when the tree is settled.
  private func start() {
    graph.enqueue(
      LifecycleQueue.Event(kind: .appeared, owner: nil) { [weak self] in
        guard let self, isThere else { return }
        task = ViewTask(
          in: enclosingViewName ?? "a view", id: view.id is NoID ? nil : describe(view.id),
          priority: view.priority, graph: graph, action: view.action)
      })
  }
}
