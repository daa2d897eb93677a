import Synchronization

/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value that the publisher sends.
  public let output: Output

  /// Creates a publisher that sends `output`.
  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustSubscription(output, to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// The subscription to a `Just`. The subscription sends the value when the subscriber first
/// requests one.
private final class JustSubscription<Downstream: Subscriber>: Subscription,
  CustomStringConvertible
{
  private enum State {
    static var awaiting: UInt8 { 0 }
    static var sending: UInt8 { 1 }
    static var done: UInt8 { 2 }
  }

  private let state = Atomic<UInt8>(State.awaiting)
  private let value: Downstream.Input

  // Only the thread that changes the state from waiting accesses this.
  @exclusivity(unchecked)
  private var downstream: Downstream?

  init(_ value: Downstream.Input, to downstream: Downstream) {
    self.value = value
    self.downstream = downstream
  }

  var description: String { operatorName(of: self) }

  func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    guard move(from: State.awaiting, to: State.sending) else { return }
    var subscriber: Downstream?
    swap(&subscriber, &downstream)
    _ = subscriber?.receive(value)
    // The subscriber may have canceled in the meantime.
    if move(from: State.sending, to: State.done) { subscriber?.receive(completion: .finished) }
  }

  func cancel() {
    if state.exchange(State.done, ordering: .acquiringAndReleasing) == State.awaiting {
      downstream = nil
    }
  }

  private func move(from old: UInt8, to new: UInt8) -> Bool {
    state.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}
