/// Something that views read and that can change, such as a state property, an observed object, or
/// an environment value.
///
/// A source keeps a list of its readers. When a value is written, the graph goes through that list
/// rather than the whole tree, so only the bodies that depend on the value run.
///
/// The list belongs to the main actor. Subclasses protect the values that they store, which is why
/// the compiler can't check that the class is `Sendable`.
package class Source: @unchecked Sendable {
  /// A node that read the source when it was last evaluated.
  struct Reader {
    unowned let node: Node
    /// Whether every change affects the node. If not, the node compares the values that it has read
    /// with the current ones, and runs only if they differ.
    var isUnconditional: Bool
  }

  /// The nodes whose last evaluation read this source.
  @MainActor private(set) var readers: [ObjectIdentifier: Reader] = [:]

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

  /// Records that some changes may no longer affect `node`. After the node's next reads, every
  /// change may affect the node again.
  @MainActor func forgetCertainty(of node: Node) {
    readers[ObjectIdentifier(node)]?.isUnconditional = false
  }

  /// Invalidates each reader, so that it runs again in the next update.
  ///
  /// - Complexity: O(*r* log *d*), where *r* is the number of readers and *d* the number of nodes
  ///   that are already waiting. The cost doesn't depend on the size of the tree.
  @MainActor func invalidateReaders(where isConcerned: (Node) -> Bool = { _ in true }) {
    for reader in readers.values where isConcerned(reader.node) {
      reader.node.inbox.graph?.enqueue(
        reader.node, because: self, certain: reader.isUnconditional)
    }
  }

  /// Lets each reader that still has to compare what it has read do so now, because the source is
  /// about to change again. A later write that restores a value doesn't cancel its change (B13).
  @MainActor func confirmReaders() {
    for reader in readers.values where reader.node.standing == .suspect {
      reader.node.confirmReads()
    }
  }

  /// Invalidates the readers because other sources have changed.
  @MainActor func invalidateReaders(because sources: [Source]) {
    for reader in readers.values {
      for source in sources.isEmpty ? [self] : sources {
        reader.node.inbox.graph?.enqueue(
          reader.node, because: source, certain: reader.isUnconditional)
      }
    }
  }

  /// Responds when the source gets its first reader.
  @MainActor func firstReaderAdded() {}
  /// Responds when the source loses its last reader.
  @MainActor func lastReaderRemoved() {}

  /// The name of the source in reports, such as `Counter.count` or `the environment's locale`.
  @MainActor package var name: String { "a value" }
}
