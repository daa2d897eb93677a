/// The node that is being evaluated, such as the one whose `body` is running.
///
/// Everything that the main actor reads during an evaluation becomes a dependency of that node.
/// Reads on other threads create no dependencies.
enum Evaluating {
  @MainActor private static var current: Node?

  /// The node that the caller is evaluating, or `nil` if there is none.
  static var node: Node? { MainActor.isCurrent ? MainActor.assumeIsolated { current } : nil }

  /// Runs `work` as part of an evaluation of `node` or, if `node` is `nil`, outside any evaluation.
  static func run<Result>(_ node: Node?, _ work: () throws -> Result) rethrows -> Result {
    guard MainActor.isCurrent else { return try work() }
    let outer = exchange(for: node)
    defer { _ = exchange(for: outer) }
    return try work()
  }

  private static func exchange(for node: Node?) -> Node? {
    MainActor.assumeIsolated {
      let outer = current
      current = node
      return outer
    }
  }
}

extension Node {
  /// Runs `work` and replaces this node's dependencies with everything that `work` reads.
  func track<Result>(_ work: () -> Result) -> Result {
    dependencies.begin()
    standing = .current
    unchangedTurn = 0
    evaluationCount += 1
    let result = graph.findsHoles ? findHoles(work) : Evaluating.run(self, work)
    if let (current, former) = dependencies.end() { replace(former, by: current) }
    changedSources = []
    return result
  }

  private func findHoles<Result>(_ work: () -> Result) -> Result {
    let (result, found) = graph.inbox.collectingHoles { Evaluating.run(self, work) }
    holes = found
    return result
  }

  /// Adds the node's holes to its first element, which is at index `start`. A node without elements
  /// gets an empty element that carries the holes.
  func addHoles(to elements: inout [Element], from start: Int) {
    guard !holes.isEmpty else { return }
    if elements.count == start {
      var element = Element(.empty)
      element.id = serial
      elements.append(element)
    }
    elements[start].holes = holes + elements[start].holes
  }

  /// Records a read of `source`. If you pass a check, a change to the source makes the node run
  /// only if the check returns `true`.
  func noteRead(of source: Source, check: (() -> Bool)? = nil) {
    if isMounted { dependencies.note(source, check: check) }
  }

  /// The number of reads that the running evaluation has recorded.
  var readCount: Int { dependencies.count }

  /// Returns the sources that the running evaluation has read after its first `count` reads.
  func sourcesRead(after count: Int) -> [Source] { dependencies.sourcesRead(after: count) }

  /// Returns whether the running evaluation has read `source`.
  func hasRead(_ source: Source) -> Bool { dependencies.hasRead(source) }

  /// Marks the node as current without evaluating it.
  func settleUnchanged() {
    standing = .current
    changedSources = []
  }

  private func replace(_ former: [Dependency], by current: [Dependency]) {
    // New dependencies are added before old ones are removed, so that a source in both lists always
    // has a reader.
    let kept = former.isEmpty ? [] : Set(current.map { ObjectIdentifier($0.source) })
    for dependency in former where kept.contains(ObjectIdentifier(dependency.source)) {
      dependency.source.forgetCertainty(of: self)
    }
    for dependency in current {
      dependency.source.add(self, isUnconditional: dependency.check == nil)
    }
    for dependency in former where !kept.contains(ObjectIdentifier(dependency.source)) {
      dependency.source.remove(self)
    }
  }

  /// Whether any value that the last evaluation read differs in the middle of an action.
  var readsDifferentlyNow: Bool {
    // An element that the next write moves or replaces can be missing at this moment.
    Diagnostic.muted { readsDifferently }
  }

  /// Whether any value that the last evaluation read has changed.
  var readsDifferently: Bool { dependencies.areDifferent }

  // MARK: Removal

  /// Removes this node and all nodes below it from the readers of their sources. No view is
  /// notified, because the graph itself is gone.
  func leaveSources() {
    for child in children { child.leaveSources() }
    forgetDependencies()
  }

  func forgetDependencies() {
    for source in dependencies.sources { source.remove(self) }
    dependencies = Dependencies()
  }
}
