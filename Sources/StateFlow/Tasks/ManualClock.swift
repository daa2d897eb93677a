/// A clock whose time advances only when a test or a reader advances it.
///
/// Pass a clock to a program that pauses. Its users then wait in real time, and its tests don't have
/// to wait:
///
///     struct Search: View {
///       var clock: any Clock<Duration> = ContinuousClock()
///       …
///       .task(id: query) {
///         do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
///         …
///       }
///     }
///
/// A canceled wait ends immediately, with a `CancellationError` (T12).
public final class ManualClock: Clock, Sendable {
  /// A point in time, counted from the creation of the clock.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper: Sendable {
    let number: Int
    let deadline: Instant
    let duration: Duration
    let origin: TaskOrigin?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Time {
    var now = Instant(offset: .zero)
    var sleepers: [Sleeper] = []
    var count = 0
  }

  private let time = Locked<Time>(Time())

  /// Creates a clock.
  public init() {}

  deinit {
    for sleeper in time.withLock({ $0.sleepers }) {
      sleeper.origin?.willResume()
      sleeper.continuation.resume(throwing: CancellationError())
    }
  }

  public var now: Instant { time.withLock { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the clock has been advanced to a point in time.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public nonisolated(nonsending) func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    let origin = TaskOrigin.current
    let number = time.withLock { time in
      time.count += 1
      return time.count
    }
    origin?.lane.noteActivity()
    // A loop that ignores its cancellation should freeze neither the screen nor the tests.
    if Task.isCancelled { await Task.yield() }
    origin?.willWait()
    defer { origin?.didResume() }
    try await wait(number, until: deadline, from: origin, isolation: #isolation)
  }

  private func wait(
    _ number: Int, until deadline: Instant, from origin: TaskOrigin?,
    isolation: isolated (any Actor)?
  ) async throws {
    try await withTaskCancellationHandler {
      // A closure that uses the caller's actor runs on it. Otherwise, waits could overtake each other
      // on their way here.
      _ = isolation
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = time.withLock { time in
          // The task may have been canceled before.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= time.now { return .success(()) }
          time.sleepers.append(
            Sleeper(
              number: number, deadline: deadline, duration: time.now.duration(to: deadline),
              origin: origin, continuation: continuation))
          return nil
        }
        if let result {
          origin?.willResume()
          continuation.resume(with: result)
        }
      }
    } onCancel: {
      cancel(number)
    }
  }

  private func cancel(_ number: Int) {
    let canceled: Sleeper? = time.withLock { time in
      guard let index = time.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
      return time.sleepers.remove(at: index)
    }
    guard let canceled else { return }
    canceled.origin?.lane.noteActivity()
    canceled.origin?.willResume()
    canceled.continuation.resume(throwing: CancellationError())
  }
}

// Only tests, demos, and recordings control a clock.
extension ManualClock {
  /// The number of waits that haven't ended.
  package var waitCount: Int { time.withLock { $0.sleepers.count } }

  /// Advances the time to the end of the next wait, and ends that wait. If no wait ends within
  /// `duration`, advances the time by `duration`.
  ///
  /// - Returns: The time that is left to advance, or `nil` if no wait has ended. The task that
  ///   continues may wait again, so let it run before you advance the time further.
  package func advanceToNextWait(within duration: Duration) -> Duration? {
    let (sleeper, left): (Sleeper?, Duration) = time.withLock { time in
      let end = time.now.advanced(by: duration)
      // Of two waits that end at the same time, the one that began first ends first.
      guard
        let next = time.sleepers.min(by: { ($0.deadline, $0.number) < ($1.deadline, $1.number) }),
        next.deadline <= end
      else {
        time.now = end
        return (nil, .zero)
      }
      time.now = max(time.now, next.deadline)
      time.sleepers.removeAll { $0.number == next.number }
      return (next, time.now.duration(to: end))
    }
    guard let sleeper else { return nil }
    sleeper.origin?.goOn(because: "\(Self.text(of: sleeper.duration)) have passed")
    sleeper.origin?.willResume()
    sleeper.continuation.resume()
    return left
  }

  /// Returns a duration in seconds, such as `0.3 s`.
  package static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
      .precision(.fractionLength(0...3))
    return "\((Double(seconds) + Double(attoseconds) / 1e18).formatted(format)) s"
  }
}
