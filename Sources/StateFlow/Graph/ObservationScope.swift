/// A node's observation of the `@Observable` objects that its evaluation reads (U5).
///
/// `withObservationTracking` calls its handler once, before the first change, and can't be
/// canceled. On its own, it would leave an observation behind each time a node runs again for
/// another reason. Every observation therefore also reads a *sentinel*, and a change to the
/// sentinel ends the observation.
///
/// A node must keep its scope in a plain stored property, not in a lazy one. Swift modifies a lazy
/// property through a copy, so the previous observation would still exist when it is ended, and its
/// handler would be called.
@MainActor
struct ObservationScope {
  private let layout: TypeLayout
  private var sentinel: Sentinel?
  private var source: ObservedProperties?

  init(_ layout: TypeLayout) {
    self.layout = layout
  }

  /// Runs `work` and makes `node` stale as soon as an observable property that `work` has read is
  /// about to change.
  mutating func track<Result>(for node: Node, _ work: () -> Result) -> Result {
    cancel()
    let sentinel = layout.readsObservables ? Sentinel() : nil
    var source: ObservedProperties?
    // The second argument is evaluated only if `work` has read an observable property.
    func observer() -> @Sendable () -> Void {
      let made = ObservedProperties(of: node)
      source = made
      return { [weak made] in made?.willChange() }
    }
    let result = withObservationTracking(
      {
        sentinel?.read()
        return work()
      }, onChange: observer())
    self.sentinel = sentinel
    self.source = source
    // Before the first body of a type runs, it isn't known whether that type reads observable
    // objects, so the first run has no sentinel. It leaves at most one observation behind in the
    // lifetime of the program.
    if source != nil { layout.readsObservables = true }
    return result
  }

  /// Ends the current observation.
  mutating func cancel() {
    // The source is cleared first, so that it isn't notified of the end.
    source = nil
    sentinel?.use()
    sentinel = nil
  }
}

/// The properties of `@Observable` objects that one evaluation of a node has read.
package final class ObservedProperties: Source, @unchecked Sendable {
  private weak var node: Node?
  private let inbox: Inbox

  @MainActor init(of node: Node) {
    self.node = node
    self.inbox = node.graph.inbox
  }

  /// Invalidates the node because one of the properties that it has read is about to change.
  func willChange() {
    let isOnMain = MainActor.isCurrent
    inbox.run { [weak self] in
      guard let self, let node, node.isMounted, let graph = inbox.graph else { return }
      graph.observer?.willChange(self, readBy: node, isBeforeChange: isOnMain)
      graph.enqueue(node, because: self, certain: true)
    }
  }

  /// A name for a property, because Observation doesn't report which property has changed.
  override package var name: String { "an @Observable property" }
}

/// An observable object whose only purpose is to end an observation.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }
  func use() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
