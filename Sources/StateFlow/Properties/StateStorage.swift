/// The storage for the value of a `@State` property while its view is on screen.
///
/// The view struct is recreated for each update. The node creates the storage once for each
/// identity (S1) and keeps it across updates.
final class StateStorage<Value>: Location<Value>, @unchecked Sendable {
  private let contents: Locked<Contents>
  private let comparison = Comparison.of(Value.self)
  private let inbox: Inbox
  private let viewName: String
  private let propertyName: String
  private let declared: SourceSpot
  private let belongsToProgram: Bool
  /// A check for a mistake that is likely with this kind of value, or `nil` if no mistake is
  /// likely.
  @MainActor fileprivate var misuse: ReferenceInState?

  /// The node of the view that declares the state property.
  @MainActor private weak var owner: Node?
  /// The value during the owner's last run, if the state property has been written since then and
  /// the owner doesn't read the property. This value is valid only until the owner is evaluated
  /// again.
  @MainActor private var unseen: (text: String, evaluation: Int)?
  /// Whether a presentation has read the value. After that, the value is never stale again.
  @MainActor private var isFollowed = false

  private struct Contents {
    var value: Value
    /// The values to show before the current value, oldest first, if writes wait for separate
    /// updates (U14).
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
    belongsToProgram = context.belongsToProgram
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
    // Outside of an update, a write can be read back immediately (S3).
    let isUpdating = MainActor.assumeIsolated { inbox.graph?.isRunningBodies == true }
    return isUpdating ? earlier[0] : value
  }

  override func set(_ new: Value) {
    if let node = Evaluating.node {
      MainActor.assumeIsolated { reportWriteDuringBody(of: node) }
      return
    }
    if MainActor.isCurrent { MainActor.assumeIsolated { confirmReaders() } }
    // The values are sent to the main actor for the report and the update. This is sound if the write
    // happens there. If it doesn't, the compiler has checked that the value is `Sendable`, because a
    // `State` or a `Binding` can leave the main actor only if its value is.
    nonisolated(unsafe) let new = new
    // Equal values are also stored, because `==` may ignore a part that has to be readable
    // afterward (S3).
    nonisolated(unsafe) let old = contents.withLock { contents in
      defer { unsafe contents.value = new }
      return contents.value
    }
    // Comparing and releasing values can run unknown code, so this happens outside of the lock.
    guard unsafe !comparison(old, new) else {
      inbox.run { [self] in unsafe reportWrite(from: old, to: new, effect: .equal) }
      return
    }
    inbox.run { [self] in unsafe didChange(from: old, to: new) }
  }

  @MainActor
  private func didChange(from old: Value, to new: Value) {
    misuse?.valueChanged(to: new)
    reportWrite(from: old, to: new, effect: readers.isEmpty ? .unobserved : .announced)
    guard let step = inbox.graph?.transactions.stepForWrite() else { return invalidateReaders() }
    guard step !== self.step else { return }
    self.step = step
    contents.withLock { $0.earlier = ($0.earlier ?? []) + [old] }
    inbox.graph?.append(to: step) { [self] in showNext() }
  }

  /// Makes the next value visible to bodies, because its transaction is next.
  @MainActor
  private func showNext() {
    // The closure returns the value that was shown before, so that it's released outside of the
    // lock.
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
        .writeDuringBody, view: node.viewName ?? viewName, property: propertyName,
        declared: declared,
        message: """
          The body of \(node.viewName ?? "a view") wrote \(viewName).\(propertyName). A body must \
          not write state, so the write was dropped. Write it in an action, in onAppear, or in \
          onChange.
          """))
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    node.noteRead(of: self, check: check)
  }

  override package var name: String { "\(viewName).\(propertyName)" }

  override var declaration: PropertyDeclaration? {
    PropertyDeclaration(view: viewName, property: propertyName, spot: declared)
  }

  @MainActor
  private func reportWrite(from old: Value, to new: Value, effect: PropertyWrite.Effect) {
    guard belongsToProgram, let observer = inbox.observer else { return }
    observer.wrote(
      PropertyWrite(
        owner: viewName, property: propertyName, declared: declared,
        change: observer.change(from: old, to: new), effect: effect))
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
