/// A publisher that starts sending when it is connected.
///
/// So all subscribers can be attached before the first value is sent.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending.
  ///
  /// - Returns: A token. Sending stops when it is cancelled.
  func connect() -> any Cancellable
}
