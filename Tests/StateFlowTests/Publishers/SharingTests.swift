import StateFlow
import Testing
import WorkbookTesting

@Suite("Sharing a subscription")
struct SharingTests {
  private let source = ManualPublisher<Int, Never>()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `all subscribers of a shared publisher receive the values of one subscription`() {
    var subscriptions = 0
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let first = shared.record()
    subject.send(1)
    let second = shared.record()
    subject.send(2)
    #expect(first.values == [1, 2])
    #expect(second.values == [2])
    #expect(subscriptions == 1)
  }

  @Test func `a shared publisher cancels its subscription when its last subscriber cancels`() {
    let shared = source.share()
    let first = shared.record()
    let second = shared.record()
    let subscription = source.sendSubscription()
    first.cancel()
    #expect(subscription.history == [.request(.unlimited)])
    second.cancel()
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `a shared publisher without subscribers can be subscribed to again`() {
    let shared = source.share()
    shared.record().cancel()
    let recorder = shared.record()
    source.sendSubscription()
    source.send(1)
    #expect(recorder.values == [1])
  }

  @Test func `a late subscriber to a finished shared publisher receives the completion`() {
    let shared = [1, 2].publisher.share()
    #expect(shared.record().values == [1, 2])
    #expect(shared.record().history == [.subscription, .completion(.finished)])
  }

  @Test func `a multicast publisher sends nothing before it's connected`() {
    let multicast = [1, 2].publisher.multicast { CurrentValueSubject(0) }
    let recorders = [multicast.record(), multicast.record()]
    #expect(recorders.map(\.values) == [[0], [0]])
    let connection = multicast.connect()
    #expect(recorders.map(\.values) == [[0, 1, 2], [0, 1, 2]])
    connection.cancel()
  }

  @Test func `a multicast publisher stops sending values when its connection is canceled`() {
    let multicast = subject.multicast(subject: PassthroughSubject())
    let recorder = multicast.record()
    let connection = multicast.connect()
    subject.send(1)
    connection.cancel()
    subject.send(2)
    #expect(recorder.values == [1])
  }

  @Test func `autoconnect connects once, but not for a subscriber that cancels immediately`() {
    var connections = 0
    let connectable = subject.handleEvents(receiveSubscription: { _ in connections += 1 })
      .multicast(subject: PassthroughSubject()).autoconnect()
    connectable.subscribe(AnySubscriber(receiveSubscription: { $0.cancel() }))
    #expect(connections == 0)
    let recorders = [connectable.record(), connectable.record()]
    subject.send(1)
    #expect(connections == 1)
    #expect(recorders.map(\.values) == [[1], [1]])
  }
}
