import Observation

/// Connects a node with the `@Observable` objects that its evaluation reads (U5).
///
/// `withObservationTracking` tells once, before the first change, and cannot be cancelled. A node
/// that runs again for another reason would leave its former observation behind, one for each
/// run. So each observation also reads a *sentinel*; changing the sentinel uses the observation up.
///
/// A node keeps its scope in a plain stored property. A lazy one is changed as a copy, and while a
/// run is under way what it kept before would still be there to be told of its own ending.
@MainActor
struct ObservationScope {
  private let layout: TypeLayout
  private var sentinel: Sentinel?
  private var source: ObservedProperties?

  init(_ layout: TypeLayout) {
    self.layout = layout
  }

  /// Runs `work`; when an observable property that it read is about to change, `node` is stale.
  mutating func track<Result>(for node: Node, _ work: () -> Result) -> Result {
    cancel()
    let sentinel = layout.readsObservables ? Sentinel() : nil
    var source: ObservedProperties?
    // The second argument is only evaluated when `work` has read an observable property.
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
    // The first body of a type cannot know that it will read an observable object, and has no
    // sentinel: it leaves at most one observation behind, in the life of the program.
    if source != nil { layout.readsObservables = true }
    return result
  }

  /// Ends the current observation.
  mutating func cancel() {
    // First: it is not to hear of the ending.
    source = nil
    sentinel?.use()
    sentinel = nil
  }
}

/// What one evaluation of a node read from `@Observable` objects.
final class ObservedProperties: Source, @unchecked Sendable {
  private weak var node: Node?
  private let inbox: Inbox
  /// The objects of which one has announced, for the story.
  @MainActor private var objects: [ObjectIdentifier] = []

  @MainActor init(of node: Node) {
    self.node = node
    self.inbox = node.graph.inbox
  }

  /// One of the properties is about to change.
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

  // Observation does not say which property it was. Where several have changed, each may be it.
  override var causeNames: [String] { [names.joined(separator: " or ")] }
}

/// An observable object that is only there to end an observation.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  func read() { registrar.access(self, keyPath: \.value) }
  func use() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
