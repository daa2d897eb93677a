/// One place in the tree of views: what stays while view values come and go.
///
/// A view is a short-lived description. Its node is the identity that the description is for: it
/// keeps the state, knows what the last evaluation read, and stands in the tree from the view's
/// appearance to its disappearance.
@MainActor
class Node {
  /// Where a node stands with respect to the next update.
  enum Standing {
    /// Nothing that it read has changed.
    case current
    /// Something changed of which it read a part: compare before running.
    case suspect
    /// It has to run.
    case stale
  }

  unowned let graph: ViewGraph
  unowned let parent: Node?
  /// The distance from the root: parents run before their children.
  let depth: Int
  /// Counts nodes in the order in which they were made, so that updates have one order.
  let serial: Int
  /// What `@Environment` reads here.
  let environment: EnvironmentScope

  var standing = Standing.current
  private(set) var isMounted = true
  /// Whether the screen that the node is part of is in front. A tab that is not selected and a
  /// screen under another keep their nodes, and with them their state (N1).
  private(set) final var isOnScreen: Bool
  /// Whether nodes made below come on screen with this one, or wait until `setOnScreen` is called.
  final var showsNewChildren = true
  /// What changed since the last evaluation, for the story.
  var changedSources: [Source] = []

  /// The lines of an update's story in which the node has been counted.
  var storyMarks = StoryMarks()

  private var visits = (turn: 0, count: 0)
  /// What the last evaluation came by that is unfinished, where the graph looks for that.
  private(set) var holes: [UnfinishedHole] = []

  /// How many evaluations of the node have begun.
  private(set) var evaluationCount = 0

  /// What the last evaluation read.
  private var dependencies: [Dependency] = []
  /// How many of them the running evaluation has read again, in the same order.
  private var confirmed = 0
  /// What the running evaluation has read from the point on where it differs from the last.
  private var deviation: [Dependency]?

  init(parent: Node, environment: EnvironmentScope? = nil) {
    self.graph = parent.graph
    self.parent = parent
    self.depth = parent.depth + 1
    self.environment = environment ?? parent.environment
    self.serial = parent.graph.nextSerial()
    self.isOnScreen = parent.isOnScreen && parent.showsNewChildren
  }

  /// A node at the top of a graph.
  init(rootOf graph: ViewGraph, environment: EnvironmentScope) {
    self.graph = graph
    self.parent = nil
    self.depth = 0
    self.environment = environment
    self.serial = graph.nextSerial()
    self.isOnScreen = true
  }

  // MARK: What kinds of node decide

  /// Evaluates what the node stands for again, since something that it read has changed.
  func refresh() {}

  /// The nodes directly below.
  var children: [Node] { [] }

  /// Whether the node's elements depend only on its evaluations and updates, and on the nodes below.
  /// If so, they are collected again only after one of those.
  var keepsElements: Bool { false }

  /// The node's elements as a row of a `ForEach` when they were last collected; nil after it, or a
  /// node below, has been evaluated or updated.
  ///
  /// The closures of elements retain objects, so elements are released as soon as they are outdated,
  /// not when they are next collected (U11).
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

  /// The element that the node itself makes, with what is inside it; nil for a node that only passes
  /// on the elements of others.
  var ownElement: Element? { nil }

