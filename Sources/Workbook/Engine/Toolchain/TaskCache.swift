/// Values that are made once, even if several tasks request the same value at the same time.
///
/// A value that can't be made is made again when it's next requested.
package actor TaskCache<Key: Hashable & Sendable, Value: Sendable> {
  private var tasks: [Key: Task<Value, any Error>] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the value for a key and makes it on first use.
  ///
  /// - Throws: The error that `make` throws.
  package func value(
    for key: Key, make: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = tasks[key] ?? Task { try await make() }
    tasks[key] = task
    do {
      return try await task.value
    } catch {
      tasks[key] = nil
      throw error
    }
  }
}
