import Foundation

/// An object that holds the token of an observation until the observation ends, even if that
/// happens before there is a token.
final class ObserverSlot: Sendable {
  private struct State: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
    var isClosed = false
  }

  private let state = Locked(State())

  /// Stores the token.
  ///
  /// - Returns: False if the observation has already ended.
  func fill(_ token: any NSObjectProtocol) -> Bool {
    let offered = State(token: token)
    return state.withLock { state in
      guard !state.isClosed else { return false }
      state.token = offered.token
      return true
    }
  }

  /// Removes and returns the token. After that, no other one is stored.
  func empty() -> (any NSObjectProtocol)? {
    state.withLock { state in
      defer { state = State(isClosed: true) }
      return state
    }.token
  }
}

/// A closure that is called with notifications, on the thread that posts them.
struct NotificationListener: @unchecked Sendable {
  let receive: (Notification) -> Void
}