  /// What the node shows, from the top down.
  func appendElements(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Gives back what the node holds, after its children have.
  func willUnmount() {}

  /// What the story calls the node, when it is one that the story speaks of.
  var storyName: String? { nil }

  /// The name of the nearest node, from this one up, that the story speaks of.
  final var enclosingStoryName: String? { storyName ?? parent?.enclosingStoryName }

  /// The update in which the nearest body last ran, from this node up, of which the story speaks.
  var enclosingRun: Int? { parent?.enclosingRun }

  /// The name of this node's property through which `source` reaches it.
  func propertyName(for source: Source) -> String? { nil }

  /// What has changed for the evaluation that is running, in the words of `_printChanges`.
  var printedChanges: [String] { [] }

  /// The `@Observable` objects that the node's view holds, and may have read.
  var heldObservables: [AnyObject] { [] }

  /// Counts a run in an update, and gives the number of runs in it so far.
  final func countVisit(in turn: Int) -> Int {
    visits = (turn, visits.turn == turn ? visits.count + 1 : 1)
    return visits.count
  }

  /// The nodes that come on screen and leave it with this one.
  var screenChildren: [Node] { children }

  /// Tells the view that it came on screen or left it, after the views inside it were told (U9).
  func screenChanged() {}

  /// The nodes whose preferences are those of this one, in the order in which they are reduced.
  var preferenceChildren: [Node] { children }

  /// What the views on screen from here down have set for a key; nil where none did (PK1).
  ///
  /// - Complexity: O(*n*) for *n* nodes.
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

  // MARK: Coming and going

  /// Brings the node and all below it on screen, or takes them off, and tells the views.
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

  /// Whether the node is `other` or somewhere below it.
  final func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current.depth > other.depth { node = current.parent }
    return node === other
  }

  /// Records in the story that the views from here down are on screen again, where their bodies
  /// didn't run for it.
  final func recordReturn() {
    guard let recorder = graph.recorder, graph.isSettling else { return }
    guard let name = storyName else {
      for child in screenChildren { child.recordReturn() }
      return
    }
    if enclosingRun != recorder.currentNumber { recorder.returned(name) }
  }

  // MARK: Leaving

  /// Takes the node and all below it out of the tree, and releases what they hold.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    willUnmount()
    isMounted = false
    forgetDependencies()
    changedSources = []
  }

  /// Takes the node and all below it off the lists of what they read, without a word to anyone:
  /// the graph is gone.
  final func leaveSources() {
    for child in children { child.leaveSources() }
    forgetDependencies()
  }

  private func forgetDependencies() {
    for dependency in dependencies { dependency.source.remove(self) }
    dependencies = []
  }

  // MARK: Dependencies

  /// Runs `work`, and makes what it reads this node's dependencies, in place of the former ones.
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

  /// Adds what is unfinished in what the node stands for to the first of its elements, which stand
  /// from `start` on, or to one of its own where it has none.
  final func addHoles(to elements: inout [Element], from start: Int) {
    guard !holes.isEmpty else { return }
    if elements.count == start {
      var element = Element(.empty)
      element.id = serial
      elements.append(element)
    }
    elements[start].holes = holes + elements[start].holes
  }

  /// Notes a read of `source`. With a check, only a change that the check confirms concerns the
  /// node.
  ///
  /// Most evaluations read what the last one read, in the same order. Then nothing is to be done.
  final func noteRead(of source: Source, check: (() -> Bool)? = nil) {
    guard isMounted else { return }
    // The rows of a ForEach read the same state one after the other.
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

  /// How many reads the running evaluation has noted.
  final var readCount: Int { confirmed + (deviation?.count ?? 0) }

  /// The sources that the running evaluation has read, without the first `count` reads.
  final func sourcesRead(after count: Int) -> [Source] {
    (dependencies.prefix(confirmed) + (deviation ?? [])).dropFirst(count).map(\.source)
  }

  /// Takes what changed as seen, without an evaluation.
  final func settleUnchanged() {
    standing = .current
    changedSources = []
  }

  /// The round in which the story found that the values that the node reads are the same; zero after
  /// the node has run.
  final var unchangedTurn = 0

  /// Whether the running evaluation has read `source`.
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
    // Enter the new before leaving the old, so that a source that stays is never without readers.
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

  /// Whether anything that the last evaluation read now reads differently.
  final var readsDifferently: Bool {
    dependencies.contains { $0.check?() ?? false }
  }
}

/// The elements of a row, with the actions that its list adds.
struct KeptElements {
  let elements: [Element]
  /// The last run of the body that the row comes from; nil if the row has its own body.
  let run: Int?
  /// The position of the row.
  var offset: Int
}

/// One read of one source by one evaluation.
struct Dependency {
  let source: Source
  /// Whether what was read has changed; nil where each change of the source concerns the reader.
  var check: (() -> Bool)?
}
