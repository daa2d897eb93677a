/// The subscription that an audience gives to a subscriber.
///
/// It decides whether the subscriber gets a value; how the subscriber is called is up to a subclass.
class Conduit<Output, Failure: Error>: ConduitState {
  private let source: Audience<Output, Failure>

  init(from source: Audience<Output, Failure>) {
    self.source = source
    super.init(isBehind: source.replays)
  }

  /// Gives the subscriber a value that it has asked for. Called by one who is inside.
  func pass(_ value: Output) { fatalError("A conduit overrides pass.") }

  /// Tells the subscriber that this is the end. Called by one who is inside.
  func end(_ completion: Subscribers.Completion<Failure>) {
    fatalError("A conduit overrides end.")
  }

  /// Gives the subscriber a value, if it has asked for one and is still there.
  ///
  /// - Parameter stamp: The number of the value, or `Int.max` if its source does not count.
  final func offer(_ value: Output, stamp: Int) {
    enter()
    // A replay has already given the newest value to a subscriber that came in between.
    if stamp > replayed {
      if takeOne() {
        isBehind = false
        pass(value)
        if isBehind { catchUp() }
      } else {
        isBehind = source.replays
      }
    }
    leave()
  }

  /// Tells the subscriber that this is the end, if it is still there.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    enter()
    if close() { end(completion) }
    leave()
  }

  final override func request(_ demand: Subscribers.Demand) {
    demand.assertPositive()
    ask(demand)
    guard source.replays else { return }
    enter()
    catchUp()
    leave()
  }

  final override func cancel() {
    guard close() else { return }
    source.dismiss(self)
    releaseAfterClosing()
  }

  /// Gives the newest value to a subscriber that asked for it late.
  private func catchUp() {
    while isBehind, takeOne() {
      isBehind = false
      source.replay(to: self)
    }
  }
}
