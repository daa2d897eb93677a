import Synchronization

/// What started a task: a view's `task` modifier, or an action whose closure created the task.
///
/// Tasks inherit their origin, so that a story can say whose writes it shows.
package final class TaskOrigin: Sendable {
  /// The origin of the current task.
  @TaskLocal static var current: TaskOrigin?

  /// The name of the task, such as `the task of Profile`.
  private let name: String
  let lane: TaskLane
  private weak let graph: ViewGraph?
  /// What lets the task go on, such as `the answer to "Ada" arrives`, until a story has shown it.
  private let event = Mutex<String?>(nil)

  @MainActor
  init(_ name: String, in graph: ViewGraph) {
    self.name = name
    self.graph = graph
    lane = graph.lane
  }

  /// Stores what lets the task go on.
  func goOn(because event: String) {
    lane.noteActivity()
    self.event.withLock { $0 = event }
    MainActor.runSoon { [weak graph, self] in graph?.noteResumption(of: self) }
  }

  /// Reports that the task sends a request to a server.
  func sent(_ request: String) {
    lane.noteActivity()
    MainActor.runSoon { [weak graph, name] in
      graph?.reportTaskEvent(.requestSent(request), in: name)
    }
  }

  /// Whether something lets the task go on that no story has shown.
  var hasEvent: Bool { event.withLock { $0 } != nil }

  /// Returns what lets the task go on, once.
  func takeEvent() -> String? {
    event.withLock { event in
      defer { event = nil }
      return event
    }
  }
}

extension TaskOrigin {
  /// The name of the current task, if it's known.
  package static var currentName: String? { current?.name }

  /// Whether something lets the current task go on that no story has shown.
  package static var hasEvent: Bool { current?.hasEvent ?? false }

  /// Returns what lets the current task go on, once.
  package static func takeEvent() -> String? { current?.takeEvent() }
}

extension MainActor {
  /// Runs `work` immediately if the caller is on the main actor, and otherwise as soon as possible.
  fileprivate static func runSoon(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { assumeIsolated(work) } else { Task { @MainActor in work() } }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the current code belongs to a task that was canceled and runs on. Actions of a screen,
  /// which a canceled test may perform, don't count.
  @MainActor
  package static var isCanceledAndRunning: Bool { isCancelled && ViewGraph.current == nil }
}
