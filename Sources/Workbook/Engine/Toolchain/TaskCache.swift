import Foundation

/// Values that are made once, even if several tasks request the same value at the same time.
///
/// A value that can't be made is made again when it's next requested. If all tasks that wait for a
/// value are canceled, making it is canceled, too.
package actor TaskCache<Key: Hashable & Sendable, Value: Sendable> {
  private struct Entry {
    let task: Task<Value, any Error>
    /// The callers that wait for the value.
    var waiting: Set<UUID> = []
  }

  private var entries: [Key: Entry] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Returns the value for a key, creating it on first use.
  ///
  /// - Throws: The error that `make` throws.
  package func value(
    for key: Key, make: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = entries[key]?.task ?? Task { try await make() }
    let caller = UUID()
    entries[key, default: Entry(task: task)].waiting.insert(caller)
    do {
      let value = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        Task { await stopWaiting(caller, for: key) }
      }
      entries[key]?.waiting.remove(caller)
      return value
    } catch {
      if entries[key]?.task == task { entries[key] = nil }
      throw error
    }
  }

  private func stopWaiting(_ caller: UUID, for key: Key) {
    guard let entry = entries[key], entry.waiting.contains(caller) else { return }
    entries[key]?.waiting.remove(caller)
    guard entry.waiting.count == 1 else { return }
    entry.task.cancel()
    // A later call must not get the canceled task.
    entries[key] = nil
  }
}
