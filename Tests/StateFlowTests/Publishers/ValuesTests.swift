import Dispatch
import StateFlow
import Testing

@Suite("Values as a sequence")
struct ValuesTests {
  @Test func `a for-await loop receives the values until the publisher finishes`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    for await value in subject.values {
      seen.append(value)
      subject.send(value + 1)
      if value == 3 { subject.send(completion: .finished) }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func `a for-await loop throws the publisher's failure`() async {
    await #expect(throws: Oops()) {
      for try await _ in Fail<Int, Oops>(error: Oops()).values {}
    }
  }

  @Test func `leaving a for-await loop cancels the subscription`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    let values = subject.handleEvents(receiveCancel: { log.append("cancel") }).values
    for await _ in values { break }
    #expect(log == ["cancel"])
  }

  @Test func `a for-await loop ends when its task is canceled`() async {
    let task = Task {
      var count = 0
      for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  // This hangs if the queue remembers only the last waiting call.
  @Test(.timeLimit(.minutes(10)), arguments: [true, false])
  func `several calls to next can wait at the same time`(finishes: Bool) async {
    let publisher = ManualPublisher<Int, Never>()
    nonisolated(unsafe) var first = publisher.values.makeAsyncIterator()
    nonisolated(unsafe) var second = first
    publisher.sendSubscription { subscription in
      guard subscription.history.count == 2 else { return }
      if finishes { return publisher.send(completion: .finished) }
      publisher.send(1)
      publisher.send(2)
    }
    async let one = first.next()
    async let two = second.next()
    let received = await [one, two]
    #expect(Set(received) == (finishes ? [nil] : [1, 2]))
  }

  @Test func `canceling one waiting task ends the sequence for all waiting tasks`() async {
    let publisher = ManualPublisher<Int, Never>()
    nonisolated(unsafe) var first = publisher.values.makeAsyncIterator()
    nonisolated(unsafe) var second = first
    let subscription = publisher.sendSubscription()
    let task = Task { await first.next() }
    task.cancel()
    #expect(await task.value == nil)
    #expect(await second.next() == nil)
    #expect(subscription.history.last == .cancel)
  }

  @Test func `a failure that occurs before a loop begins is thrown once`() async throws {
    let publisher = ManualPublisher<Int, Oops>()
    var iterator = publisher.values.makeAsyncIterator()
    publisher.sendSubscription()
    publisher.send(completion: .failure(Oops()))
    await #expect(throws: Oops()) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test @MainActor func `a for-await loop on the main actor receives the values`() async {
    var seen: [Int] = []
    for await value in CurrentValueSubject<Int, Never>(1).prefix(1).values { seen.append(value) }
    #expect(seen == [1])
  }

  // This fails if `ValueQueue` loses a demand that precedes the subscription.
  @Test(.timeLimit(.minutes(10)))
  func `a for-await loop can wait before the subscription is delivered`() async {
    var seen: [Int] = []
    for round in 0..<300 {
      for await value in Tardy(value: round).values { seen.append(value) }
    }
    #expect(seen == Array(0..<300))
  }
}

/// A publisher that delivers subscriptions later, on another thread.
private struct Tardy: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let value: Int

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Never {
    nonisolated(unsafe) let subscriber = AnySubscriber(subscriber)
    let value = value
    DispatchQueue.global().async { Just(value).subscribe(subscriber) }
  }
}
