/// A description of how to draw the changes that result from a write.
///
/// The kit draws each change immediately, without animating it. But transactions still matter,
/// because writes in different transactions cause separate updates (U14).
public struct Transaction: Sendable {
  /// The animation, or `nil` if there is none.
  public var animation: Animation?
  /// Whether views should draw the changes without animations.
  public var disablesAnimations = false
  /// Whether the changes are part of an ongoing gesture, such as a drag.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the code that's currently running on the main actor.
  @MainActor fileprivate(set) static var current = Transaction()

  /// Returns whether consecutive writes in the two transactions share one update.
  func sharesUpdate(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
  }
}

/// Runs `body` in a transaction.
///
/// Writes that the closure `body` makes to `@State` properties cause a separate update. Before this
/// update, views' bodies run for all earlier writes (U14). The closure can read the written values
/// immediately. *Choice*: announcements from observed objects and writes on other threads don't
/// cause separate updates.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard MainActor.isCurrent else { return try body() }
  let outer = exchangeTransaction(for: transaction)
  defer { _ = exchangeTransaction(for: outer) }
  return try body()
}

/// Runs `body` in a copy of the current transaction in which one property has the given value.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction =
    MainActor.isCurrent ? MainActor.assumeIsolated { Transaction.current } : Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body` in a transaction with an animation. The kit draws the resulting changes immediately
/// instead of animating them, but in a separate update (U14).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

private func exchangeTransaction(for transaction: Transaction) -> Transaction {
  MainActor.assumeIsolated {
    let outer = Transaction.current
    Transaction.current = transaction
    return outer
  }
}

extension Binding {
  /// The transaction in which the binding writes its value. A binding to a part of the value, such
  /// as `$profile.animation().name`, writes in the same transaction.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// Returns a binding that writes the same value in the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// Returns a binding that writes the same value in a transaction with the given animation, as
  /// `withAnimation` does.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension View {
  /// Changes the transaction for this view and all views inside it. In the kit, this
  /// modifier has no effect, because each change is drawn immediately.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
