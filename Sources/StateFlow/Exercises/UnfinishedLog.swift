/// A log of the holes that an operation reaches.
///
///     let log = UnfinishedLog()
///     await log.collect { await work() }
///     for hole in log.holes { print(hole) }
///     // Prints "Exercises/01-ViewState/TapCounter.swift:12 Show the count."
public final class UnfinishedLog: Sendable {
  /// The log of the current task, which its child tasks inherit.
  @TaskLocal public static var current: UnfinishedLog?

  /// The logs that are currently collecting. Each log can claim holes that are reached outside its
  /// task.
  private static let open = Locked<[UnfinishedLog]>([])

  private let claims: @Sendable (UnfinishedHole) -> Bool
  private let onHole: (@Sendable (UnfinishedHole) -> Void)?
  private let recorded = Locked<[UnfinishedHole]>([])

  /// Creates an empty log.
  ///
  /// - Parameter claims: Returns whether to record a hole that was reached while this log was
  ///   collecting, but on a thread or in a detached task that inherited no log. Several logs may
  ///   claim the same hole. By default, the log claims none of them.
  public init(claims: @escaping @Sendable (UnfinishedHole) -> Bool = { _ in false }) {
    self.claims = claims
    onHole = nil
  }

  /// Creates an empty log that also calls `onHole` each time a hole is reached.
  init(onHole: @escaping @Sendable (UnfinishedHole) -> Void) {
    claims = { _ in false }
    self.onHole = onHole
  }

  /// The holes reached so far, ordered by when each was first reached.
  ///
  /// Each hole is listed only once, no matter how often it is reached.
  public var holes: [UnfinishedHole] { recorded.withLock { $0 } }

  /// Runs an operation and records the holes that it reaches in this task and its child tasks.
  ///
  /// - Returns: The result of the operation.
  /// - Throws: Any error that the operation throws.
  public func collect<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> Result
  ) async rethrows -> Result {
    Self.open.withLock { $0.append(self) }
    defer {
      Self.open.withLock { logs in
        if let index = logs.lastIndex(where: { $0 === self }) { logs.remove(at: index) }
      }
    }
    return try await Self.$current.withValue(self, operation: operation)
  }

  /// Records a hole.
  ///
  /// - Complexity: O(*n*), where *n* is the number of holes recorded.
  public func record(_ hole: UnfinishedHole) {
    recorded.withLock { holes in
      if !holes.contains(where: { $0.isSamePlace(as: hole) }) { holes.append(hole) }
    }
    onHole?(hole)
  }

  /// Records a hole in the current task's log or, if the task has no log, in all logs that claim
  /// the hole.
  static func report(_ hole: UnfinishedHole) {
    if let current { return current.record(hole) }
    for log in open.withLock({ $0 }) where log.claims(hole) { log.record(hole) }
  }
}

extension UnfinishedHole {
  fileprivate func isSamePlace(as other: UnfinishedHole) -> Bool {
    line == other.line && column == other.column && filePath == other.filePath
  }
}
