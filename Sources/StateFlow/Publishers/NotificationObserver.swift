import Foundation

/// Keeps the token of an observation until it is to end, even if that is before it has begun.
final class ObserverSlot: Sendable {
  private struct State: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
    var isClosed = false
  }

  private let state = Locked(State())

  /// Keeps a token.
  ///
  /// - Returns: False if the observation was to end before it began.
  func fill(_ token: any NSObjectProtocol) -> Bool {
    let offered = State(token: token)
    return state.withLock { state in
      guard !state.isClosed else { return false }
      state.token = offered.token
      return true
    }
  }

  /// Gives the token back, and takes no other.
  func empty() -> (any NSObjectProtocol)? {
    state.withLock { state in
      defer { state = State(isClosed: true) }
      return state
    }.token
  }
}

/// What is done with a notification. It is called on whichever thread posts, and waits its turn
/// there.
struct NotificationListener: @unchecked Sendable {
  let hear: (Notification) -> Void
}
