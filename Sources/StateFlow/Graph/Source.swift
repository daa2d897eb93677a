/// Something that views read and that can change: a state, an observed object, an environment key.
///
/// A source knows its readers. That is the whole secret of "only what depends on it runs": a write
/// walks this list, not the tree.
///
/// Readers are touched on the main actor only; the values that subclasses keep guard themselves.
class Source: @unchecked Sendable {
  /// A node that read the source when it was last evaluated.
  struct Reader {
    unowned let node: Node
    /// Whether each change concerns the node. If not, it compares what it read before it runs.
    var isUnconditional: Bool
  }

  /// The nodes whose last evaluation read this source.
  nonisolated(unsafe) private(set) var readers: [ObjectIdentifier: Reader] = [:]

  /// Notes that `node` reads this source.
  @MainActor func add(_ node: Node, isUnconditional: Bool) {
    let known = readers.updateValue(
      Reader(node: node, isUnconditional: isUnconditional), forKey: ObjectIdentifier(node))
    if known?.isUnconditional == true { readers[ObjectIdentifier(node)]?.isUnconditional = true }
    if known == nil && readers.count == 1 { firstReaderAdded() }
  }

  /// Notes that `node` no longer reads this source.
  @MainActor func remove(_ node: Node) {
    guard readers.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    if readers.isEmpty { lastReaderRemoved() }
  }

  /// Notes that each change may no longer concern `node`: its coming reads will say.
  @MainActor func forgetCertainty(of node: Node) {
    readers[ObjectIdentifier(node)]?.isUnconditional = false
  }

  /// Asks each reader to run again in the next update.
  ///
  /// - Complexity: O(*r* log *d*) for *r* readers and *d* nodes that wait already, whatever the
  ///   size of the tree.
  @MainActor func invalidateReaders(where isConcerned: (Node) -> Bool = { _ in true }) {
    for reader in readers.values where isConcerned(reader.node) {
      reader.node.graph.enqueue(reader.node, because: self, certain: reader.isUnconditional)
    }
  }

  /// Invalidates the readers because other sources have changed.
  @MainActor func invalidateReaders(because sources: [Source]) {
    for reader in readers.values {
      for source in sources.isEmpty ? [self] : sources {
        reader.node.graph.enqueue(reader.node, because: source, certain: reader.isUnconditional)
      }
    }
  }

  /// Called when a row of a `ForEach` is bound to this location.
  ///
  /// - Parameter rows: The node of the `ForEach`, which compares the elements from now on.
  @MainActor func rowIsShown(by rows: Node) {}
  /// Called when the row has been removed or is bound to another location.
  @MainActor func rowIsGone() {}

  /// Called when somebody starts to read the source.
  @MainActor func firstReaderAdded() {}
  /// Called when nobody reads the source any longer.
  @MainActor func lastReaderRemoved() {}

  /// What the story calls the source: `count`, `Profile.firstName`.
  @MainActor var name: String { "a value" }

  /// What the story calls what has changed in the source, when it has several parts.
  @MainActor var names: [String] { [name] }

  /// The same as causes: one for each change that is known to concern the reader.
  @MainActor var causeNames: [String] { names }

  /// What SwiftUI's `_printChanges` calls the source where it has no name in the view.
  @MainActor var printedNames: [String] { ["@dependencies"] }
}
