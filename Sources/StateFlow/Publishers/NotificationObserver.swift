import Foundation

/// An object that holds an observation's token until the observation ends, which can happen even
/// before there is a token.
final class ObserverSlot: Sendable {
  private struct State: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
    var isClosed = false
  }

  private let state = Locked(State())

  /// Stores the token.
  ///
  /// - Returns: `false` if the observation has already ended.
  func fill(_ token: any NSObjectProtocol) -> Bool {
    let offered = State(token: token)
    return state.withLock { state in
      guard !state.isClosed else { return false }
      state.token = offered.token
      return true
    }
  }

  /// Removes and returns the token. After this, no other token can be stored.
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
