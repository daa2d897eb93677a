import StateFlow
import Testing
import WorkbookTesting

/// Tests of the demand that operators request from their sources, and of the operators' behavior if
/// a source breaks the protocol.
@Suite("Operators and their sources")
struct OperatorProtocolTests {
  private let publisher = ManualPublisher<Int, Never>()
  private let scheduler = VirtualTimeScheduler()

  // Demand passes through.

  @Test func `receive(on:) requests the same demand as its subscriber`() {
    let recorder = publisher.receive(on: scheduler).record(demand: .max(2)) { _ in .max(3) }
    let subscription = publisher.sendSubscription()
    publisher.send(1)
    recorder.request(.none)
    #expect(subscription.history == [.request(.max(2)), .request(.none)])
    scheduler.advance()
    #expect(subscription.history == [.request(.max(2)), .request(.none), .request(.max(3))])
  }

  @Test
  func `handleEvents requests the same demand as its subscriber, even if there is no demand`() {
    var requests: [Subscribers.Demand] = []
    let recorder = publisher.handleEvents(receiveRequest: { requests.append($0) })
      .record(demand: .max(2)) { _ in .max(3) }
    let subscription = publisher.sendSubscription()
    recorder.request(.none)
    #expect(publisher.send(1) == .max(3))
    #expect(subscription.history == [.request(.max(2)), .request(.none)])
    #expect(requests == [.max(2), .none, .max(3)])
  }

  @Test
  func `throttle has unlimited demand and drops values that its subscriber hasn't requested`() {
    let recorder = publisher.throttle(for: 1, scheduler: scheduler, latest: true)
      .record(demand: .none)
    let subscription = publisher.sendSubscription()
    recorder.request(.none)
    publisher.send(1)
    scheduler.advance(by: 2)
    recorder.request(.max(1))
    publisher.send(2)
    scheduler.advance(by: 2)
    #expect(subscription.history == [.request(.unlimited)])
    #expect(recorder.values == [2])
  }

  @Test
  func `dropFirst requests the number of values to drop in addition to its subscriber's demand`() {
    let recorder = publisher.dropFirst(3).record(demand: .max(2))
    let subscription = publisher.sendSubscription()
    recorder.request(.max(1))
    #expect(subscription.history == [.request(.max(5)), .request(.max(1))])
    for value in 1...3 { #expect(publisher.send(value) == .none) }
    publisher.send(4)
    #expect(recorder.values == [4])
  }

  @Test func `dropFirst traps for a negative count only when a subscriber subscribes`() async {
    _ = publisher.dropFirst(-1)
    await #expect(processExitsWith: .failure) {
      _ = PassthroughSubject<Int, Never>().dropFirst(-1).sink { _ in }
    }
  }

  @Test func `dropFirst requests nothing if its subscriber cancels immediately`() {
    publisher.dropFirst(2).prefix(0).subscribe(Recorder<Int, Never>())
    #expect(publisher.subscriber == nil)
  }

  @Test func `dropFirst accepts another subscription after its source completes`() {
    let recorder = publisher.dropFirst(2).record(demand: .none)
    publisher.sendSubscription()
    publisher.send(1)
    publisher.send(completion: .finished)
    recorder.request(.max(3))
    #expect(publisher.sendSubscription().history == [.request(.max(4))])
  }

  @Test func `an observable object's announcements are sent even without demand`() {
    let announcer = ObservableObjectPublisher()
    let recorder = announcer.map { "!" }.record(demand: .none)
    announcer.send()
    #expect(recorder.values == [])
    recorder.request(.none)
    announcer.send()
    announcer.send()
    #expect(recorder.values == ["!", "!"])
  }

  // Sources that break the protocol.

  enum Operator: String, CaseIterable, CustomTestStringConvertible {
    case removeDuplicates, dropFirst, prefix, handleEvents, debounce, throttle
    case receiveOn = "receive(on:)"

    var testDescription: String { rawValue }
  }

