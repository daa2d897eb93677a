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
    JustConduit(output, to: subscriber).open()
  }
}

extension Just: Equatable where Output: Equatable {}

private final class JustConduit<Output>: Conduit<Output, Never> {
  private let value: Output
  private var isSent = false

  init<S>(_ value: Output, to subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    self.value = value
    super.init(to: subscriber)
  }

  override func requested() {
    guard !isSent, hasDemand else { return }
    isSent = true
    send(value)
    finish()
  }
}
