import StateFlow
import Synchronization

/// A subscriber that writes down all that happens to it, so that a test can assert the whole
/// history in one line.
///
///     let recorder = Recorder<Int, Never>(demand: .max(1))
///     subject.subscribe(recorder)
///     subject.send(1)
///     subject.send(2)
///     #expect(recorder.history == [.subscription, .value(1)])
///
/// It can be used from any thread.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  /// Something that happened to the recorder.
  public enum Event {
    /// It was attached.
    case subscription

    /// It was given a value.
    case value(Input)

    /// It was told that nothing more would come.
    case completion(Subscribers.Completion<Failure>)

    /// It cancelled its subscription.
    case cancel
  }

  private struct State: @unchecked Sendable {
    var history: [Event] = []
    var subscription: (any Subscription)?
    var reaction: ((Input) -> Subscribers.Demand)?
  }

  private let state: Mutex<State>
  private let initialDemand: Subscribers.Demand

  /// A recorder.
  ///
  /// - Parameters:
  ///   - demand: How much it asks for when it is attached.
  ///   - reaction: What it does with a value, after writing it down; returns how much more it asks
  ///     for.
  public init(
    demand: Subscribers.Demand = .unlimited,
    reaction: ((Input) -> Subscribers.Demand)? = nil
  ) {
    initialDemand = demand
    let state = State(reaction: reaction)
    self.state = Mutex(state)
  }

  /// All that happened, in order.
  public var history: [Event] { state.withLock { $0 }.history }

  /// The values among what happened.
  public var values: [Input] {
    history.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Asks for more.
  public func request(_ demand: Subscribers.Demand) {
    state.withLock { $0 }.subscription?.request(demand)
  }

  /// Cancels the subscription, and writes that down.
  public func cancel() {
    note(.cancel)
    let before = state.withLock { state in
      defer { state.subscription = nil }
      return state
    }
    before.subscription?.cancel()
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) {
    let offered = State(subscription: subscription)
    state.withLock { $0.subscription = offered.subscription }
    note(.subscription)
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand {
    note(.value(input))
    return state.withLock { $0 }.reaction?(input) ?? .none
  }

  /// Takes the completion.
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
  /// A text for people who debug.
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
  /// Attaches a recorder and returns it.
  public func record(
    demand: Subscribers.Demand = .unlimited,
    reaction: ((Output) -> Subscribers.Demand)? = nil
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, reaction: reaction)
    subscribe(recorder)
    return recorder
  }
}
