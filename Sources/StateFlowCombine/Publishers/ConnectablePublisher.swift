/// A publisher that starts sending when you connect it.
///
/// You can therefore attach all subscribers before the publisher sends its first value.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending.
  ///
  /// - Returns: A token. The publisher stops sending when you cancel the token.
  func connect() -> any Cancellable
}
