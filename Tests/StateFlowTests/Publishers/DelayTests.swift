import StateFlow
import Testing
import WorkbookTesting

@Suite("delay")
struct DelayTests {
  private let scheduler = VirtualTimeScheduler()
  private let publisher = ManualPublisher<Int, Never>()

  @Test func `a delay delivers values and the completion later, in order`() {
    let recorder = publisher.delay(for: 2, scheduler: scheduler).record()
    publisher.sendSubscription()
    publisher.send(1)
    scheduler.advance(by: 1)
    publisher.send(2)
    publisher.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    scheduler.advance(by: 1)
    #expect(recorder.history == [.subscription, .value(1)])
    scheduler.advance(by: 1)
    #expect(recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test func `a delayed value is dropped if the subscriber cancels`() {
    let recorder = publisher.delay(for: 2, scheduler: scheduler).record()
    let subscription = publisher.sendSubscription()
    publisher.send(1)
    recorder.cancel()
    scheduler.advance(by: 2)
    #expect(recorder.history == [.subscription, .cancel])
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `a delay requests the same demand as its subscriber`() {
    let recorder = publisher.delay(for: 2, scheduler: scheduler).record(demand: .max(1)) { _ in
      .max(3)
    }
    let subscription = publisher.sendSubscription()
    publisher.send(1)
    scheduler.advance(by: 2)
    #expect(subscription.history == [.request(.max(1)), .request(.max(3))])
    #expect(recorder.values == [1])
  }
}
