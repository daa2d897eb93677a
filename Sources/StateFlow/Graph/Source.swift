/// Something that views read and that can change: a state, an observed object, an environment key.
///
/// A source knows its readers. This is why only the bodies that depend on a value run: a write
/// walks this list, not the tree.
///
/// The list is accessed only on the main actor. Subclasses protect the values that they store.
class Source: @unchecked Sendable {
  /// A node that read the source when it was last evaluated.
  struct Reader {
    unowned let node: Node
    /// Whether every change concerns the node. If not, it compares the values that it read before
    /// it runs.
    var isUnconditional: Bool
  }

  /// The nodes whose last evaluation read this source.
  nonisolated(unsafe) private(set) var readers: [ObjectIdentifier: Reader] = [:]

  /// Records that `node` reads this source.
  @MainActor func add(_ node: Node, isUnconditional: Bool) {
    let known = readers.updateValue(
      Reader(node: node, isUnconditional: isUnconditional), forKey: ObjectIdentifier(node))
    if known?.isUnconditional == true { readers[ObjectIdentifier(node)]?.isUnconditional = true }
    if known == nil && readers.count == 1 { firstReaderAdded() }
  }

  /// Records that `node` no longer reads this source.
  @MainActor func remove(_ node: Node) {
    guard readers.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    if readers.isEmpty { lastReaderRemoved() }
  }

  /// Records that changes no longer concern `node` unconditionally. Its next reads may change that.
  @MainActor func forgetCertainty(of node: Node) {
    readers[ObjectIdentifier(node)]?.isUnconditional = false
  }

  /// Invalidates each reader, so that it runs again in the next update.
  ///
  /// - Complexity: O(*r* log *d*), where *r* is the number of readers and *d* the number of nodes
  ///   that already wait. It doesn't depend on the size of the tree.
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

  /// Responds to a row of a `ForEach` being bound to this location.
  ///
  /// - Parameter rows: The node of the `ForEach`, which compares the elements from now on.
  @MainActor func rowIsShown(by rows: Node) {}
  /// Responds to the row being removed, or bound to another location.
  @MainActor func rowIsGone() {}

  /// Responds to the source getting its first reader.
  @MainActor func firstReaderAdded() {}
  /// Responds to the source losing its last reader.
  @MainActor func lastReaderRemoved() {}

  /// The name of the source in the story: `count`, `Profile.firstName`.
  @MainActor var name: String { "a value" }

  /// The names of the changed parts of the source in the story, if it has several parts.
  @MainActor var names: [String] { [name] }

  /// The names in the causes of a run, one for each change that is known to concern the reader.
  @MainActor var causeNames: [String] { names }

  /// The names that SwiftUI's `_printChanges` uses for a source that isn't a property of the view.
  @MainActor var printedNames: [String] { ["@dependencies"] }
}
