/// A semaphore that limits how many operations run at a time. Waiting operations start in order of
/// arrival.
actor AsyncSemaphore {
  private var available: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    available = max(1, count)
  }

  /// Runs an operation as soon as a permit is available.
  func withPermit<Value: Sendable>(
    _ operation: @Sendable () async throws -> Value
  ) async throws -> Value {
    if available > 0 {
      available -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
    defer { release() }
    try Task.checkCancellation()
    return try await operation()
  }

  private func release() {
    if waiters.isEmpty {
      available += 1
    } else {
      // The permit goes straight to the next waiter, so that no newcomer can take it first.
      waiters.removeFirst().resume()
    }
  }
}
