/// The location of a value that the graph itself owns, such as the edit mode of a screen.
final class GraphLocation<Value: Equatable>: Location<Value>, @unchecked Sendable {
  private let value: Locked<Value>
  private let inbox: Inbox
  private let spokenName: String

  init(_ value: Value, named name: String, in inbox: Inbox) {
    self.value = Locked(value)
    self.inbox = inbox
    spokenName = name
  }

  override func get() -> Value {
    if let node = Evaluating.node { MainActor.assumeIsolated { node.noteRead(of: self) } }
    return peek()
  }

  override func peek() -> Value { value.withLock { $0 } }

  override func set(_ new: Value) {
    guard value.exchange(for: new) != new else { return }
    inbox.run { [self] in invalidateReaders() }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  override var name: String { spokenName }
}
