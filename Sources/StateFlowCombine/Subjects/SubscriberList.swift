/// The subscribers to one source, in the order in which they subscribed (C16).
///
/// A value is sent to a copy of the list, so a sink can freely subscribe, cancel, and send. A
/// subscriber that is added during a delivery receives only later values. A subscriber that cancels
/// doesn't receive anything else (C10), because its conduit is closed.
class SubscriberList<Output, Failure: Error> {
  /// The name of the publisher in the output of `print()`.
  final let publisherName: String

  // This lock guards the fields below. No user code runs while it is held.
  final let lock = Lock()

  // Most sources have at most one subscriber. Such a list needs no array, whose type would have to
  // be looked up at run time.
  private var first: SubjectConduit<Output, Failure>?
  private var others: [SubjectConduit<Output, Failure>] = []
  private var hasOthers = false
  private var lastTicket = 0

  // The number of the newest value.
  private(set) final var stamp = 0

  // The subscriptions to publishers that feed a subject.
  private var upstreams: [any Subscription] = []

  // Whether the upstream publishers should send values.
  private var isRequested: Bool
  private var ending: Ending<Failure>?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - publisherName: The name of the publisher in the output of `print()`.
  ///   - isRequested: Whether to request values from upstream before a subscriber requests any.
  init(publisherName: String, isRequested: Bool = false) {
    self.publisherName = publisherName
    self.isRequested = isRequested
  }

  deinit {
    for subscription in upstreams { subscription.cancel() }
  }

  /// Responds to a request from one of the subscribers.
  func request(_ demand: Subscribers.Demand, from conduit: SubjectConduit<Output, Failure>) {
    demand.assertPositive()
    conduit.add(demand)
    requestUpstream()
  }

  /// Responds to a subscriber that has demand after missing the newest value.
  func replay(to conduit: SubjectConduit<Output, Failure>) {}

  /// Sends a value to all current subscribers.
  final func send(_ value: Output) {
    lock.lock()
    unlockAndSend(value)
  }

  /// Releases the lock and sends a value to all current subscribers. Call this method while you
  /// hold the lock.
  final func unlockAndSend(_ value: Output) {
    stamp += 1
    let number = stamp
    guard let first else { return lock.unlock() }
    guard hasOthers else {
      lock.unlock()
      return first.offer(value, stamp: number)
    }
    let recipients = others
    lock.unlock()
    first.offer(value, stamp: number)
    for conduit in recipients { conduit.offer(value, stamp: number) }
  }

  /// Sends a completion to all current and future subscribers (C4, C5).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    if ending == nil { ending = Ending(completion) }
    let (conduit, recipients, isMore) = (first, others, hasOthers)
    first = nil
    if hasOthers { others = [] }
    hasOthers = false
    lock.unlock()
    conduit?.finish(completion)
    if isMore { for conduit in recipients { conduit.finish(completion) } }
  }

  /// Whether a completion has been sent. Read this while you hold the lock.
  final var isFinished: Bool { ending != nil }

  /// Adds a subscriber.
  final func add<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let conduit = SubjectConduit(to: subscriber, from: self)
    // Values that other threads send in the meantime wait until the subscriber has its
    // subscription.
    let isAdded = conduit.exclusively {
      let isAdded = append(conduit)
      if isAdded { conduit.open() }
      return isAdded
    }
    // A completion is stored only once, so it can be read without the lock.
    if !isAdded, let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending.completion)
    }
  }

  /// Adds a conduit, unless the source has completed.
  private func append(_ conduit: SubjectConduit<Output, Failure>) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if isFinished { return false }
    // The list is sorted by ticket.
    lastTicket += 1
    conduit.ticket = lastTicket
    if first == nil {
      first = conduit
    } else {
      others.append(conduit)
      hasOthers = true
    }
    return true
  }

  /// Removes a conduit.
  fileprivate final func remove(_ conduit: SubjectConduit<Output, Failure>) {
    lock.lock()
    defer { lock.unlock() }
    if first === conduit {
      first = hasOthers ? others.removeFirst() : nil
    } else if hasOthers {
      var (low, high) = (0, others.count)
      while low < high {
        let middle = (low + high) / 2
        if others[middle].ticket < conduit.ticket { low = middle + 1 } else { high = middle }
      }
      if low < others.count, others[low] === conduit { others.remove(at: low) }
    }
    hasOthers = hasOthers && !others.isEmpty
  }

  /// Stores the subscription to a publisher that feeds a subject. The publisher's values are
  /// requested as soon as a subscriber requests values.
  final func addUpstream(_ subscription: any Subscription) {
    let (isOpen, isWanted) = lock.withLock {
      if !isFinished { upstreams.append(subscription) }
      return (!isFinished, isRequested)
    }
    if !isOpen {
      subscription.cancel()
    } else if isWanted {
      subscription.request(.unlimited)
    }
  }

  /// Requests all values from the publishers that feed a subject, now and in the future.
  final func requestUpstream() {
    let waiting = lock.withLock {
      defer { isRequested = true }
      return isRequested ? [] : upstreams
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }
}

