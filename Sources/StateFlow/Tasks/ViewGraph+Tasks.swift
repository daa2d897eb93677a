import Dispatch

extension ViewGraph {
  /// Performs an action of the program. The tasks that it creates get a name for stories.
  func startingTasks(named name: @autoclosure () -> String, _ action: () -> Void) {
    guard observer != nil else { return action() }
    let origin = TaskOrigin(name(), in: self, isOutsideLane: true)
    TaskOrigin.$current.withValue(origin, operation: action)
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
    var rounds = 0
    var quietRounds = 0
    var deadline = ContinuousClock.now + .seconds(5)
    repeat {
      let before = (lane.activity, turn, runningTasks.count)
      guard lane.runHeldJobs() else { return .blocked }
      update()
      await runMainActor()
      if lane.isResuming {
        quietRounds = 0
        continue
      }
      deadline = .now + .seconds(5)
      if before != (lane.activity, turn, runningTasks.count) {
        quietRounds = 0
        rounds += 1
        continue
      }
      quietRounds += 1
      if quietRounds == 1 { await waitForSharedThreads() }
      if quietRounds > Self.busyRounds { try? await Task.sleep(for: .microseconds(500)) }
      if quietRounds < quietRoundsToWait { continue }
      settledOutsideStarts = lane.outsideStarts
      reportResumptionsWithoutEffect()
      return .reached
    } while rounds < Self.maximumRounds && (!lane.isResuming || ContinuousClock.now < deadline)
    return .neverReached
  }

  /// The number of rounds to wait, without a pause between them, for an action's task.
  private static let busyRounds = 100

  /// The number of rounds in a row that change nothing after which all tasks count as waiting.
  ///
  /// A task that an action started may be on its way between actors, on threads that all programs
  /// share, and nothing tells when it arrives. It can take long on a busy machine. If the task was
  /// waited for before, it probably waits for something that the graph doesn't know, such as another
  /// task.
  private var quietRoundsToWait: Int {
    let isKnown = lane.outsideStarts == settledOutsideStarts
    if lane.isOutside { return isKnown ? Self.busyRounds : Self.busyRounds + 50 }
    return isKnown ? 3 : 12
  }

  /// The number of times that a task can come back to the main actor's queue in a round. Calls within
  /// a task do so several times before they do anything that shows.
  private static let mainActorTurns = 24

  /// Lets the main actor run what waits for it, and what follows from that.
  private func runMainActor() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      func goOn(_ turnsLeft: Int) {
        DispatchQueue.main.async {
          if turnsLeft > 0 { goOn(turnsLeft - 1) } else { continuation.resume() }
        }
      }
      goOn(Self.mainActorTurns)
    }
  }

  /// Waits until the threads that all programs share have started what was waiting for them.
  private func waitForSharedThreads() async {
    await withDiscardingTaskGroup { group in
      for priority in [TaskPriority.high, .medium, .low, .background] {
        group.addTask(priority: priority) { @concurrent in }
      }
    }
  }

  /// Reports what let a task go on, although it then wrote nothing.
  private func reportResumptionsWithoutEffect() {
    while let event = observer?.takeResumption() {
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
