import StateFlow
import Testing

/// Tests of sinks whose publishers keep sending after they should have stopped.
@Suite("Sinks")
struct SinkTests {
  private let publisher = ManualPublisher<Int, Never>()

  @Test func `C4 a sink receives nothing after its completion`() {
    var log: [String] = []
    let token = publisher.sink(
      receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
    publisher.sendSubscription()
    publisher.send(1)
    publisher.send(completion: .finished)
    publisher.send(2)
    publisher.send(completion: .finished)
    #expect(log == ["1", "finished"])
    token.cancel()
  }

  @Test func `C9 a sink receives nothing after it's canceled`() {
    var log: [String] = []
    let token = publisher.sink(
      receiveCompletion: { _ in log.append("finished") }, receiveValue: { log.append("\($0)") })
    let subscription = publisher.sendSubscription()
    token.cancel()
    publisher.send(1)
    publisher.send(completion: .finished)
    #expect(log == [])
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `a sink that is passed a completion directly no longer receives a subject's values`() {
    var seen: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    subject.subscribe(sink)
    subject.send(1)
    sink.receive(completion: .finished)
    subject.send(2)
    #expect(seen == [1])
  }

  @Test(arguments: [true, false])
  func `a sink releases its closures when it completes or is canceled`(completes: Bool) {
    let first = Captured()
    let second = Captured()
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { [object = first.object] _ in withExtendedLifetime(object) {} },
      receiveValue: { [object = second.object] _ in withExtendedLifetime(object) {} })
    first.object = nil
    second.object = nil
    sink.receive(subscription: ManualSubscription())
    if completes { sink.receive(completion: .finished) } else { sink.cancel() }
    withExtendedLifetime(sink) {
      #expect(first.watched == nil)
      #expect(second.watched == nil)
    }
  }

  @Test func `a completed sink is released even if its token is retained`() {
    let subject = PassthroughSubject<Int, Never>()
    let captured = Captured()
    let token = subject.sink { [object = captured.object] _ in withExtendedLifetime(object) {} }
    captured.object = nil
    subject.send(completion: .finished)
    withExtendedLifetime(token) { #expect(captured.watched == nil) }
  }

  @Test func `a canceled sink releases its closures even if the publisher keeps the subscriber`() {
    for publisher in [
      publisher.eraseToAnyPublisher(), publisher.map { $0 + 1 }.eraseToAnyPublisher(),
      publisher.filter { $0 > 0 }.map { $0 + 1 }.eraseToAnyPublisher(),
    ] {
      let captured = Captured()
      let token = publisher.sink { [object = captured.object] _ in
        withExtendedLifetime(object) {}
      }
      captured.object = nil
      self.publisher.sendSubscription()
      self.publisher.send(1)
      #expect(captured.watched != nil)
      token.cancel()
      #expect(captured.watched == nil)
    }
  }

  @Test func `C9 a sink that cancels itself retains its closure until the call returns`() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    for source in [
      subject.eraseToAnyPublisher(), subject.map { $0 * 2 }.eraseToAnyPublisher(),
      current.eraseToAnyPublisher(), current.map { $0 * 2 }.eraseToAnyPublisher(),
    ] {
      let captured = Captured()
      var token: AnyCancellable?
      var seen: [Bool] = []
      current.value = 0
      token = source.sink { [object = captured.object] value in
        guard value > 0 else { return }
        token = nil
        subject.send(9)
        current.send(9)
        withExtendedLifetime(object) { seen.append(captured.watched != nil) }
      }
      captured.object = nil
      subject.send(1)
      current.send(1)
      #expect(seen == [true])
      #expect(captured.watched == nil)
      withExtendedLifetime(token) {}
    }
  }

  @Test func `C16 subscribers of different types receive values in order`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var tokens: Set<AnyCancellable> = []
    let target = Target()
    for name in ["a", "b"] {
      subject.sink { log.append("\(name) sink \($0)") }.store(in: &tokens)
      subject.map { $0 * 10 }.sink { log.append("\(name) map \($0)") }.store(in: &tokens)
      subject.handleEvents(receiveOutput: { log.append("\(name) event \($0)") })
        .assign(to: \.number, on: target).store(in: &tokens)
      subject.subscribe(
        Subscribers.Sink<Int, Never>(
          receiveCompletion: { _ in }, receiveValue: { log.append("\(name) explicit \($0)") }))
    }
    subject.send(1)
    let expected = ["sink 1", "map 10", "event 1", "explicit 1"]
    #expect(log == expected.map { "a \($0)" } + expected.map { "b \($0)" })
    #expect(target.number == 1)
  }

  @Test func `a sink can complete itself from inside its completion closure`() {
    var count = 0
    var sink: Subscribers.Sink<Int, Never>?
    sink = Subscribers.Sink(
      receiveCompletion: {
        count += 1
        sink?.receive(completion: $0)
      }, receiveValue: { _ in })
    sink?.receive(subscription: ManualSubscription())
    sink?.receive(completion: .finished)
    #expect(count == 1)
  }

  @Test func `assign writes only between its subscription and its completion`() {
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \.number)
    publisher.subscribe(assign)
    publisher.send(1)
    #expect(target.number == 0)
    publisher.sendSubscription()
    publisher.send(2)
    publisher.send(completion: .finished)
    publisher.send(3)
    #expect(target.number == 2)
  }
}

/// An object for a closure to capture. A test can observe the object's release.
private final class Captured {
  private final class Object {}

  var object: AnyObject?
  private(set) weak var watched: AnyObject?

  init() {
    let object = Object()
    self.object = object
    watched = object
  }
}

private final class Target {
  var number = 0
}
