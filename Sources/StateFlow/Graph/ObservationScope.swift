import Observation

/// The connection between a node and the `@Observable` objects that its evaluation reads (U5).
///
/// `withObservationTracking` calls its handler once, before the first change, and can't be
/// cancelled. A node that runs again for another reason would leave an observation behind, one for
/// each run. Each observation therefore also reads a *sentinel*. Changing the sentinel ends the
/// observation.
///
/// A node keeps its scope in a plain stored property, not in a lazy one. A lazy property is changed
/// as a copy, so the previous observation would still exist during a run, and would be notified of
/// its end.
@MainActor
struct ObservationScope {
  private let layout: TypeLayout
  private var sentinel: Sentinel?
  private var source: ObservedProperties?

  init(_ layout: TypeLayout) {
    self.layout = layout
  }

  /// Runs `work`, and makes `node` stale when an observable property that `work` read is about to
  /// change.
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
    // It isn't known in advance whether the first body of a type reads an observable object, so
    // that run has no sentinel. It leaves at most one observation behind in the lifetime of the
    // program.
    if source != nil { layout.readsObservables = true }
    return result
  }

  /// Ends the current observation.
  mutating func cancel() {
    // Cleared first, so that the source isn't notified of the end.
    source = nil
    sentinel?.use()
    sentinel = nil
  }
}

/// The properties of `@Observable` objects that one evaluation of a node read.
final class ObservedProperties: Source, @unchecked Sendable {
  private weak var node: Node?
  private let inbox: Inbox
  /// The objects of which at least one has announced a change, for the story.
  @MainActor private var objects: [ObjectIdentifier] = []

  @MainActor init(of node: Node) {
    self.node = node
    self.inbox = node.graph.inbox
  }

  /// Invalidates the node because one of the properties is about to change.
  func willChange() {
    let isOnMain = MainActor.isCurrent
    inbox.run { [weak self] in
      guard let self, let node, node.isMounted else { return }
      objects = node.graph.watch.announced(by: node, beforeChange: isOnMain)
      node.graph.enqueue(node, because: self, certain: true)
    }
  }

  override var name: String { "an @Observable property" }

  override var names: [String] {
    let changed = node?.graph.watch.changes(of: objects) ?? []
    return changed.isEmpty ? [name] : changed
  }

  // Observation doesn't report which property it was. If several have changed, any of them may be
  // it.
  override var causeNames: [String] { [names.joined(separator: " or ")] }
}

/// An observable object whose only purpose is to end an observation.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }
  func use() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
