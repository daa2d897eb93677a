import Dispatch
import Synchronization

/// Returns the elapsed time for some work, in nanoseconds.
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .nanoseconds(1)
}

/// Runs asynchronous work and blocks the thread until the work ends.
///
/// Call this function only on a thread that has nothing else to do.
nonisolated func wait<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) throws -> Value {
  let promise = Promise<Value>()
  Task.detached {
    do {
      promise.keep(.success(try await work()))
    } catch {
      promise.keep(.failure(error))
    }
  }
  return try promise.result().get()
}

/// A result that becomes available later, possibly on another thread.
private nonisolated final class Promise<Value: Sendable>: Sendable {
  private let kept = Mutex<Result<Value, any Error>?>(nil)
  private let isKept = DispatchSemaphore(value: 0)

  func keep(_ result: Result<Value, any Error>) {
    kept.withLock { $0 = result }
    isKept.signal()
  }

  /// Blocks the thread until there is a result, and returns the result.
  func result() -> Result<Value, any Error> {
    while true {
      isKept.wait()
      if let result = kept.withLock({ $0 }) { return result }
    }
  }
}