  private func numbers(through step: Operator) -> AnyPublisher<Int, Never> {
    switch step {
    case .removeDuplicates: publisher.removeDuplicates().eraseToAnyPublisher()
    case .dropFirst: publisher.dropFirst(0).eraseToAnyPublisher()
    case .prefix: publisher.prefix(9).eraseToAnyPublisher()
    case .handleEvents: publisher.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()
    case .receiveOn: publisher.receive(on: scheduler).eraseToAnyPublisher()
    case .debounce: publisher.debounce(for: 1, scheduler: scheduler).eraseToAnyPublisher()
    case .throttle:
      publisher.throttle(for: 1, scheduler: scheduler, latest: true).eraseToAnyPublisher()
    }
  }

  @Test(arguments: Operator.allCases)
  func `an operator that receives a second subscription cancels that subscription`(step: Operator) {
    let recorder = numbers(through: step).record(demand: .max(1))
    publisher.sendSubscription()
    #expect(publisher.sendSubscription().history == [.cancel])
    #expect(recorder.history == [.subscription])
  }

  @Test(arguments: Operator.allCases)
  func `a canceled operator requests nothing more and cancels its source only once`(
    step: Operator
  ) {
    var held: (any Subscription)?
    numbers(through: step).subscribe(AnySubscriber(receiveSubscription: { held = $0 }))
    let subscription = publisher.sendSubscription()
    let before = subscription.history.count
    held?.cancel()
    held?.request(.max(1))
    held?.cancel()
    #expect(subscription.history.dropFirst(before) == [.cancel])
  }

  @Test(arguments: [Operator.receiveOn, .debounce, .throttle])
  func `a scheduled operator drops events before its subscription and after its completion`(
    step: Operator
  ) {
    let recorder = numbers(through: step).record()
    publisher.send(1)
    publisher.send(completion: .finished)
    scheduler.advance(by: 2)
    #expect(recorder.history == [])
    publisher.sendSubscription()
    publisher.send(2)
    scheduler.advance(by: 2)
    publisher.send(completion: .finished)
    publisher.send(completion: .finished)
    publisher.send(3)
    scheduler.advance(by: 2)
    #expect(recorder.history == [.subscription, .value(2), .completion(.finished)])
  }

  @Test func `removeDuplicates drops values and completions after it has completed`() {
    let recorder = publisher.removeDuplicates().record()
    publisher.sendSubscription()
    publisher.send(1)
    publisher.send(completion: .finished)
    #expect(publisher.send(2) == .none)
    publisher.send(completion: .finished)
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `removeDuplicates traps if it receives a value before a subscription`() async {
    await #expect(processExitsWith: .failure) {
      let publisher = ManualPublisher<Int, Never>()
      _ = publisher.removeDuplicates().sink { _ in }
      publisher.send(1)
    }
  }

  @Test func `handleEvents doesn't call its closures after it has completed`() {
    var log: [String] = []
    let recorder = publisher.handleEvents(
      receiveOutput: { log.append("\($0)") }, receiveCompletion: { _ in log.append("finished") },
      receiveCancel: { log.append("cancel") }
    ).record()
    publisher.sendSubscription()
    publisher.send(1)
    publisher.send(completion: .finished)
    publisher.send(2)
    publisher.send(completion: .finished)
    recorder.cancel()
    #expect(log == ["1", "finished"])
  }

  // Two operators of a kind that share a subscriber.

  @Test func `two filters in a row are combined into a single subscriber`() {
    let filtered = publisher.filter { $0 > 1 }.filter { $0 < 3 }
    #expect(type(of: filtered) == Publishers.Filter<ManualPublisher<Int, Never>>.self)
    #expect([1, 2, 3].filter(filtered.isIncluded) == [2])
  }

  @Test func `two transformations in a row are combined into a single subscriber`() {
    let mapped = publisher.map { $0 + 1 }.map { "\($0)" }
    #expect(type(of: mapped) == Publishers.Map<ManualPublisher<Int, Never>, String>.self)
    #expect(mapped.transform(1) == "2")
    let compact = publisher.compactMap { $0 > 1 ? $0 : nil }.compactMap { $0 < 3 ? $0 : nil }
      .map { "\($0)" }
    #expect(type(of: compact) == Publishers.CompactMap<ManualPublisher<Int, Never>, String>.self)
    #expect([1, 2, 3].compactMap(compact.transform) == ["2"])
  }
}
