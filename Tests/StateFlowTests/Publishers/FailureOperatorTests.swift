import StateFlow
import Testing
import WorkbookTesting

@Suite("Operators that handle failures")
struct FailureOperatorTests {
  private let numbers = PassthroughSubject<Int, Oops>()

  @Test func `catch continues with another publisher after an error`() {
    let recorder = numbers.catch { _ in [8, 9].publisher }.record()
    numbers.send(1)
    numbers.send(completion: .failure(Oops()))
    numbers.send(2)
    #expect(
      recorder.history
        == [.subscription, .value(1), .value(8), .value(9), .completion(.finished)])
  }

  @Test func `catch forwards an error from its replacement and a completion without an error`() {
    let failing = numbers.catch { Fail<Int, Oops>(error: $0) }.record()
    numbers.send(completion: .failure(Oops()))
    #expect(failing.history == [.subscription, .completion(.failure(Oops()))])
    let finished = Just(1).setFailureType(to: Oops.self).catch { _ in Just(2) }.record()
    #expect(finished.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `catch requests the remaining demand from the replacement`() {
    let source = ManualPublisher<Int, Oops>()
    let replacement = ManualPublisher<Int, Never>()
    let recorder = source.catch { _ in replacement }.record(demand: .max(3)) { _ in .max(1) }
    let subscription = source.sendSubscription()
    #expect(source.send(1) == .max(1))
    source.send(completion: .failure(Oops()))
    recorder.request(.max(2))
    let replaced = replacement.sendSubscription()
    recorder.request(.max(4))
    recorder.cancel()
    #expect(subscription.history == [.request(.max(3))])
    #expect(replaced.history == [.request(.max(5)), .request(.max(4)), .cancel])
  }

  @Test func `replaceError sends a value instead of the error`() {
    let recorder = numbers.replaceError(with: 0).record()
    numbers.send(1)
    numbers.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .value(1), .value(0), .completion(.finished)])
  }

  @Test func `C2 the replaceError operator sends its value only when there is demand`() {
    let recorder = numbers.replaceError(with: 0).record(demand: .max(1))
    numbers.send(1)
    numbers.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .value(1)])
    recorder.request(.max(1))
    #expect(recorder.history == [.subscription, .value(1), .value(0), .completion(.finished)])
  }

  @Test func `replaceError has no effect on a publisher that finishes without an error`() {
    let recorder = numbers.replaceError(with: 0).record(demand: .none)
    numbers.send(completion: .finished)
    recorder.request(.max(1))
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test func `a canceled replaceError retains its subscriber until it is released`() {
    final class Witness {}
    weak var witness: Witness?
    var subscription: (any Subscription)?
    func subscribe() {
      let made = Witness()
      witness = made
      numbers.replaceError(with: 0).subscribe(
        AnySubscriber(receiveSubscription: {
          subscription = $0
          withExtendedLifetime(made) {}
        }))
    }
    subscribe()
    subscription?.cancel()
    #expect(witness != nil)
    subscription = nil
    #expect(witness == nil)
  }

  @Test func `C4 the replaceError operator sends nothing after it is canceled`() {
    let recorder = numbers.replaceError(with: 0).record()
    recorder.cancel()
    numbers.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .cancel])
  }

  @Test func `setFailureType makes a publisher compatible with publishers that can fail`() {
    let recorder = Just(1).setFailureType(to: Oops.self).merge(with: numbers).record()
    numbers.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .value(1), .completion(.failure(Oops()))])
  }

  @Test func `mapError transforms the error and nothing else`() {
    let recorder = numbers.mapError { Wrapped(inner: $0) }.record()
    numbers.send(1)
    numbers.send(completion: .failure(Oops()))
    #expect(
      recorder.history
        == [.subscription, .value(1), .completion(.failure(Wrapped(inner: Oops())))])
    let finished = Empty<Int, Oops>().mapError { Wrapped(inner: $0) }.record()
    #expect(finished.history == [.subscription, .completion(.finished)])
  }

  @Test func `tryMap fails with the error that its transformation throws`() {
    let source = ManualPublisher<Int, Never>()
    let recorder = source.tryMap { number in
      guard number < 3 else { throw Oops() }
      return "\(number)"
    }.mapError { $0 as? Oops ?? Oops() }.record()
    let subscription = source.sendSubscription()
    for number in 2...4 { source.send(number) }
    source.send(completion: .finished)
    #expect(recorder.history == [.subscription, .value("2"), .completion(.failure(Oops()))])
    #expect(subscription.history == [.request(.unlimited), .cancel])
  }

  @Test func `retry subscribes again after a failure, up to the given number of times`() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Just(attempts).setFailureType(to: Oops.self).append(Fail<Int, Oops>(error: Oops()))
    }
    #expect(
      failing.retry(2).record().history == [
        .subscription, .value(1), .value(2), .value(3), .completion(.failure(Oops())),
      ])
  }

  @Test func `retry doesn't subscribe again after its source finishes`() {
    var attempts = 0
    let flaky = Deferred {
      attempts += 1
      return attempts == 2
        ? Just(1).setFailureType(to: Oops.self).eraseToAnyPublisher()
        : Fail(error: Oops()).eraseToAnyPublisher()
    }
    #expect(
      flaky.retry(5).record().history == [.subscription, .value(1), .completion(.finished)])
    #expect(attempts == 2)
  }

  @Test func `retry uses no more of the stack for more attempts`() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Fail<Int, Oops>(error: Oops())
    }
    let recorder = failing.retry(20_000).record()
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
    #expect(attempts == 20_001)
  }

  @Test func `a canceled retry doesn't subscribe again`() {
    let source = ManualPublisher<Int, Oops>()
    let recorder = source.retry(5).record()
    let subscription = source.sendSubscription()
    recorder.cancel()
    source.send(completion: .failure(Oops()))
    #expect(subscription.history == [.request(.unlimited), .cancel])
    #expect(recorder.history == [.subscription, .cancel])
  }
}

/// An error with another one inside.
private struct Wrapped: Error, Equatable {
  let inner: Oops
}
