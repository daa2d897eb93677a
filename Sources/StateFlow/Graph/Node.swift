/// A position in the tree of views, which persists while view values come and go.
///
/// A view is a short-lived description. Its node is the identity behind that description: it keeps
/// the state, records what the last evaluation read, and stays in the tree from the view's
/// appearance to its disappearance.
@MainActor
class Node {
  /// What a node needs in the next update.
  enum Standing {
    /// Nothing that the node read has changed.
    case current
    /// A source changed of which the node read only a part, so it compares that part before it
    /// runs.
    case suspect
    /// The node has to run.
    case stale
  }

  unowned let graph: ViewGraph
  unowned let parent: Node?
  /// The distance from the root. Parents run before their children.
  let depth: Int
  /// The number of the node, in order of creation, which makes the order of updates deterministic.
  let serial: Int
  /// The environment that the view reads with `@Environment`.
  let environment: EnvironmentScope

  var standing = Standing.current
  private(set) var isMounted = true
  /// Whether the node is on screen. A tab that isn't selected, and a screen that another one
  /// covers, are off screen but keep their nodes, and with them their state (N1).
  private(set) final var isOnScreen: Bool
  /// Whether new nodes below are on screen if this one is. Otherwise they wait for `setOnScreen`.
  final var showsNewChildren = true
  /// The sources that have changed since the last evaluation, for the story.
  var changedSources: [Source] = []

  /// The lines of an update's story in which the node has been counted.
  var storyMarks = StoryMarks()

  private var visits = (turn: 0, count: 0)
  /// The holes that the last evaluation reached, if the graph looks for holes.
  private(set) var holes: [UnfinishedHole] = []

  /// The number of evaluations of the node that have begun.
  private(set) var evaluationCount = 0

  /// The reads of the last evaluation.
  private var dependencies: [Dependency] = []
  /// The number of dependencies that the running evaluation has read again, in the same order.
  private var confirmed = 0
  /// The reads of the running evaluation, from the first that differs from the last evaluation.
  private var deviation: [Dependency]?

  init(parent: Node, environment: EnvironmentScope? = nil) {
    self.graph = parent.graph
    self.parent = parent
    self.depth = parent.depth + 1
    self.environment = environment ?? parent.environment
    self.serial = parent.graph.nextSerial()
    self.isOnScreen = parent.isOnScreen && parent.showsNewChildren
  }

  /// Creates the node at the top of a graph.
  init(rootOf graph: ViewGraph, environment: EnvironmentScope) {
    self.graph = graph
    self.parent = nil
    self.depth = 0
    self.environment = environment
    self.serial = graph.nextSerial()
    self.isOnScreen = true
  }

  // MARK: Behavior of each kind of node

  /// Evaluates the node's view again, because something that it read has changed.
  func refresh() {}

  /// The nodes directly below.
  var children: [Node] { [] }

  /// Whether the node's elements depend only on its own evaluations and updates, and on the nodes
  /// below. If so, they are collected again only when one of those changes them.
  var keepsElements: Bool { false }

  /// The node's elements as a row of a `ForEach` when they were last collected; nil after it, or a
  /// node below, has been evaluated or updated.
  ///
  /// The closures of elements retain objects, so elements are released as soon as they are
  /// outdated, not when they are next collected (U11).
  final var keptElements: KeptElements?

  /// Whether all elements of the node come from its own body.
  var hasOwnRun: Bool { false }

  /// Whether the elements of the node and of all nodes below can be kept.
  final var canKeepElements: Bool {
    keepsElements && children.allSatisfy(\.canKeepElements)
  }

  /// Releases the kept elements of the node and of those above, because it is evaluated again.
  final func renewElements() {
    var node: Node? = self
    while let current = node {
      if let kept = current.keptElements {
        current.keptElements = nil
        current.parent?.releaseElements(kept, of: current)
      }
      node = current.parent
    }
  }

  /// Releases the elements of a row below, because they are outdated.
  func releaseElements(_ kept: KeptElements, of row: Node) {}

