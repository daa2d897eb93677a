import StateFlow
import Testing
import WorkbookTesting

@Suite("Subjects")
struct SubjectTests {
  @Test func `C1 a value for which there is no demand is dropped`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let recorder = subject.record(demand: .none)
    subject.send(2)
    recorder.request(.max(1))
    subject.send(3)
    #expect(recorder.history == [.subscription, .value(3)])
  }

  @Test func `C2 demand accumulates, and no values are sent beyond the demand`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record(demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    recorder.request(.max(1))
    for value in 1...5 { subject.send(value) }
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `C2 a current value subject sends only its latest value when there is demand`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record(demand: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(2))
    subject.send(3)
    subject.send(4)
    #expect(recorder.values == [0, 2, 3])
  }

  @Test func `C3 requesting zero values is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      PassthroughSubject<Int, Never>().subscribe(
        AnySubscriber(receiveSubscription: { $0.request(.none) }))
    }
  }

  @Test func `C4 only the first completion is delivered, and nothing is delivered after it`() {
    let subject = PassthroughSubject<Int, Oops>()
    let recorder = subject.record()
    subject.send(1)
    subject.send(completion: .failure(Oops()))
    subject.send(2)
    subject.send(completion: .finished)
    #expect(
      recorder.history == [.subscription, .value(1), .completion(.failure(Oops()))])
  }

  @Test func `C4 a completion during a delivery stops the value's delivery to other subscribers`() {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.sink { _ in subject.send(completion: .finished) }
    let recorder = subject.record()
    subject.send(1)
    #expect(recorder.history == [.subscription, .completion(.finished)])
    token.cancel()
  }

  @Test(arguments: [true, false])
  func `C5 a subscriber to a completed subject receives a subscription and the completion`(
    remembers: Bool
  ) {
    let subject: any Subject<Int, Never> =
      remembers ? CurrentValueSubject(0) : PassthroughSubject()
    subject.send(completion: .finished)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test
  func `C6 a subject replays its current value, and inside a sink, that's the new value`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [[Int]] = []
    let token = subject.sink { seen.append([$0, subject.value]) }
    subject.send(2)
    subject.value = 3
    #expect(seen == [[1, 1], [2, 2], [3, 3]])
    token.cancel()
  }

  @Test
  func `C6 a value that is replayed to a subscriber isn't delivered to the subscriber again`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let late = Recorder<Int, Never>(demand: .none)
    let token = subject.sink { if $0 == 1 { late.request(.max(2)) } }
    subject.subscribe(late)
    subject.send(1)
    subject.send(2)
    #expect(late.values == [1, 2])
    token.cancel()
  }

  @Test func `C7 after a completion, send doesn't change the value, but an assignment does`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.record()
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 3
    #expect(subject.value == 3)
    #expect(recorder.values == [1])
  }

  @Test func `C11 a send from inside a sink is delivered before the outer send continues`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let first = subject.sink {
      seen.append("first \($0)")
      if $0 == 1 { subject.send(2) }
    }
    let second = subject.sink { seen.append("second \($0)") }
    subject.send(1)
    #expect(seen == ["first 1", "first 2", "second 2", "second 1"])
    first.cancel()
    second.cancel()
  }

  @Test func `C13 a sink accepts only its first subscription`() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    first.subscribe(sink)
    second.subscribe(sink)
    second.send(2)
    first.send(1)
    #expect(seen == [1])
  }

  @Test func `C16 subscribers receive values in the order of their subscriptions`() {
    let subject = PassthroughSubject<Void, Never>()
    var seen: [Int] = []
    var tokens = (0..<20).map { index in subject.sink { seen.append(index) } }
    for index in [3, 0, 19, 7] { tokens[index].cancel() }
    tokens.append(subject.sink { seen.append(20) })
    subject.send()
    #expect(seen == [1, 2, 4, 5, 6] + Array(8...18) + [20])
  }

  @Test func `a subscriber that is added during a delivery receives the next value`() {
    let subject = PassthroughSubject<Int, Never>()
    let late = Recorder<Int, Never>()
    let token = subject.sink { if $0 == 1 { subject.subscribe(late) } }
    subject.send(1)
    subject.send(2)
    #expect(late.history == [.subscription, .value(2)])
    token.cancel()
  }

  @Test func `a subject forwards another publisher's values until the subscription is canceled`() {
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    let token = source.subscribe(subject)
    source.send(1)
    token.cancel()
    source.send(2)
    #expect(recorder.history == [.subscription, .value(1)])
  }

  @Test func `a passthrough subject requests values from its source on the first demand`() {
    let source = ManualPublisher<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let token = source.subscribe(subject)
    let subscription = source.sendSubscription()
    let recorder = subject.record(demand: .none)
    #expect(subscription.history == [])
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(subscription.history == [.request(.unlimited)])
    let late = ManualSubscription()
    subject.send(subscription: late)
    #expect(late.history == [.request(.unlimited)])
    token.cancel()
  }

  @Test func `a current value subject requests values from its source immediately`() {
    let source = ManualPublisher<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let token = source.subscribe(subject)
    #expect(source.sendSubscription().history == [.request(.unlimited)])
    withExtendedLifetime(subject) { token.cancel() }
  }

  @Test func `a current value subject forwards values from a source that completes immediately`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record()
    let token = Just(5).subscribe(subject)
    #expect(
      recorder.history == [.subscription, .value(0), .value(5), .completion(.finished)])
    #expect(subject.value == 5)
    #expect(subject.record().history == [.subscription, .completion(.finished)])
    token.cancel()
  }

  @Test func `a publisher doesn't retain a subject that subscribes to it`() {
    let source = PassthroughSubject<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let watched = subject
    let token = source.subscribe(subject!)
    subject = nil
    #expect(watched == nil)
    token.cancel()
  }

  @Test func `a subject completes when the publisher that it subscribed to completes`() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = subject.record()
    let token = source.subscribe(subject)
    source.send(1)
    source.send(completion: .finished)
    #expect(
      recorder.history == [.subscription, .value(0), .value(1), .completion(.finished)])
    token.cancel()
  }

  @Test func `a subscriber can't choose the class of its subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    let forger = Forger()
    subject.subscribe(forger)
    subject.send(1)
    #expect(forger.values == [1])
  }
}

/// A subscriber that declares a member with the name of a former requirement of the protocol, whose
/// result decided how a subject accessed the memory of its subscriptions.
private final class Forger: Subscriber {
  typealias Failure = Never

  private final class Forgery {
    var words: [Int] = Array(repeating: 1, count: 16)
  }

  static var _conduitType: AnyClass { Forgery.self }

  private(set) var values: [Int] = []

  func receive(subscription: any Subscription) { subscription.request(.unlimited) }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}

/// An error to send.
struct Oops: Error, Equatable {}
