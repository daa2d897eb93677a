import StateFlow
import Testing
import WorkbookTesting

@Suite("Operators that accumulate values")
struct AccumulatingOperatorTests {
  private let subject = PassthroughSubject<Int, Oops>()

  @Test func `reduce sends its result when its source finishes`() {
    let recorder = subject.reduce("0") { "\($0)+\($1)" }.record()
    subject.send(1)
    subject.send(2)
    #expect(recorder.history == [.subscription])
    subject.send(completion: .finished)
    #expect(recorder.history == [.subscription, .value("0+1+2"), .completion(.finished)])
  }

  @Test func `reduce sends its result only on demand`() {
    let recorder = subject.reduce(0, +).record(demand: .none)
    subject.send(4)
    subject.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    recorder.request(.max(2))
    #expect(recorder.history == [.subscription, .value(4), .completion(.finished)])
  }

  @Test func `reduce sends only the error if its source fails`() {
    let recorder = subject.reduce(0, +).record()
    subject.send(4)
    subject.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `reduce cancels its source when it is canceled`() {
    let publisher = ManualPublisher<Int, Never>()
    let recorder = publisher.reduce(0, +).record()
    let subscription = publisher.sendSubscription()
    recorder.cancel()
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `collect sends all values in one array`() {
    #expect([1, 2, 3].publisher.collect().record().values == [[1, 2, 3]])
    #expect(Empty<Int, Never>().collect().record().values == [[]])
  }

  @Test func `collect with a count sends arrays of that length and then the rest`() {
    let recorder = (1...5).publisher.collect(2).record()
    #expect(
      recorder.history == [
        .subscription, .value([1, 2]), .value([3, 4]), .value([5]), .completion(.finished),
      ])
  }

  @Test func `collect with a count requests as many values as its arrays need`() {
    let publisher = ManualPublisher<Int, Never>()
    let recorder = publisher.collect(3).record(demand: .max(2)) { _ in .max(1) }
    let subscription = publisher.sendSubscription()
    #expect(subscription.history == [.request(.max(6))])
    #expect(publisher.send(1) == .none)
    #expect(publisher.send(2) == .none)
    #expect(publisher.send(3) == .max(3))
    #expect(recorder.values == [[1, 2, 3]])
  }

  @Test func `collect with a count drops an incomplete array if its source fails`() {
    let recorder = subject.collect(2).record()
    subject.send(1)
    subject.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }
}
