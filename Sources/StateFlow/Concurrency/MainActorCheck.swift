import Dispatch

extension MainActor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks is running on the main actor.
  ///
  /// `Thread.isMainThread` is no answer: where an asynchronous `main` drains the main queue, as
  /// Swift Testing's does, the main actor runs on other threads. It always runs on the main queue.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
