/// Work that other threads leave for a graph to do on the main actor.
///
/// Any thread may write a state property or announce a change to an object (S11). The tree belongs
/// to the main actor, so the resulting work waits here. The inbox is drained before the elements on
/// screen are read, so a write is visible as soon as the writing thread has been joined.
final class Inbox: @unchecked Sendable {
  private let letters = Locked<[@MainActor () -> Void]>([])
  /// The observer of the graph, if it has one. Reports of writes come from any thread.
  let observer: (any UpdateObserver)?
  /// The graph that owns the inbox. This property is set once, before other threads can access the
  /// inbox.
  weak var graph: ViewGraph?

  init(observer: (any UpdateObserver)?) {
    self.observer = observer
  }

  /// Runs `work` immediately if the caller is on the main actor, and otherwise leaves `work` for
  /// the next update.
  func run(_ work: @escaping @MainActor () -> Void) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { work() }
      return
    }
    let origin = TaskOrigin.current
    let isFirst = letters.withLock { letters in
      letters.append { TaskOrigin.$current.withValue(origin, operation: work) }
      return letters.count == 1
    }
    guard isFirst else { return }
    Task { @MainActor [weak self] in self?.graph?.update() }
  }

  /// Runs all waiting work.
  @MainActor
  func drain() {
    while true {
      let waiting = letters.withLock { letters in
        defer { letters = [] }
        return letters
      }
      guard !waiting.isEmpty else { return }
      graph?.foreignChanges += waiting.count
      for work in waiting { work() }
    }
  }
}

extension Inbox {
  /// Runs `work`, reports the holes that `work` reaches, and returns them along with the result of
  /// `work`.
  ///
  /// A hole reports to the log of the current task, so this method installs a log. Tasks that start
  /// during `work` inherit that log. Any holes that they reach later belong to a later update.
  @MainActor
  func collectingHoles<Result>(_ work: () -> Result) -> (result: Result, holes: [UnfinishedHole]) {
    let log = UnfinishedLog(onHole: { [weak self] hole in
      self?.run { self?.graph?.report(hole) }
    })
    let result = UnfinishedLog.$current.withValue(log, operation: work)
    return (result, log.holes)
  }
}
