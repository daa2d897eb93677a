import StateFlow
import Testing
import WorkbookTesting

@Suite("Cancellation")
struct CancellationTests {
  @Test func `C8 a token cancels its subscription only once`() {
    var count = 0
    let token = AnyCancellable { count += 1 }
    token.cancel()
    token.cancel()
    #expect(count == 1)
  }

  @Test func `C8 a token cancels its subscription when the token is released`() {
    var count = 0
    do { _ = AnyCancellable { count += 1 } }
    #expect(count == 1)
  }

  @Test func `C8 releasing a canceled token doesn't cancel the subscription a second time`() {
    var count = 0
    do {
      let token = AnyCancellable { count += 1 }
      token.cancel()
    }
    #expect(count == 1)
  }

  @Test func `C8 a set retains a token until the set is emptied`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `C8 an array retains a token until the array is emptied`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var tokens: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `C9 canceling inside a sink stops delivery to that sink`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var token: AnyCancellable?
    token = subject.sink {
      seen.append($0)
      token?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `C10 a subscriber that is canceled during a send receives no more values`() {
    let subject = PassthroughSubject<Int, Never>()
    let second = Recorder<Int, Never>()
    let first = subject.sink { if $0 == 2 { second.cancel() } }
    subject.subscribe(second)
    subject.send(1)
    subject.send(2)
    #expect(second.history == [.subscription, .value(1), .cancel])
    first.cancel()
  }

  @Test func `canceling a subscription releases the objects that its sink captured`() {
    let subject = PassthroughSubject<Int, Never>()
    var captured: Captive? = Captive()
    weak let watched = captured
    let token = subject.sink { [captured] _ in withExtendedLifetime(captured) {} }
    captured = nil
    token.cancel()
    #expect(watched == nil)
  }

  @Test func `canceling inside a sink releases the objects that the sink captured`() {
    let subject = PassthroughSubject<Int, Never>()
    var captured: Captive? = Captive()
    weak let watched = captured
    var token: AnyCancellable?
    token = subject.sink { [captured] _ in
      token?.cancel()
      withExtendedLifetime(captured) {}
    }
    captured = nil
    subject.send(1)
    #expect(watched == nil)
  }

  @Test func `a completion releases a sink that captures its own token`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var watched: Captive?
    do {
      let captured = Captive()
      watched = captured
      captured.token = subject.sink { _ in withExtendedLifetime(captured) {} }
    }
    subject.send(completion: .finished)
    #expect(watched == nil)
  }

  @Test(arguments: [true, false])
  func `a subscription's description is available after the subscription ends`(
    completes: Bool
  ) throws {
    let subject = PassthroughSubject<Int, Never>()
    var held: [any Subscription] = []
    subject.subscribe(AnySubscriber(receiveSubscription: { held.append($0) }))
    subject.merge(with: subject.map { $0 }).subscribe(
      AnySubscriber(receiveSubscription: { held.append($0) }))
    subject.subscribe(Kept { held.append($0) })
    if completes { subject.send(completion: .finished) }
    for subscription in held {
      subscription.cancel()
      var text = ""
      dump(subscription, to: &text)
      #expect(!text.isEmpty)
    }
  }

  @Test func `an object that a sink captured can send a value when the object is released`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.record()
    var captured: Captive? = Captive { subject.send(9) }
    let token = subject.sink { [captured] _ in withExtendedLifetime(captured) {} }
    captured = nil
    token.cancel()
    #expect(recorder.values == [9])
  }
}

/// A subscriber that is released when its subscription releases it.
private final class Kept: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  private let onSubscription: (any Subscription) -> Void
  init(_ onSubscription: @escaping (any Subscription) -> Void) {
    self.onSubscription = onSubscription
  }
  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Int) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Never>) {}
}

/// An object whose release a test can observe.
private final class Captive {
  var token: AnyCancellable?
  private let onEnd: () -> Void
  init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
  deinit { onEnd() }
}
