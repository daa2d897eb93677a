/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OneValue(output, to: subscriber))
  }
}

/// The subscription of `Just`: sends as soon as it is asked.
private final class OneValue<Downstream: Subscriber>: OperatorSubscription<Downstream> {
  private let value: Downstream.Input
  private var isSent = false

  init(_ value: Downstream.Input, to downstream: Downstream) {
    self.value = value
    super.init(to: downstream)
  }

  override func requested() {
    // Asked again from within the delivery, it has nothing more.
    guard !isSent, takeOne() else { return }
    isSent = true
    pass(value)
    finish(.finished)
  }
}

/// A publisher that sends nothing, and finishes at once unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes at once; otherwise it never does.
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  /// A publisher that ends with `error`.
  public init(error: Failure) {
    self.error = error
  }

  /// A publisher that ends with `failure`, of the given output.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}
