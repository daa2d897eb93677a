import Dispatch

extension MainActor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main actor.
  ///
  /// `Thread.isMainThread` doesn't tell: if an asynchronous `main` drains the main queue, as Swift
  /// Testing's does, the main actor runs on other threads. It always runs on the main queue,
  /// though.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
