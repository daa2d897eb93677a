/// The subscription that connects a publisher with one subscriber.
///
/// A conduit doesn't send more values than the subscriber has requested (C2). After it has completed
/// or been canceled, it doesn't send anything (C4, C10), and releases its subscriber (Y3).
///
/// Only one thread at a time can use the subscriber, so a sink never runs concurrently with itself
/// (C12). But that thread can reenter it, so a sink can send to itself (C11). Canceling never waits.
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  // This lock is held while the subscriber runs.
  final let delivery = RecursiveLock()

  // This lock guards the two fields below.
  private let lock = Lock()
  private var receiver: Receiver<Output, Failure>?
  private var demand = Subscribers.Demand.none

  private let kept: AnyObject?

  /// Creates a conduit. If `isKept` is `true`, the subscriber lives at least as long as the conduit,
  /// even after the completion or cancellation. A few of Combine's operators work this way.
  init<S>(to subscriber: S, keepingSubscriber isKept: Bool = false)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let receiver = SubscriberReceiver(subscriber)
    self.receiver = receiver
    kept = isKept ? receiver : nil
  }

  /// The name of the publisher in the output of `print()`.
  var description: String { operatorName(of: self) }

  /// Responds to new demand. Nothing else is delivered in the meantime.
  func requested() {}

  /// Responds to the completion or cancellation. This method is called once.
  func closed() {}

  /// Adds to the demand.
  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    add(demand)
    exclusively { requested() }
  }

  func cancel() {
    if close() != nil { closed() }
  }

  /// Runs `work` while no other thread delivers anything to the subscriber.
  @inline(__always)
  final func exclusively<Result>(_ work: () -> Result) -> Result { delivery.withLock(work) }

  /// Passes this subscription to the subscriber, and then runs `start` before anything else is
  /// delivered.
  final func open(_ start: () -> Void = {}) {
    exclusively {
      currentReceiver?.receive(subscription: self)
      start()
    }
  }

  /// Whether the subscriber no longer receives anything.
  final var isClosed: Bool { lock.withLock { receiver == nil } }

  /// Whether the subscriber is subscribed and has requested a value.
  final var hasDemand: Bool { lock.withLock { receiver != nil && demand != .none } }

  /// Whether the subscriber has requested all values.
  final var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Adds to the demand (C2).
  final func add(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  /// Uses up one value of the demand (C2). Returns `false` if there is no demand.
  final func takeOne() -> Bool { takeReceiver() != nil }

  private func takeReceiver() -> Receiver<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    guard demand != .none else { return nil }
    demand -= 1
    return receiver
  }

  /// Passes a value to the subscriber if the subscriber has requested one.
  ///
  /// - Returns: Whether the value was passed.
  @discardableResult
  final func send(_ value: Output) -> Bool {
    delivery.lock()
    defer { delivery.unlock() }
    guard let receiver = takeReceiver() else { return false }
    let more = receiver.receive(value)
    if more != .none {
      add(more)
      requested()
    }
    return true
  }

  /// Passes a value to the subscriber, regardless of the demand that the conduit knows.
  ///
  /// - Returns: The subscriber's additional demand.
  final func deliver(_ value: Output) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    return currentReceiver?.receive(value) ?? .none
  }

  /// Passes a normal completion to the subscriber if the subscriber is still subscribed.
  ///
  /// Callers that pass `.finished` themselves look up the completion's type at run time, even if
  /// they don't reach that call.
  @inline(never)
  final func finish() { finish(.finished) }

  /// Passes the completion to the subscriber if the subscriber is still subscribed.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.lock()
    defer { delivery.unlock() }
    guard let receiver = close() else { return }
    receiver.receive(completion: completion)
    closed()
  }

  private var currentReceiver: Receiver<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    return receiver
  }

  /// Ends the subscription, and returns the subscriber unless the subscription has already ended.
  private func close() -> Receiver<Output, Failure>? {
    lock.lock()
    defer { lock.unlock() }
    let last = receiver
    receiver = nil
    return last
  }
}

/// A subscriber whose type is hidden.
private class Receiver<Input, Failure: Error> {
  func receive(subscription: any Subscription) { fatalError("A subclass must override this.") }

  func receive(_ value: Input) -> Subscribers.Demand {
    fatalError("A subclass must override this.")
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    fatalError("A subclass must override this.")
  }
}

private final class SubscriberReceiver<S: Subscriber>: Receiver<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) {
    self.subscriber = subscriber
  }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }

  override func receive(_ value: S.Input) -> Subscribers.Demand { subscriber.receive(value) }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }
}

/// Returns the name that an operator has in the output of `print()`, as in Combine. For example,
/// the name of a `DropConduit<…>` is `Drop`.
func operatorName(of conduit: AnyObject) -> String {
  let name = String(describing: type(of: conduit)).prefix { $0 != "<" }
  return String(name.hasSuffix("Conduit") ? name.dropLast("Conduit".count) : name)
}
