/// Where the value of a `@State` lives while its view is on screen: on the heap, with the node.
///
/// The view structure is made anew for each update; this is made once for each identity (S1).
final class StateStorage<Value>: Location<Value>, @unchecked Sendable {
  private let value: Locked<Value>
  private let comparison = Comparison.of(Value.self)
  private let inbox: Inbox
  private let viewName: String
  private let propertyName: String
  private let declared: SourceSpot
  private let isTold: Bool
  /// Tells of a mistake that the kind of value invites, if it does.
  @MainActor fileprivate var misuse: ReferenceInState?

  @MainActor
  init(_ initial: Value, declared: SourceSpot, in context: PropertyContext) {
    value = Locked(initial)
    inbox = context.node.graph.inbox
    viewName = context.viewName
    propertyName = context.propertyName
    isTold = context.isTold
    self.declared = declared
    super.init()
    misuse = ReferenceInState(
      initial, of: Value.self, view: viewName, property: propertyName, declared: declared,
      graph: context.node.graph)
  }

  override func get() -> Value {
    if let node = Evaluating.node {
      MainActor.assumeIsolated { node.noteRead(of: self) }
    }
    return peek()
  }

  override func peek() -> Value { value.withLock { $0 } }

  override func set(_ new: Value) {
    if let node = Evaluating.node {
      MainActor.assumeIsolated { reportWriteDuringBody(of: node) }
      return
    }
    // The values go to the main actor, for the story and the update; SwiftUI's rule that a state
    // written from several threads holds a Sendable value is the writer's to keep.
    nonisolated(unsafe) let (old, new) = (peek(), new)
    // Kept even when it is equal: `==` may overlook a part, and what was written is read back (S3).
    value.exchange(for: new)
    // Comparing and releasing values may run anybody's code: never while the lock is held.
    guard !comparison(old, new) else {
      inbox.run { [self] in tellWrite(from: old, to: new, outcome: .equal) }
      return
    }
    inbox.run { [self] in didChange(from: old, to: new) }
  }

  @MainActor
  private func didChange(from old: Value, to new: Value) {
    misuse?.valueChanged(to: new)
    tellWrite(from: old, to: new, outcome: readers.isEmpty ? .unobserved : .announced)
    invalidateReaders()
  }

  @MainActor
  private func reportWriteDuringBody(of node: Node) {
    node.graph.report(
      Diagnostic(
        .writeDuringBody, view: node.storyName ?? viewName, property: propertyName,
        declared: declared,
        message: """
          The body of \(node.storyName ?? "a view") wrote \(viewName).\(propertyName). A body only \
          describes; the write was dropped. Write in an action, in onAppear or in onChange.
          """))
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  override var name: String { "\(viewName).\(propertyName)" }

  @MainActor
  private func tellWrite(from old: Value, to new: Value, outcome: StoryUpdate.Write.Outcome) {
    guard isTold, let recorder = inbox.graph?.recorder else { return }
    recorder.wrote(
      StoryUpdate.Write(
        owner: viewName, property: propertyName, change: LateChange(from: old, to: new),
        declared: declared, outcome: outcome))
  }
}

extension StateStorage: PropertyMemory {
  func nodeDisappeared() { misuse = nil }
}