  /// The element that the node itself creates, with its content, or nil if the node only passes on
  /// the elements of others.
  var ownElement: Element? { nil }

  /// Appends the node's elements, from top to bottom.
  func appendElements(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Releases what the node holds. Its children have already done so.
  func willUnmount() {}

  /// The name of the node in the story, or nil if the story leaves it out.
  var storyName: String? { nil }

  /// The name of the nearest node that the story includes: this one or the closest above it.
  final var enclosingStoryName: String? { storyName ?? parent?.enclosingStoryName }

  /// The update in which the nearest body that the story includes last ran, from this node up.
  var enclosingRun: Int? { parent?.enclosingRun }

  /// Returns the name of the property through which this node depends on `source`.
  func propertyName(for source: Source) -> String? { nil }

  /// The changes that cause the running evaluation, in the words of `_printChanges`.
  var printedChanges: [String] { [] }

  /// The `@Observable` objects that the node's view holds and may have read.
  var heldObservables: [AnyObject] { [] }

  /// Counts a run in a round of updates, and returns the number of runs in that round so far.
  final func countVisit(in turn: Int) -> Int {
    visits = (turn, visits.turn == turn ? visits.count + 1 : 1)
    return visits.count
  }

  /// The nodes that come on screen and leave it together with this one.
  var screenChildren: [Node] { children }

  /// Notifies the view that it came on screen or left it, after the views inside it (U9).
  func screenChanged() {}

  /// The nodes whose preferences this one combines, in the order in which they are reduced.
  var preferenceChildren: [Node] { children }

  /// Returns the value that this view and those below it set for a key, or nil if none on screen
  /// sets it (PK1).
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes below.
  func preference<Key: PreferenceKey>(for key: Key.Type) -> Key.Value? {
    var combined: Key.Value?
    for child in preferenceChildren where child.isOnScreen {
      guard let next = child.preference(for: key) else { continue }
      if var value = combined {
        Key.reduce(value: &value) { next }
        combined = value
      } else {
        combined = next
      }
    }
    return combined
  }

  // MARK: Appearance

  /// Brings the node and all below it on screen, or takes them off, and notifies the views.
  final func setOnScreen(_ isShown: Bool) {
    guard isMounted, isOnScreen != isShown else { return }
    isOnScreen = isShown
    for child in screenChildren { child.setOnScreen(isShown) }
    screenChanged()
  }

  /// Brings the node on screen, or takes it off, without the nodes below.
  final func setOnScreenAlone(_ isShown: Bool) {
    guard isOnScreen != isShown else { return }
    isOnScreen = isShown
    screenChanged()
  }

  /// Returns whether the node is `other` or below it.
  final func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current.depth > other.depth { node = current.parent }
    return node === other
  }

  /// Records in the story that this view and those below it are on screen again, unless their
  /// bodies ran.
  final func recordReturn() {
    guard let recorder = graph.recorder, graph.isSettling else { return }
    guard let name = storyName else {
      for child in screenChildren { child.recordReturn() }
      return
    }
    if enclosingRun != recorder.currentNumber { recorder.returned(name) }
  }

  // MARK: Removal

