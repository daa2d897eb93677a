import Synchronization

/// The holes that a piece of work has come by.
///
///     let log = UnfinishedLog()
///     await log.collect { await work() }
///     for hole in log.holes { print(hole) }
///     // Prints "Exercises/01-ViewState/TapCounter.swift:12 Show the count."
public final class UnfinishedLog: Sendable {
  /// The log of the current task, which its child tasks inherit.
  @TaskLocal public static var current: UnfinishedLog?

  /// The logs that are collecting, for the holes that are reached outside of every task of theirs.
  private static let open = Mutex<[UnfinishedLog]>([])

  private let claims: @Sendable (UnfinishedHole) -> Bool
  private let heard: (@Sendable (UnfinishedHole) -> Void)?
  private let recorded = Mutex<[UnfinishedHole]>([])

  /// Makes an empty log.
  ///
  /// - Parameter claims: Whether a hole that is reached while this log collects, on a thread or in
  ///   a detached task that inherited no log, is to be recorded here. Several logs may claim one
  ///   hole. Without this closure the log claims none.
  public init(claims: @escaping @Sendable (UnfinishedHole) -> Bool = { _ in false }) {
    self.claims = claims
    heard = nil
  }

  /// Makes an empty log that also tells somebody of each hole, each time that it is reached.
  init(heard: @escaping @Sendable (UnfinishedHole) -> Void) {
    claims = { _ in false }
    self.heard = heard
  }

  /// The holes reached so far, in the order in which they were first reached.
  ///
  /// A place is listed once, however often it is reached.
  public var holes: [UnfinishedHole] { recorded.withLock { $0 } }

  /// Records the holes that the operation comes by, in this task and in its child tasks.
  ///
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
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
    heard?(hole)
  }

  /// Records a hole in the log of the current task, or else in those that claim it.
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
