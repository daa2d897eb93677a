import Dispatch
import StateFlow
import Testing

@Suite("Values as a sequence")
struct ValuesTests {
  @Test func `a loop gets the values until the publisher finishes`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    for await value in subject.values {
      seen.append(value)
      subject.send(value + 1)
      if value == 3 { subject.send(completion: .finished) }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func `a loop throws what the publisher fails with`() async {
    await #expect(throws: Oops()) {
      for try await _ in Fail<Int, Oops>(error: Oops()).values {}
    }
  }

  @Test func `leaving the loop cancels the subscription`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    let values = subject.handleEvents(receiveCancel: { log.append("cancel") }).values
    for await _ in values { break }
    #expect(log == ["cancel"])
  }

  @Test func `a loop in a cancelled task ends`() async {
    let task = Task {
      var count = 0
      for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test @MainActor func `a loop on the main actor gets the values`() async {
    var seen: [Int] = []
    for await value in CurrentValueSubject<Int, Never>(1).prefix(1).values { seen.append(value) }
    #expect(seen == [1])
  }

  // Fails when `ValueWaiter` forgets a demand that came before the subscription.
  @Test(.timeLimit(.minutes(1)))
  func `a loop may wait before the subscription comes`() async {
    var seen: [Int] = []
    for round in 0..<300 {
      for await value in Tardy(value: round).values { seen.append(value) }
    }
    #expect(seen == Array(0..<300))
  }
}

/// A publisher that attaches its subscribers on another thread, some time later.
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
