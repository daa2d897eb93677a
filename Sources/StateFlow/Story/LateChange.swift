import Synchronization

/// What a write changed, described when somebody reads it.
///
/// Hardly any story is read, so a write costs no more than to keep its values. Values that may
/// change meanwhile, that keep an object alive or that are large are described at once;
/// ``PlainData`` tells which.
final class LateChange: Sendable {
  private enum Contents: Sendable {
    case pending(@Sendable () -> ValueChange)
    case described(ValueChange)
  }

  private let contents: Mutex<Contents>

  /// A change from one value to another.
  init<Value>(from old: Value, to new: Value) {
    guard PlainData.isSmall(old), PlainData.isSmall(new) else {
      contents = Mutex(.described(describeChange(from: old, to: new)))
      return
    }
    // Plain data can be read on any thread, whether or not its type says so.
    nonisolated(unsafe) let (old, new) = (old, new)
    contents = Mutex(.pending { describeChange(from: old, to: new) })
  }

  /// A change that is described already.
  init(_ change: ValueChange) {
    contents = Mutex(.described(change))
  }

  /// What changed.
  var change: ValueChange {
    let pending: @Sendable () -> ValueChange
    switch contents.withLock({ $0 }) {
    case .described(let change): return change
    case .pending(let describe): pending = describe
    }
    // Describing runs code that is not known: never while the lock is held.
    let change = pending()
    contents.withLock { $0 = .described(change) }
    return change
  }
}
