/// The writes that aren't applied in the next update, but in a later one (U14).
///
/// Consecutive writes in the same transaction share an update. A write in a different transaction,
/// such as the first write in `withAnimation`, starts a new step. The step is applied after the
/// bodies have run for all earlier writes.
@MainActor
struct TransactionQueue {
  /// The writes of one transaction.
  final class Step {
    /// The actions that make the written values visible to bodies and invalidate their readers.
    fileprivate(set) var actions: [() -> Void] = []

    func append(_ action: @escaping () -> Void) {
      actions.append(action)
    }
  }

  private var steps: [Step] = []
  /// The transaction of the last write for which no bodies have run yet.
  private var last: Transaction?

  var isEmpty: Bool { steps.isEmpty }

  /// Returns the step that a write is part of, or `nil` if the write is part of the next update.
  mutating func stepForWrite() -> Step? {
    let transaction = Transaction.current
    if let last, !last.sharesUpdate(with: transaction) { steps.append(Step()) }
    last = transaction
    return steps.last
  }

  /// Removes and returns the step to apply next.
  mutating func popFirst() -> Step? { steps.isEmpty ? nil : steps.removeFirst() }

  /// Forgets the transaction of the last write, because the bodies have now run for that write.
  mutating func endRound() {
    last = nil
  }
}
