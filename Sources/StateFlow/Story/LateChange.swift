import Synchronization

/// The change that a write made. The change isn't described until its description is first read.
///
/// Most stories are never read, so recording a write only keeps the values. But a value is
/// described immediately if it can change later, retains an object, or is large, as determined by
/// ``PlainData``.
final class LateChange: Sendable {
  private enum Contents: Sendable {
    case pending(@Sendable () -> ValueChange)
    case described(ValueChange)
  }

  private let contents: Mutex<Contents>

  /// Creates a change from one value to another.
  init<Value>(from old: Value, to new: Value) {
    guard PlainData.isSmall(old), PlainData.isSmall(new) else {
      contents = Mutex(.described(describeChange(from: old, to: new)))
      return
    }
    // Sound: plain data can be read on any thread, even if its type isn't `Sendable`.
    nonisolated(unsafe) let (old, new) = (old, new)
    contents = Mutex(.pending { unsafe describeChange(from: old, to: new) })
  }

  /// Creates a change that has already been described.
  init(_ change: ValueChange) {
    contents = Mutex(.described(change))
  }

  /// The description of the change.
  var change: ValueChange {
    let pending: @Sendable () -> ValueChange
    switch contents.withLock({ $0 }) {
    case .described(let change): return change
    case .pending(let describe): pending = describe
    }
    // A description can run any code, so the lock isn't held here.
    let change = pending()
    contents.withLock { $0 = .described(change) }
    return change
  }
}
