import Dispatch

extension MainActor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main actor.
  ///
  /// `Thread.isMainThread` isn't reliable: if an asynchronous `main` drains the main queue, as in
  /// Swift Testing, the main actor may run on other threads. The main actor always runs on the main
  /// queue, though.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Returns whether a queue is the main queue, of which each access makes another object on Linux.
  static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  /// Runs work on the main actor after what already waits for it.
  ///
  /// On Linux, only a task counts as running on the main actor to Swift's casts: in a block of the main
  /// queue, a type whose conformance to `Equatable` or `CustomStringConvertible` is isolated to the
  /// main actor seems not to conform. The task is detached, since the work doesn't belong to the task
  /// that schedules it.
  static func enqueue(_ work: Handoff<() -> Void>) {
    Task.detached { @MainActor in work.value() }
  }
}

/// A value that is handed from one thread to another, although its type isn't `Sendable`.
///
/// As in Combine, a publisher's values, and the closures that receive them, can have any type, and
/// the program that chooses a scheduler is responsible for what it sends through that scheduler.
/// This type marks every value that crosses threads without a check by the compiler.
struct Handoff<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
