import Dispatch
import Synchronization

/// The executor for the parts of a graph's tasks that don't run on the main actor.
///
/// A task that prefers this executor runs its nonisolated functions, its `@concurrent` functions, and
/// the actors that it calls here (SE-0417), one at a time and in order. A test can also hold the lane,
/// so that this work and that of the main actor alternate, in the same order every time.
final class TaskLane: TaskExecutor {
  private let queue = DispatchQueue(label: "StateFlow.TaskLane")
  private let waiting = DispatchGroup()
  private let isHeld = Atomic<Bool>(false)
  /// The number of jobs, requests, answers, and waits so far.
  private let activityCount = Atomic<Int>(0)

  /// The number of tasks that an answer or a clock has resumed, but that haven't gone on yet.
  private let resumptionCount = Atomic<Int>(0)

  /// Whether a task has been resumed that hasn't gone on yet.
  var isResuming: Bool { resumptionCount.load(ordering: .acquiring) != 0 }

  /// Counts a task that is about to be resumed.
  func willResume() { resumptionCount.add(1, ordering: .acquiringAndReleasing) }

  /// Counts a task that has gone on.
  func didResume() { resumptionCount.subtract(1, ordering: .acquiringAndReleasing) }

  /// The number of actions that are being performed, or whose tasks neither wait for an answer or a
  /// clock nor have ended.
  private let outsideCount = Atomic<Int>(0)
  /// The number of times that an action has started, or a task of one has gone on.
  private let outsideStartCount = Atomic<Int>(0)

  /// Whether an action's task may be running on a thread that all programs share.
  var isOutside: Bool { outsideCount.load(ordering: .acquiring) != 0 }

  /// The number of times that an action has started, or a task of one has gone on.
  var outsideStarts: Int { outsideStartCount.load(ordering: .acquiring) }

  /// Counts an action that starts or whose task resumes.
  func enterOutside() {
    outsideStartCount.add(1, ordering: .acquiringAndReleasing)
    outsideCount.add(1, ordering: .acquiringAndReleasing)
  }

  /// Counts an action without tasks that ends, or whose tasks have ended or wait.
  func leaveOutside() { outsideCount.subtract(1, ordering: .acquiringAndReleasing) }

  var activity: Int { activityCount.load(ordering: .relaxed) }

  /// Counts an event that may let other work go on.
  func noteActivity() {
    activityCount.add(1, ordering: .relaxed)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    // The runtime keeps a job alive until it has run, and each job runs exactly once.
    let job = UnownedJob(job)
    noteActivity()
    if isHeld.load(ordering: .acquiring) { return add(job) }
    // The job doesn't run beside an action that the main actor is performing. So if a test settles the
    // tasks right after the action, the lane has been held before the job starts.
    DispatchQueue.main.async { [self] in add(job) }
  }

  private func add(_ job: UnownedJob) {
    waiting.enter()
    queue.async { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      waiting.leave()
    }
  }

  // MARK: Alternating with the main actor

  /// Stops the lane until ``release()``.
  func hold() {
    isHeld.store(true, ordering: .releasing)
    queue.suspend()
  }

  /// Ends a ``hold()``.
  func release() {
    isHeld.store(false, ordering: .releasing)
    queue.resume()
  }

  /// Blocks the current thread until the lane, which is held, has nothing left to run.
  ///
  /// - Returns: Whether the lane is empty. If it isn't, a job has blocked its thread for seconds.
  func runHeldJobs() -> Bool {
    queue.resume()
    defer { queue.suspend() }
    return waiting.wait(timeout: .now() + .seconds(5)) == .success
  }
}
