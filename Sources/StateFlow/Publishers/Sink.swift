extension Subscribers {
  /// A subscriber that asks for everything and hands it to closures.
  ///
  /// It accepts its first subscription only, and cancels any other (C13).
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// What is done with a value.
    public let receiveValue: (Input) -> Void

    /// What is done with the completion.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    @usableFromInline let slot = SubscriptionSlot()

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      slot.acceptAndRequestAll(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      receiveValue(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      slot.finish()
      receiveCompletion(completion)
    }

    public func cancel() {
      slot.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures with every value, and with the completion.
  ///
  /// - Returns: A token. Values stop when it is cancelled or released (C8), even from inside the
  ///   sink (C9).
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    // Inlinable, so that a program that knows the types has them at hand; looking up a generic
    // type at run time costs as much as making an object.
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    let token = AnyCancellable(sink.slot)
    subscribe(sink)
    return token
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value.
  ///
  /// - Returns: A token. Values stop when it is cancelled or released (C8), even from inside the
  ///   sink (C9).
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
