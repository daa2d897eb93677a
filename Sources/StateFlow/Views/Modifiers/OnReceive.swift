extension View {
  /// Performs an action with each value that a publisher sends while the view is on screen.
  ///
  /// The view subscribes when it appears, and keeps the subscription as long as the publisher stays
  /// the same.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    _ReceivingView(content: self, publisher: publisher, action: action)
  }
}

/// A view that subscribes to a publisher.
public struct _ReceivingView<Content: View, P: Publisher>: View where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
}

extension _ReceivingView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ReceivingNode(self, parent: parent, environment: environment)
  }
}

/// A node that receives values of one type, which only the node knows.
@MainActor
private protocol ValueReceiver: AnyObject, Sendable {
  func receive(_ value: Any)
}

private final class ReceivingNode<Content: View, P: Publisher>:
  WrapperNode<_ReceivingView<Content, P>>, ValueReceiver
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func mount() {
    super.mount()
    subscribe()
  }

  override func update(to view: _ReceivingView<Content, P>) {
    let isSame = Comparison.of(P.self)(self.view.publisher, view.publisher)
    super.update(to: view)
    if !isSame { subscribe() }
  }

  // A publisher may send values on any thread, and even while the view is subscribing. The action
  // always runs on the main actor, and never in the middle of an update.
  private func subscribe() {
    subscription = view.publisher.sink {
      @Sendable [weak receiver = self as any ValueReceiver, inbox = graph.inbox] value in
      // Sound: the publisher sends the value to this subscriber, which only passes it on.
      nonisolated(unsafe) let value: Any = value
      inbox.run { [weak receiver] in unsafe receiver?.receive(value) }
    }
  }

  func receive(_ value: Any) {
    guard isMounted else { return }
    let value = value as! P.Output
    graph.enqueue(
      LifecycleQueue.Event(kind: .sawChange, owner: nil) { [weak self] in
        guard let self, isMounted else { return }
        view.action(value)
      })
  }

  override func willUnmount() {
    subscription = nil
  }
}
