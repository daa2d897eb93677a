import StateFlow
import Testing
import WorkbookTesting

@Suite("switchToLatest")
struct SwitchToLatestTests {
  private typealias Inner = PassthroughSubject<Int, Oops>

  private let outer = PassthroughSubject<Inner, Oops>()
  private let first = Inner()
  private let second = Inner()

  @Test func `switchToLatest sends only values from the newest publisher`() {
    let recorder = outer.switchToLatest().record()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(recorder.history == [.subscription, .value(1), .value(3)])
  }

  @Test
  func `switchToLatest finishes when the outer and the newest inner publisher have finished`() {
    let recorder = outer.switchToLatest().record()
    outer.send(first)
    outer.send(second)
    second.send(completion: .finished)
    #expect(recorder.history == [.subscription])
    outer.send(first)
    outer.send(completion: .finished)
    first.send(1)
    first.send(completion: .finished)
    #expect(recorder.history == [.subscription, .value(1), .completion(.finished)])
  }

  @Test func `switchToLatest finishes when the outer publisher finishes without a value`() {
    let recorder = Empty<Just<Int>, Never>().switchToLatest().record()
    #expect(recorder.history == [.subscription, .completion(.finished)])
  }

  @Test(arguments: [true, false])
  func `switchToLatest fails as soon as one publisher fails`(isOuter: Bool) {
    let recorder = outer.switchToLatest().record()
    outer.send(first)
    if isOuter {
      outer.send(completion: .failure(Oops()))
    } else {
      first.send(completion: .failure(Oops()))
    }
    first.send(1)
    outer.send(second)
    #expect(recorder.history == [.subscription, .completion(.failure(Oops()))])
  }

  @Test func `switchToLatest requests the remaining demand from the next publisher`() {
    let source = ManualPublisher<ManualPublisher<Int, Never>, Never>()
    let recorder = source.switchToLatest().record(demand: .max(3))
    let outerSubscription = source.sendSubscription()
    let (one, two) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    source.send(one)
    let oneSubscription = one.sendSubscription()
    one.send(1)
    source.send(two)
    let twoSubscription = two.sendSubscription()
    recorder.request(.max(5))
    recorder.cancel()
    #expect(outerSubscription.history == [.request(.unlimited), .cancel])
    #expect(oneSubscription.history == [.request(.max(3)), .cancel])
    #expect(twoSubscription.history == [.request(.max(2)), .request(.max(5)), .cancel])
  }

  @Test func `switchToLatest cancels a late subscription to a replaced publisher`() {
    let (one, two) = (ManualPublisher<Int, Never>(), ManualPublisher<Int, Never>())
    let source = PassthroughSubject<ManualPublisher<Int, Never>, Never>()
    let recorder = source.switchToLatest().record()
    source.send(one)
    source.send(two)
    #expect(one.sendSubscription().history == [.cancel])
    one.send(1)
    #expect(two.sendSubscription().history == [.request(.unlimited)])
    two.send(2)
    #expect(recorder.values == [2])
  }

  @Test func `either the outer or the inner publisher can have the failure type Never`() {
    let innerFails = Just(Fail<Int, Oops>(error: Oops())).switchToLatest()
    #expect(innerFails.record().history == [.subscription, .completion(.failure(Oops()))])
    let outerFails = Just(Just(1)).setFailureType(to: Oops.self).switchToLatest()
    #expect(outerFails.record().values == [1])
  }

  @Test func `a canceled switchToLatest retains its subscriber until it is released`() {
    final class Witness {}
    weak var witness: Witness?
    var subscription: (any Subscription)?
    func subscribe() {
      let made = Witness()
      witness = made
      outer.switchToLatest().subscribe(
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
}
