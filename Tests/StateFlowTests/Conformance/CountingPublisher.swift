import Dispatch
import StateFlow

/// A publisher that counts its subscribers.
final class CountingPublisher: Publisher {
  typealias Output = Int
  typealias Failure = Never

  private let subject = PassthroughSubject<Int, Never>()
  private(set) var subscribers = 0
  private(set) var subscriptions = 0

  func send() { subject.send(0) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    subscribers += 1
    subscriptions += 1
    subject.subscribe(
      Counted(downstream: subscriber) { [weak self] in self?.subscribers -= 1 })
  }

  private struct Counted<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Int, Downstream.Failure == Never {
    let combineIdentifier = CombineIdentifier()
    let downstream: Downstream
    let left: () -> Void

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: Leaving(subscription: subscription, left: left))
    }
    func receive(_ input: Int) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Never>) {
      downstream.receive(completion: completion)
    }
  }

  private final class Leaving: Subscription {
    private let subscription: any Subscription
    private let left: () -> Void
    init(subscription: any Subscription, left: @escaping () -> Void) {
      self.subscription = subscription
      self.left = left
    }
    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
    func cancel() {
      subscription.cancel()
      left()
    }
  }
}

/// Runs an action on another thread and blocks until it ends, so that the main actor can't do
/// anything in the meantime.
func join(_ work: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { work() }
  group.wait()
}