/// The completion of a source. It's an object, so that only a source that has completed has to look
/// up its type.
private final class Ending<Failure: Error> {
  let completion: Subscribers.Completion<Failure>

  init(_ completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }
}

/// A list of subscribers who first receive the current value.
class CurrentValueList<Output, Failure: Error>: SubscriberList<Output, Failure> {
  /// The current value. Access it only under the lock.
  final var current: Output

  /// The value that a source returns.
  var value: Output {
    lock.lock()
    defer { lock.unlock() }
    return current
  }

  init(_ value: Output, publisherName: String) {
    current = value
    super.init(publisherName: publisherName, isRequested: true)
  }

  override func request(
    _ demand: Subscribers.Demand, from conduit: SubjectConduit<Output, Failure>
  ) {
    demand.assertPositive()
    conduit.add(demand)
    conduit.exclusively { conduit.requested() }
  }

  /// Replaces the current value and sends the new one.
  final func replaceAndSend(_ value: Output, evenAfterCompletion: Bool) {
    // The old value is moved here, so that it's released outside of the lock.
    var old = value
    lock.lock()
    guard evenAfterCompletion || !isFinished else { return lock.unlock() }
    swap(&current, &old)
    unlockAndSend(value)
  }

  override func replay(to conduit: SubjectConduit<Output, Failure>) {
    lock.lock()
    let (value, number) = (current, stamp)
    lock.unlock()
    conduit.replay(value, stamp: number)
  }
}

/// The subscription of one subscriber to a source with a list of subscribers.
final class SubjectConduit<Output, Failure: Error>: Conduit<Output, Failure> {
  private let list: SubscriberList<Output, Failure>

  /// The number that the list is sorted by.
  fileprivate var ticket = 0

  // The fields below are accessed only exclusively.

  // Whether the subscriber still has to receive the newest value from a source that replays.
  private var isBehind = true

  // The number of the last replayed value.
  private var replayed = -1

  fileprivate init<S>(to subscriber: S, from list: SubscriberList<Output, Failure>)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    self.list = list
    super.init(to: subscriber)
  }

  override var description: String { list.publisherName }

  override func request(_ demand: Subscribers.Demand) { list.request(demand, from: self) }

  override func closed() { list.remove(self) }

  /// Passes a value to the subscriber if the subscriber is still subscribed and has requested one.
  fileprivate func offer(_ value: Output, stamp: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    // A replay may have already passed this value or a newer one.
    guard stamp > replayed else { return }
    isBehind = false
    if !send(value) { isBehind = true }
  }

  override func requested() {
    while isBehind, hasDemand {
      isBehind = false
      list.replay(to: self)
    }
  }

  /// Passes the newest value to a subscriber that was late to request it.
  fileprivate func replay(_ value: Output, stamp: Int) {
    replayed = stamp
    send(value)
  }
}
