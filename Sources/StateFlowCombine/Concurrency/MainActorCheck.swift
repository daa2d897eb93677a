import Dispatch

extension MainActor {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the current code runs on the main actor.
  ///
  /// `Thread.isMainThread` isn't reliable: if an asynchronous `main` drains the main queue, as in
  /// Swift Testing, the main actor may run on other threads. The main actor always runs on the main
  /// queue, though.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
