/// Where the value of a `@State` lives while its view is on screen: on the heap, with the node.
///
/// The view structure is made anew for each update; this is made once for each identity (S1).
final class StateStorage<Value>: Location<Value>, @unchecked Sendable {
  private let contents: Locked<Contents>
  private let comparison = Comparison.of(Value.self)
  private let inbox: Inbox
  private let viewName: String
  private let propertyName: String
  private let declared: SourceSpot
  private let isTold: Bool
  /// Tells of a mistake that the kind of value invites, if it does.
  @MainActor fileprivate var misuse: ReferenceInState?

  /// The node whose view has the state.
  @MainActor private weak var owner: Node?
  /// The value of the owner's last run, if it has been written since and the owner does not read
  /// it. It counts for the evaluation of the owner after which it was written.
  @MainActor private var unseen: (text: String, evaluation: Int)?
  /// Whether a presentation has read the value, so that it is never stale again.
  @MainActor private var isFollowed = false

  private struct Contents {
    var value: Value
    /// The values that bodies show before the current one, oldest first, while writes wait for an
    /// update of their own (U14).
    var earlier: [Value]?
  }

  /// The step that the last write waits for.
  @MainActor private var step: TransactionQueue.Step?

  @MainActor
  init(_ initial: Value, declared: SourceSpot, in context: PropertyContext) {
    contents = Locked(Contents(value: initial))
    owner = context.node
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

  override func peek() -> Value {
    let (value, earlier) = contents.withLock { ($0.value, $0.earlier) }
    guard let earlier, MainActor.isCurrent else { return value }
    // Outside of an update, what was written is read back at once (S3).
    let isUpdating = MainActor.assumeIsolated { inbox.graph?.isRunningBodies == true }
    return isUpdating ? earlier[0] : value
  }

  override func set(_ new: Value) {
    if let node = Evaluating.node {
      MainActor.assumeIsolated { reportWriteDuringBody(of: node) }
      return
    }
    // The values go to the main actor, for the story and the update; SwiftUI's rule that a state
    // written from several threads holds a Sendable value is the writer's to keep.
    nonisolated(unsafe) let new = new
    // Kept even when it is equal: `==` may overlook a part, and what was written is read back (S3).
    nonisolated(unsafe) let old = contents.withLock { contents in
      defer { contents.value = new }
      return contents.value
    }
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
    guard let step = inbox.graph?.transactions.stepForWrite() else { return invalidateReaders() }
    guard step !== self.step else { return }
    self.step = step
    contents.withLock { $0.earlier = ($0.earlier ?? []) + [old] }
    inbox.graph?.append(to: step) { [self] in showNext() }
  }

  /// Shows bodies the next value: the transaction that it was written in has its turn.
  @MainActor
  private func showNext() {
    // The value that was shown leaves the closure, to be released where no lock is held.
    let (_, isLast) = contents.withLock { contents in
      let shown = contents.earlier?.removeFirst()
      if contents.earlier?.isEmpty == true { contents.earlier = nil }
      return (shown, contents.earlier == nil)
    }
    if isLast { step = nil }
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

  override var declaration: PropertyDeclaration? {
    PropertyDeclaration(view: viewName, property: propertyName, spot: declared)
  }

  @MainActor
  private func tellWrite(from old: Value, to new: Value, outcome: StoryUpdate.Write.Outcome) {
    guard isTold, let recorder = inbox.graph?.recorder else { return }
    recorder.wrote(
      StoryUpdate.Write(
        owner: viewName, property: propertyName, change: LateChange(from: old, to: new),
        declared: declared, outcome: outcome))
    noteUnseen(old)
  }

  @MainActor
  private func noteUnseen(_ old: Value) {
    guard !isFollowed, let owner, readers[ObjectIdentifier(owner)] == nil,
      unseen?.evaluation != owner.evaluationCount
    else { return }
    unseen = (describe(old), owner.evaluationCount)
  }
}

extension StateStorage: UnseenState {
  func takeUnseenWrite() -> UnseenWrite? {
    defer {
      isFollowed = true
      unseen = nil
    }
    guard !isFollowed, let unseen, let owner, unseen.evaluation == owner.evaluationCount,
      readers[ObjectIdentifier(owner)] == nil, let declaration
    else { return nil }
    let current = describe(peek())
    guard current != unseen.text else { return nil }
    return UnseenWrite(declaration: declaration, seen: unseen.text, current: current)
  }
}

extension StateStorage: PropertyMemory {
  func nodeDisappeared() { misuse = nil }
}
