import StateFlow
import Testing
import WorkbookTesting

@Suite("Sequences as publishers")
struct SequencePublisherTests {
  @Test func `the elements of a sequence are sent in order, followed by the completion`() {
    #expect(
      (1...3).publisher.record().history == [
        .subscription, .value(1), .value(2), .value(3), .completion(.finished),
      ])
  }

  @Test func `an empty sequence finishes without demand`() {
    let recorder = [Int]().publisher.record(demand: .none)
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `C2 a sequence sends only as many elements as are requested`() {
    let recorder = [1, 2, 3, 4].publisher.record(demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    #expect(recorder.values == [1, 2])
    recorder.request(.max(2))
    #expect(recorder.history.suffix(2) == [.value(4), .completion(.finished)])
  }

  @Test func `requesting no elements from a sequence isn't an error`() {
    let recorder = [1].publisher.record(demand: .none)
    recorder.request(.none)
    #expect(recorder.history == [.subscription])
  }

  @Test func `an infinite sequence stops sending elements when its subscriber cancels`() {
    let numbers = sequence(first: 1) { $0 + 1 }
    #expect(numbers.publisher.prefix(3).record().values == [1, 2, 3])
  }

  @Test func `a sequence is iterated separately for each subscriber`() {
    let numbers = [1, 2].publisher
    #expect(numbers.record().values == [1, 2])
    #expect(numbers.record().values == [1, 2])
  }

  // The stack would overflow if a request inside a delivery sent the next element immediately.
  @Test func `a subscriber that requests one element at a time can receive 100,000 elements`() {
    let recorder = (0..<100_000).publisher.record(demand: .max(1)) { _ in .max(1) }
    #expect(recorder.values.count == 100_000)
  }
}
