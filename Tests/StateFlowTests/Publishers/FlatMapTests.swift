import StateFlow
import Testing
import WorkbookTesting

@Suite("flatMap")
struct FlatMapTests {
  private typealias Inner = PassthroughSubject<Int, Oops>

  private let outer = PassthroughSubject<Inner, Oops>()
  private let first = Inner()
  private let second = Inner()

  private func start() -> Recorder<Int, Oops> {
    let recorder = outer.flatMap { $0 }.record()
    outer.send(first)
    outer.send(second)
    return recorder
  }

  @Test func `flatMap keeps its subscriptions to all inner publishers`() {
    let recorder = start()
    first.send(1)
    second.send(2)
    first.send(3)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `flatMap finishes when the outer publisher and all inner publishers have finished`() {
    let recorder = start()
    first.send(completion: .finished)
    outer.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    second.send(completion: .finished)
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test(arguments: [true, false])
  func `flatMap fails as soon as one publisher fails and cancels the others`(isOuter: Bool) {
    let recorder = start()
    if isOuter {
      outer.send(completion: .failure(Oops()))
    } else {
      first.send(completion: .failure(Oops()))
    }
    second.send(2)
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `canceling flatMap cancels its outer and inner subscriptions`() {
    let inner = ManualPublisher<Int, Never>()
    let source = ManualPublisher<Int, Never>()
    let recorder = source.flatMap { _ in inner }.record()
    let outerSubscription = source.sendSubscription()
    source.send(0)
    let innerSubscription = inner.sendSubscription()
    recorder.cancel()
    #expect(outerSubscription.history == [.request(.unlimited), .cancel])
    #expect(innerSubscription.history == [.request(.unlimited), .cancel])
    #expect(inner.send(1) == .none)
    #expect(recorder.values == [])
  }

  @Test func `flatMap requests one value from an inner publisher ahead of the demand`() {
    let inner = ManualPublisher<Int, Never>()
    let recorder = Just(0).flatMap { _ in inner }.record(demand: .max(1))
    let subscription = inner.sendSubscription()
    #expect(inner.send(1) == .max(1))
    #expect(inner.send(2) == .none)
    #expect(recorder.values == [1])
    recorder.request(.max(1))
    #expect(recorder.values == [1, 2])
    #expect(subscription.history == [.request(.max(1)), .request(.max(1))])
    recorder.request(.unlimited)
    #expect(subscription.history.last == .request(.unlimited))
    #expect(inner.send(3) == .none)
    #expect(recorder.values == [1, 2, 3])
  }

  @Test func `a value that is waiting for demand delays the completion`() {
    let recorder = [1, 2].publisher.flatMap { Just($0) }.record(demand: .max(1))
    #expect(recorder.history == [.subscription, .value(1)])
    recorder.request(.max(1))
    #expect(recorder.history == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test func `the maxPublishers argument limits the number of simultaneous subscriptions`() {
    let recorder = [first, second].publisher.setFailureType(to: Oops.self)
      .flatMap(maxPublishers: .max(1)) { $0 }.record()
    second.send(0)
    first.send(1)
    first.send(completion: .finished)
    second.send(2)
    #expect(recorder.values == [1, 2])
  }

  @Test func `either the outer or the inner publisher can have the failure type Never`() {
    let canFail = Just(1).flatMap { Fail<Int, Oops>(error: Oops()).merge(with: Just($0).fallible) }
    #expect(canFail.record().history == [.subscription, .completion(.failure(Oops()))])
    let cannotFail = Just(1).fallible.flatMap { Just($0 + 1) }
    #expect(cannotFail.record().values == [2])
  }

  @Test func `an error that is caught in an inner publisher doesn't end the stream`() {
    let recorder = [1, 2, 3].publisher.flatMap { number in
      (number == 2 ? Fail(error: Oops()).eraseToAnyPublisher() : Just(number).fallible)
        .replaceError(with: 0)
    }.record()
    #expect(recorder.values == [1, 0, 3])
  }
}

extension Just {
  /// This publisher, with a failure type.
  fileprivate var fallible: AnyPublisher<Output, Oops> {
    setFailureType(to: Oops.self).eraseToAnyPublisher()
  }
}
