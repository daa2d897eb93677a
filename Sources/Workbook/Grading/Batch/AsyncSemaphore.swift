/// Lets so many through at a time, in the order in which they came.
actor AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = max(1, count)
  }

  /// Does some work when there is a lane for it.
  func use<Value: Sendable>(
    _ work: @Sendable () async throws -> Value
  ) async throws -> Value {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    defer { leave() }
    try Task.checkCancellation()
    return try await work()
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      // The lane is handed on, so that nobody who comes now gets in front.
      waiting.removeFirst().resume()
    }
  }
}