  /// Removes the node and all below it from the tree, and releases what they hold.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    willUnmount()
    isMounted = false
    forgetDependencies()
    changedSources = []
  }

  /// Removes the node and all below it from the readers of their sources, without notifying any
  /// view, because the graph itself is gone.
  final func leaveSources() {
    for child in children { child.leaveSources() }
    forgetDependencies()
  }

  private func forgetDependencies() {
    for dependency in dependencies { dependency.source.remove(self) }
    dependencies = []
  }

  // MARK: Dependencies

  /// Runs `work`, and replaces this node's dependencies with everything that `work` reads.
  final func track<Result>(_ work: () -> Result) -> Result {
    confirmed = 0
    deviation = nil
    standing = .current
    unchangedTurn = 0
    evaluationCount += 1
    let result = graph.findsHoles ? findHoles(work) : Evaluating.run(self, work)
    if deviation != nil || confirmed < dependencies.count { replaceDependencies() }
    changedSources = []
    return result
  }

  private func findHoles<Result>(_ work: () -> Result) -> Result {
    let (result, found) = HoleSearch.find(in: graph) { Evaluating.run(self, work) }
    holes = found
    return result
  }

  /// Adds the node's holes to the first of its elements, which begin at `start`. If it has none,
  /// adds an element for the holes.
  final func addHoles(to elements: inout [Element], from start: Int) {
    guard !holes.isEmpty else { return }
    if elements.count == start {
      var element = Element(.empty)
      element.id = serial
      elements.append(element)
    }
    elements[start].holes = holes + elements[start].holes
  }

  /// Records a read of `source`. If there is a check, the node runs only after changes that the
  /// check confirms.
  ///
  /// Most evaluations read the same sources as the last one, in the same order. There is nothing to
  /// do then.
  final func noteRead(of source: Source, check: (() -> Bool)? = nil) {
    guard isMounted else { return }
    // The rows of a ForEach often read the same state one after the other.
    if check == nil, let last = lastRead, last.source === source, last.check == nil { return }
    if deviation == nil, confirmed < dependencies.count,
      dependencies[confirmed].source === source,
      (dependencies[confirmed].check == nil) == (check == nil)
    {
      if check != nil { dependencies[confirmed].check = check }
      confirmed += 1
    } else {
      deviation = deviation ?? []
      deviation?.append(Dependency(source: source, check: check))
    }
  }

  /// The number of reads that the running evaluation has recorded.
  final var readCount: Int { confirmed + (deviation?.count ?? 0) }

  /// Returns the sources that the running evaluation has read after the first `count` reads.
  final func sourcesRead(after count: Int) -> [Source] {
    (dependencies.prefix(confirmed) + (deviation ?? [])).dropFirst(count).map(\.source)
  }

  /// Marks the node as current without an evaluation.
  final func settleUnchanged() {
    standing = .current
    changedSources = []
  }

  /// The round in which the story found the values that the node reads unchanged, or zero after the
  /// node has run.
  final var unchangedTurn = 0

  /// Returns whether the running evaluation has read `source`.
  final func hasRead(_ source: Source) -> Bool {
    dependencies.prefix(confirmed).contains { $0.source === source }
      || deviation?.contains { $0.source === source } == true
  }

  private var lastRead: Dependency? {
    deviation?.last ?? (confirmed > 0 ? dependencies[confirmed - 1] : nil)
  }

  private func replaceDependencies() {
    let former = dependencies
    dependencies = dependencies.prefix(confirmed) + (deviation ?? [])
    deviation = nil
    // Adds the new ones before it removes the old ones, so that a source that stays always has a
    // reader.
    let kept = former.isEmpty ? [] : Set(dependencies.map { ObjectIdentifier($0.source) })
    for dependency in former where kept.contains(ObjectIdentifier(dependency.source)) {
      dependency.source.forgetCertainty(of: self)
    }
    for dependency in dependencies {
      dependency.source.add(self, isUnconditional: dependency.check == nil)
    }
    for dependency in former where !kept.contains(ObjectIdentifier(dependency.source)) {
      dependency.source.remove(self)
    }
  }

  /// Whether any value that the last evaluation read has changed.
  final var readsDifferently: Bool {
    dependencies.contains { $0.check?() ?? false }
  }
}

/// The kept elements of a row, with the actions that its list adds.
struct KeptElements {
  let elements: [Element]
  /// The last run of the body that describes the row, or nil if the row has its own body.
  let run: Int?
  /// The position of the row.
  var offset: Int
}

/// A read of a source by an evaluation.
struct Dependency {
  let source: Source
  /// Returns whether the value that was read has changed. If nil, every change of the source
  /// concerns the reader.
  var check: (() -> Bool)?
}
