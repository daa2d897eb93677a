import StateFlow
import Testing

/// Sinks of publishers that keep sending after they should have stopped.
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

  @Test func `C9 a sink receives nothing after it is cancelled`() {
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

  @Test func `a completion from elsewhere stops the values of a subject`() {
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
  func `a sink releases its closures when it completes or is cancelled`(completes: Bool) {
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

  @Test func `a completed sink is released while its token is kept`() {
    let subject = PassthroughSubject<Int, Never>()
    let captured = Captured()
    let token = subject.sink { [object = captured.object] _ in withExtendedLifetime(object) {} }
    captured.object = nil
    subject.send(completion: .finished)
    withExtendedLifetime(token) { #expect(captured.watched == nil) }
  }

  @Test func `a sink may complete itself from its own completion`() {
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

  @Test func `assign writes only between its subscription and its end`() {
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

/// An object that a closure captures, and a way to see whether it was released.
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
