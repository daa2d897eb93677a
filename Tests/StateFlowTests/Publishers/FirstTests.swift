import StateFlow
import Testing
import WorkbookTesting

@Suite("first")
struct FirstTests {
  private let publisher = ManualPublisher<Int, Never>()

  @Test func `first sends the first value and then cancels the subscription`() {
    let recorder = publisher.first().record()
    let subscription = publisher.sendSubscription()
    publisher.send(1)
    publisher.send(2)
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `first sends the first value that satisfies a predicate`() {
    let recorder = publisher.first { $0 > 1 }.record(demand: .max(1))
    publisher.sendSubscription()
    for value in 1...3 { publisher.send(value) }
    #expect(recorder.history == [.subscription, .value(2), .completion(.finished)])
  }

  @Test func `C2 the first value is sent only when there is demand, followed by the completion`() {
    let recorder = publisher.first().record(demand: .none)
    let subscription = publisher.sendSubscription()
    publisher.send(1)
    publisher.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    #expect(subscription.history == [.request(.unlimited), .cancel])
    recorder.request(.max(1))
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `first finishes without a value if no value satisfies the predicate`() {
    let recorder = [1, 2].publisher.first { $0 > 2 }.record()
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `first finishes without a value only when there is demand`() {
    let recorder = publisher.first().record(demand: .none)
    publisher.sendSubscription()
    publisher.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    recorder.request(.max(1))
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `first delivers only one value, even if the sink causes another value to be sent`() {
    let numbers = PassthroughSubject<Int, Never>()
    let recorder = numbers.first().record { value in
      numbers.send(value + 1)
      return .none
    }
    numbers.send(1)
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }
}
