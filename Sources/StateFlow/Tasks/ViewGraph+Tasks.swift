extension ViewGraph {
  /// Performs an action of the program. The tasks that it creates get a name for stories.
  func startingTasks(named name: @autoclosure () -> String, _ action: () -> Void) {
    guard observer != nil else { return action() }
    TaskOrigin.$current.withValue(TaskOrigin(name(), in: self), operation: action)
  }

  /// Reports an event that can occur between two updates.
  func reportTaskEvent(_ event: ViewEvent, in view: String) {
    guard let observer else { return }
    observer.occurred(event, in: view)
    schedule()
  }

  /// The end of ``settleTasks()``.
  package enum Rest: Sendable {
    /// All tasks have ended or wait for something.
    case reached
    /// A task blocks the thread that it runs on.
    case blocked
    /// Tasks go on and on, without waiting for anything.
    case neverReached
  }

  /// The number of rounds after which tasks count as never coming to rest.
  private static let maximumRounds = 1_000

  /// Lets tasks run until each of them has ended or waits for something from outside, such as the
  /// answer of a ``Server``.
  ///
  /// Work on the main actor and work elsewhere alternate, so the order is the same every time. The
  /// exceptions are tasks that don't belong to a view, if they leave the main actor: they use the
  /// threads that all programs share.
  package func settleTasks() async -> Rest {
    while isSettlingTasks { await Task.yield() }
    isSettlingTasks = true
    lane.hold()
    defer {
      lane.release()
      isSettlingTasks = false
    }
    var quietRounds = 0
    for _ in 0..<Self.maximumRounds {
      let before = (lane.activity, turn, runningTasks.count)
      guard lane.runHeldJobs() else { return .blocked }
      update()
      await Task.yield()
      guard !lane.isResuming, before == (lane.activity, turn, runningTasks.count) else {
        quietRounds = 0
        continue
      }
      quietRounds += 1
      // A resumed task may pass through several calls before it does anything that shows.
      guard quietRounds >= 12 else {
        if quietRounds.isMultiple(of: 4) { await waitForSharedThreads() }
        continue
      }
      reportResumptionsWithoutEffect()
      return .reached
    }
    return .neverReached
  }

  /// Waits until the threads that all programs share have started what was waiting for them.
  private func waitForSharedThreads() async {
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) {}.value
    }
  }

  /// Remembers a task that something lets go on, until a story has shown what it was.
  func noteResumption(of origin: TaskOrigin) {
    guard observer != nil else { return }
    resumedOrigins.removeAll { $0 === origin || !$0.hasEvent }
    resumedOrigins.append(origin)
  }

  /// Reports what let a task go on, although it then wrote nothing.
  private func reportResumptionsWithoutEffect() {
    let origins = resumedOrigins
    resumedOrigins = []
    for event in origins.compactMap({ $0.takeEvent() }) {
      observer?.updateBegan(event)
      settle {}
    }
  }
}

extension ViewGraph {
  /// Whether a view has started a task, or the program has waited for a server or a clock.
  package var usesTasks: Bool { !runningTasks.isEmpty || lane.activity > 0 }

  /// The names of the views' tasks that haven't ended, oldest first.
  package var namesOfRunningTasks: [String] {
    runningTasks.map { "\($0.isCanceled ? "canceled " : "")task of \($0.view)" }
  }
}
