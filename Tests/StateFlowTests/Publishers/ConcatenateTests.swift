import StateFlow
import Testing
import WorkbookTesting

@Suite("Publishers one after another")
struct ConcatenateTests {
  @Test func `prepend sends its values first`() {
    #expect([3].publisher.prepend(1, 2).record().values == [1, 2, 3])
    #expect([3].publisher.prepend([1, 2]).record().values == [1, 2, 3])
    #expect([3].publisher.prepend(Just(2)).record().values == [2, 3])
  }

  @Test func `append sends its values last`() {
    #expect(Just(1).append(2, 3).record().values == [1, 2, 3])
    #expect(Just(1).append([2, 3]).record().values == [1, 2, 3])
    let recorder = Just(1).append(Just(2)).record()
    #expect(
      recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test func `the second publisher serves the demand that the first one leaves`() {
    let recorder = [1, 2].publisher.append(3, 4).record(demand: .max(3))
    #expect(recorder.values == [1, 2, 3])
    recorder.request(.max(1))
    #expect(recorder.history.suffix(2) == [.value(4), .completion(.finished)])
  }

  @Test func `the second publisher isn't subscribed to until the first one has finished`() {
    let (first, second) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let recorder = first.append(second).record()
    second.send(9)
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    second.send(completion: .failure(Oops()))
    #expect(
      recorder.history == [.subscription, .value(1), .value(2), .completion(.failure(Oops()))])
  }

  @Test func `a failure of the first publisher is the last event`() {
    let first = PassthroughSubject<Int, Oops>()
    let recorder = first.append(2).record()
    first.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `a deferred publisher is created for each subscriber`() {
    var count = 0
    let deferred = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.record().values == [1])
    #expect(deferred.record().values == [2])
  }
}
