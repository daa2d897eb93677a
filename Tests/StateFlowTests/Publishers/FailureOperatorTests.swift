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

  @Test func `setFailureType makes a publisher compatible with publishers that can fail`() {
    let recorder = Just(1).setFailureType(to: Oops.self).merge(with: numbers).record()
    numbers.send(completion: .failure(Oops()))
    #expect(recorder.history == [.subscription, .value(1), .completion(.failure(Oops()))])
  }
}
