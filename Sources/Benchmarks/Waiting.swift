import Dispatch
import Synchronization

/// How long some work takes.
func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
  try ContinuousClock().measure(work) / .nanoseconds(1)
}

/// Waits for work that is asynchronous, on a thread that has nothing else to do.
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

private nonisolated final class Promise<Value: Sendable>: Sendable {
  private let kept = Mutex<Result<Value, any Error>?>(nil)
  private let isKept = DispatchSemaphore(value: 0)

  func keep(_ result: Result<Value, any Error>) {
    kept.withLock { $0 = result }
    isKept.signal()
  }

  /// - Returns: What was kept, when it was.
  func result() -> Result<Value, any Error> {
    while true {
      isKept.wait()
      if let result = kept.withLock({ $0 }) { return result }
    }
  }
}
