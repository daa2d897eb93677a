/// How the changes that follow from a write are to be drawn.
///
/// The kit draws each change at once, but a transaction still matters: writes in different
/// transactions are updates of their own (U14).
public struct Transaction: Sendable {
  /// The animation, if there is one.
  public var animation: Animation?
  /// Whether views are kept from animating the changes.
  public var disablesAnimations = false
  /// Whether the changes are part of a gesture that goes on, such as a drag.
  public var isContinuous = false

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the code that is running on the main actor.
  @MainActor fileprivate(set) static var current = Transaction()

  /// Whether consecutive writes in the two transactions are one update.
  func sharesUpdate(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
  }
}

/// Runs `body` in a transaction.
///
/// What it writes to a `@State` is an update of its own: the bodies run for all writes before it
/// first (U14). The action still reads back what it wrote. *Choice*: announcements of observed
/// objects, and writes on other threads, are not split.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  guard MainActor.isCurrent else { return try body() }
  let outer = exchangeTransaction(for: transaction)
  defer { _ = exchangeTransaction(for: outer) }
  return try body()
}

/// Runs `body` in the current transaction, with one of its properties changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction =
    MainActor.isCurrent ? MainActor.assumeIsolated { Transaction.current } : Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`, and animates what follows from it. The kit draws it at once, as an update of its
/// own (U14).
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
  /// The transaction in which the binding writes.
  public var transaction: Transaction {
    get { (location as? TransactionLocation<Value>)?.transaction ?? Transaction() }
    set {
      let base = (location as? TransactionLocation<Value>)?.base ?? location
      self = Binding(TransactionLocation(base, newValue))
    }
  }

  /// A binding to the same value that writes in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding to the same value whose writes are animated, as those in `withAnimation` are.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension View {
  /// Changes the transaction for this view and all below it. The kit draws each change at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// A location that is written in a transaction: `$isOn.animation()`.
private final class TransactionLocation<Value>: Location<Value>, @unchecked Sendable {
  let base: Location<Value>
  let transaction: Transaction

  init(_ base: Location<Value>, _ transaction: Transaction) {
    self.base = base
    self.transaction = transaction
  }

  override func get() -> Value { base.get() }
  override func peek() -> Value { base.peek() }

  override func set(_ value: Value) {
    withTransaction(transaction) { base.set(value) }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? TransactionLocation<Value> else { return false }
    return transaction.sharesUpdate(with: other.transaction) && base.isSame(as: other.base)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }

  override var declaration: PropertyDeclaration? { base.declaration }
}
