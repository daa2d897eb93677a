/// A task that belongs to a view, from its start to its end.
@MainActor
final class ViewTask {
  /// The reason why a view cancels its task.
  enum CancellationReason: String {
    case idChanged = "its id changed"
    case disappeared = "the view disappeared"
  }

  /// The name of the view whose body declares the task.
  let view: String
  private(set) var isCanceled = false
  private weak var graph: ViewGraph?
  private var task: Task<Void, Never>?

  /// Starts a task.
  ///
  /// - Parameter id: The description of the task's ID, or `nil` if it has none.
  init(
    in view: String, id: String?, priority: TaskPriority, graph: ViewGraph,
    action: @escaping @Sendable () async -> Void, onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.view = view
    self.graph = graph
    let origin = TaskOrigin("the task of \(view)", in: graph)
    graph.runningTasks.append(self)
    graph.observer?.occurred(.taskStarted(id: id), in: view)
    task = Task(executorPreference: graph.lane, priority: priority) { [weak self] in
      await TaskOrigin.$current.withValue(origin) {
        await action()
        await self?.end(then: onEnd)
      }
    }
  }

  // A graph that is released takes its tasks along.
  deinit { task?.cancel() }

  private func end(then onEnd: @MainActor () -> Void) {
    graph?.runningTasks.removeAll { $0 === self }
    graph?.lane.noteActivity()
    graph?.reportTaskEvent(.taskEnded(wasCanceled: isCanceled), in: view)
    onEnd()
  }

  /// Asks the task to end.
  func cancel(because reason: CancellationReason) {
    guard !isCanceled, let graph, graph.runningTasks.contains(where: { $0 === self })
    else { return }
    isCanceled = true
    graph.observer?.occurred(.taskCanceled(reason: reason.rawValue), in: view)
    task?.cancel()
  }
}
