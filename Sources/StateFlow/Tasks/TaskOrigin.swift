/// The origin of a task: a view's `task` modifier, or an action whose closure created the task.
///
/// Tasks inherit their origin, so that a story can say whose writes it shows.
package final class TaskOrigin: Sendable {
  /// The origin of the current task.
  @TaskLocal static var current: TaskOrigin?

  /// The name of the task, such as `the task of Profile`.
  private let name: String
  let lane: TaskLane
  private weak let graph: ViewGraph?
  /// Whether an action created the task, so that the lane doesn't run code that leaves the main
  /// actor.
  private let isOutsideLane: Bool
  /// The number of tasks that seem to be running. It's an estimate, because nothing tells how many
  /// tasks an action has created.
  private let runningCount = Locked(1)
  private let resumption = Resumption()

  @MainActor
  init(_ name: String, in graph: ViewGraph, isOutsideLane: Bool = false) {
    self.name = name
    self.graph = graph
    self.isOutsideLane = isOutsideLane
    lane = graph.lane
    if isOutsideLane { lane.enterOutside() }
  }

  // Tasks keep their origin until they end. If an action creates no task, it ends with the action.
  deinit {
    if isOutsideLane, runningCount.withLock({ $0 }) > 0 { lane.leaveOutside() }
  }

  /// Counts a request or a pause that begins.
  func willWait() {
    guard isOutsideLane else { return }
    let wasLast = runningCount.withLock { count in
      defer { count = max(0, count - 1) }
      return count == 1
    }
    if wasLast { lane.leaveOutside() }
  }

  /// Counts a request or a pause whose end lets the task go on.
  func willResume() {
    lane.willResume()
    guard isOutsideLane else { return }
    let isFirst = runningCount.withLock { count in
      count += 1
      return count == 1
    }
    if isFirst { lane.enterOutside() }
  }

  /// Counts a task that has gone on.
  func didResume() { lane.didResume() }

  /// Stores what lets the task go on.
  func goOn(because event: String) {
    lane.noteActivity()
    resumption.set(event)
    MainActor.runSoon { [weak graph, resumption] in graph?.observer?.remember(resumption) }
  }

  /// Reports that the task sends a request to a server.
  func sent(_ request: String) {
    lane.noteActivity()
    MainActor.runSoon { [weak graph, name] in
      graph?.reportTaskEvent(.requestSent(request), in: name)
    }
  }
}

/// The event that lets a task continue. It is kept until a story has shown it.
///
/// An observer keeps resumptions, not origins, because an origin shows that its task hasn't ended.
package final class Resumption: Sendable {
  /// The event, such as `the answer to "Ada" arrives`.
  private let event = Locked<String?>(nil)

  func set(_ event: String) { self.event.withLock { $0 = event } }

  /// Whether no story has shown the event.
  package var isNew: Bool { event.withLock { $0 } != nil }

  /// Returns the event, once.
  package func take() -> String? {
    event.withLock { event in
      defer { event = nil }
      return event
    }
  }
}

extension TaskOrigin {
  /// The name of the current task, if it's known.
  package static var currentName: String? { current?.name }

  /// Whether an event that no story has shown lets the current task continue.
  package static var hasEvent: Bool { current?.resumption.isNew ?? false }

  /// Returns the event that lets the current task continue, once.
  package static func takeEvent() -> String? { current?.resumption.take() }
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
