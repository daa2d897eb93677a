import Foundation
import StateFlow
import Testing
import WorkbookTesting

@Suite("Schedulers")
struct SchedulerTests {
  private let scheduler = VirtualTimeScheduler()
  private let numbers = PassthroughSubject<Int, Never>()

  @Test func `C14 the receive(on:) operator delivers values later, in order`() {
    let recorder = numbers.receive(on: scheduler).record()
    numbers.send(1)
    numbers.send(2)
    numbers.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    scheduler.advance()
    #expect(
      recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test(.timeLimit(.minutes(10)))
  func `Z1 the main run loop delivers values on the main actor`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received = subject.receive(on: RunLoop.main).map { _ in MainActor.isCurrent }
      .values.makeAsyncIterator()
    #expect(await received.next() == true)
    var tokens: Set<AnyCancellable> = []
    let isOnMainActor = await withCheckedContinuation { settled in
      subject.debounce(for: 0, scheduler: RunLoop.main)
        .sink { _ in settled.resume(returning: MainActor.isCurrent) }.store(in: &tokens)
    }
    #expect(isOnMainActor)
  }

  @Test func `C14 a value is dropped if the subscriber cancels before delivery`() {
    let recorder = numbers.receive(on: scheduler).record()
    numbers.send(1)
    scheduler.advance()
    numbers.send(2)
    recorder.cancel()
    scheduler.advance()
    #expect(recorder.history == [.subscription, .value(1), .cancel])
  }

  @Test func `C14 the receive(on:) operator sends no more values than were requested`() {
    let recorder = numbers.receive(on: scheduler).record(demand: .max(1))
    numbers.send(1)
    numbers.send(2)
    scheduler.advance()
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    numbers.send(3)
    scheduler.advance()
    #expect(recorder.values == [1, 3])
  }

  @Test func `receive(on:) with an immediate scheduler delivers values synchronously`() {
    let recorder = numbers.receive(on: ImmediateScheduler.shared).record()
    numbers.send(1)
    #expect(recorder.values == [1])
  }

  @Test func `receive(on:) with a queue delivers values on that queue`() async {
    let queue = DispatchQueue(label: "StateFlowTests")
    queue.setSpecific(key: onQueue, value: true)
    let isOnQueue = await withCheckedContinuation { continuation in
      let token = Just(1).receive(on: queue).sink { _ in
        continuation.resume(returning: DispatchQueue.getSpecific(key: onQueue) == true)
      }
      queue.async(execute: DispatchWorkItem { token.cancel() })
    }
    #expect(isOnQueue)
  }

  @Test func `debounce sends a value after a pause`() {
    let recorder = numbers.debounce(for: .seconds(1), scheduler: scheduler).record()
    numbers.send(1)
    scheduler.advance(by: .milliseconds(500))
    numbers.send(2)
    scheduler.advance(by: .milliseconds(999))
    #expect(recorder.values == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == [2])
  }

  @Test func `debounce drops a waiting value when the source finishes`() {
    let recorder = numbers.debounce(for: 1, scheduler: scheduler).record()
    numbers.send(1)
    numbers.send(completion: .finished)
    scheduler.advance(by: 2)
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `debounce drops a waiting value when the subscriber cancels`() {
    let recorder = numbers.debounce(for: 1, scheduler: scheduler).record()
    numbers.send(1)
    recorder.cancel()
    scheduler.advance(by: 2)
    #expect(recorder.history == [.subscription, .cancel])
  }

  @Test(arguments: [(true, [1, 3, 5]), (false, [1, 2, 4])])
  func `throttle sends at most one value per interval`(latest: Bool, expected: [Int]) {
    let recorder = numbers.throttle(for: 1, scheduler: scheduler, latest: latest).record()
    numbers.send(1)
    scheduler.advance(by: 0.1)
    numbers.send(2)
    numbers.send(3)
    #expect(recorder.values == [1])
    scheduler.advance(by: 1)
    numbers.send(4)
    numbers.send(5)
    scheduler.advance(by: 1)
    #expect(recorder.values == expected)
  }

  @Test
  func `throttle sends a waiting value when the value is due and then sends the completion`() {
    let recorder = numbers.throttle(for: 1, scheduler: scheduler, latest: true).record()
    numbers.send(1)
    scheduler.advance()
    numbers.send(2)
    numbers.send(completion: .finished)
    scheduler.advance(by: 0.9)
    #expect(recorder.history == [.subscription, .value(1)])
    scheduler.advance(by: 0.1)
    #expect(
      recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test func `a virtual scheduler runs actions in order of date and can repeat an action`() {
    var log: [String] = []
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { log.append("two") }
    scheduler.schedule(after: scheduler.now.advanced(by: 1)) { log.append("one") }
    let token = scheduler.schedule(after: scheduler.now, interval: 1) { log.append("tick") }
    scheduler.schedule { log.append("now") }
    scheduler.advance(by: 2)
    token.cancel()
    scheduler.advance(by: 2)
    #expect(log == ["tick", "now", "one", "tick", "two", "tick"])
  }
}

private let onQueue = DispatchSpecificKey<Bool>()
