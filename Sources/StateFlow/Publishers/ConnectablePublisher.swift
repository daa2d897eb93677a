/// A publisher that starts sending when it is connected.
///
/// You can therefore attach all subscribers before it sends the first value.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending.
  ///
  /// - Returns: A token. Sending stops when it is cancelled.
  func connect() -> any Cancellable
}
