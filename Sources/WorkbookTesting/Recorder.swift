import StateFlow
import Synchronization

/// A subscriber that records every event, so that a test can assert the whole history in one line.
///
///     let recorder = Recorder<Int, Never>(demand: .max(1))
///     subject.subscribe(recorder)
///     subject.send(1)
///     subject.send(2)
///     #expect(recorder.history == [.subscription, .value(1)])
///
/// You can use a recorder from any thread.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  /// An event in the history of a recorder.
  public enum Event {
    /// The recorder received its subscription.
    case subscription

    /// The recorder received a value.
    case value(Input)

    /// The recorder received the completion.
    case completion(Subscribers.Completion<Failure>)

    /// The recorder canceled its subscription.
    case cancel
  }

  private struct State: @unchecked Sendable {
    var history: [Event] = []
    var subscription: (any Subscription)?
    var reaction: ((Input) -> Subscribers.Demand)?
  }

  private let state: Mutex<State>
  private let initialDemand: Subscribers.Demand

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - demand: The demand to request when the subscription arrives.
  ///   - reaction: A closure that is called after each value is recorded and returns the additional
  ///     demand.
  public init(
    demand: Subscribers.Demand = .unlimited,
    reaction: ((Input) -> Subscribers.Demand)? = nil
  ) {
    initialDemand = demand
    let state = State(reaction: reaction)
    self.state = Mutex(state)
  }

  /// All events so far, in order.
  public var history: [Event] { state.withLock { $0 }.history }

  /// The values received so far, in order.
  public var values: [Input] {
    history.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Requests more values.
  public func request(_ demand: Subscribers.Demand) {
    state.withLock { $0 }.subscription?.request(demand)
  }

  /// Records a cancellation and cancels the subscription.
  public func cancel() {
    note(.cancel)
    let before = state.withLock { state in
      defer { state.subscription = nil }
      return state
    }
    before.subscription?.cancel()
  }

  /// Records the subscription and requests the initial demand.
  public func receive(subscription: any Subscription) {
    let offered = State(subscription: subscription)
    state.withLock { $0.subscription = offered.subscription }
    note(.subscription)
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  /// Records a value and returns the additional demand.
  public func receive(_ input: Input) -> Subscribers.Demand {
    note(.value(input))
    return state.withLock { $0 }.reaction?(input) ?? .none
  }

  /// Records the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    note(.completion(completion))
  }

  private func note(_ event: Event) {
    let noted = State(history: [event])
    state.withLock { $0.history += noted.history }
  }
}

extension Recorder.Event: Equatable where Input: Equatable, Failure: Equatable {}

extension Recorder.Event: CustomStringConvertible {
  /// The event as a failed expectation shows it, such as `value(1)`.
  public var description: String {
    switch self {
    case .subscription: "subscription"
    case .value(let value): "value(\(value))"
    case .completion(.finished): "finished"
    case .completion(.failure(let error)): "failure(\(error))"
    case .cancel: "cancel"
    }
  }
}

extension Publisher {
  /// Subscribes a new recorder and returns it.
  ///
  /// - Parameters:
  ///   - demand: The demand to request when the subscription arrives.
  ///   - reaction: A closure that is called after each value is recorded and returns the additional
  ///     demand.
  public func record(
    demand: Subscribers.Demand = .unlimited,
    reaction: ((Output) -> Subscribers.Demand)? = nil
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, reaction: reaction)
    subscribe(recorder)
    return recorder
  }
}
