/// A position in the tree of views. The position persists while view values come and go.
///
/// A view is a short-lived description. Its node is the identity behind that description: it keeps
/// the state, records what the last evaluation read, and stays in the tree until the view is
/// removed.
@MainActor
package class Node {
  /// Whether a node has to run in the next update.
  enum Standing {
    /// Nothing that the node read has changed.
    case current
    /// A source has changed, but the node has read only part of it. Before it runs, the node checks
    /// whether that part has changed.
    case suspect
    /// The node has to run.
    case stale
  }

  unowned let graph: ViewGraph
  /// The inbox of the graph. Sources reach the graph through the inbox, because a node that hasn't
  /// left its sources yet can outlive the graph.
  let inbox: Inbox
  unowned let parent: Node?
  /// The distance from the root. Parents run before their children.
  let depth: Int
  /// The node's number, in order of creation. It makes the order of updates deterministic.
  package let serial: Int
  /// The environment that the view reads with `@Environment`.
  let environment: EnvironmentScope

  var standing = Standing.current
  private(set) var isMounted = true
  /// Whether the node is on screen. A tab that isn't selected, or a screen that another one covers,
  /// is off screen but keeps its nodes and therefore its state (N1).
  private(set) final var isOnScreen: Bool
  /// Whether nodes created below this node start on screen if this node is on screen. If `false`,
  /// new nodes stay off screen until `setOnScreen` is called.
  final var showsNewChildren = true
  /// The sources that have changed since the last evaluation.
  package internal(set) var changedSources: [Source] = []

  private var visits = (turn: 0, count: 0)
  /// The holes that the last evaluation reached, if the graph looks for holes.
  final var holes: [UnfinishedHole] = []

  /// The number of evaluations of the node that have begun.
  final var evaluationCount = 0

  /// The dependencies that the last evaluation recorded.
  final var dependencies = Dependencies()
  /// The round in which the values that the node reads turned out to be unchanged, or zero if the
  /// node has run since.
  final var unchangedTurn = 0

  init(parent: Node, environment: EnvironmentScope? = nil) {
    self.graph = parent.graph
    self.inbox = parent.inbox
    self.parent = parent
    self.depth = parent.depth + 1
    self.environment = environment ?? parent.environment
    self.serial = parent.graph.nextSerial()
    self.isOnScreen = parent.isOnScreen && parent.showsNewChildren
  }

  /// Creates the node at the top of a graph.
  init(rootOf graph: ViewGraph, environment: EnvironmentScope) {
    self.graph = graph
    self.inbox = graph.inbox
    self.parent = nil
    self.depth = 0
    self.environment = environment
    self.serial = graph.nextSerial()
    self.isOnScreen = true
  }

  // MARK: Behavior of each kind of node

  /// Evaluates the node's view again, because something that it read has changed.
  func refresh() {}

  /// The nodes directly below this node.
  var children: [Node] { [] }

  /// Whether the node's elements change only when this node, or one below it, is evaluated or
  /// updated. If so, the elements are kept until then.
  var keepsElements: Bool { false }

  /// The elements that were last collected from the node, if the node is a row of a `ForEach`. An
  /// evaluation or update of this node, or of one below it, sets this property to `nil`.
  ///
  /// The closures in elements retain objects, so elements are released as soon as they are outdated
  /// rather than when they are next collected (U11).
  final var keptElements: KeptElements?

  /// Whether the node runs a body of the program. If so, all of the node's elements come from that
  /// body.
  var hasOwnRun: Bool { false }

  /// Whether the elements of the node and of all nodes below it can be kept.
  final var canKeepElements: Bool {
    keepsElements && children.allSatisfy(\.canKeepElements)
  }

  /// Releases the kept elements of this node and of those above it, because this node is about to
  /// be evaluated again.
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

  /// Releases the elements of a row inside this node, because they are out of date.
  func releaseElements(_ kept: KeptElements, of row: Node) {}

  /// The element that the node itself creates, including the element's content, or `nil` if the
  /// node only passes on the elements of its children.
  var ownElement: Element? { nil }

  /// Whether the view has at least one member on the screen's level, such as a text view or a
  /// stack. An `EmptyView` has none, and neither has an `if` whose branch isn't there.
  var hasMembers: Bool { children.contains(where: \.hasMembers) }

  /// Makes the node stale if any value that it has read differs at this moment, in the middle of an
  /// action.
  func confirmReads() {
    if readsDifferentlyNow { standing = .stale }
  }

  /// Responds when a view inside this view may have gained its first member or lost its last one.
  func membersChanged() { parent?.membersChanged() }

  /// The transition that the view sets for itself, as seen from the node that inserts and removes
  /// it.
  var transition: AnyTransition? { nil }

  /// The transition that a modifier around this view sets.
  var outerTransition: AnyTransition? { nil }

  /// Creates a node that replaces another one.
  ///
  /// *Choice*: the new view appears before the old one disappears, except if the old one has an
  /// identity transition. In that case, it's removed immediately (U9).
  final func replace<Child: Node>(_ former: Node?, with make: () -> Child) -> Child {
    if let former, (former.transition ?? outerTransition)?.isIdentity == true { former.unmount() }
    let child = make()
    former?.unmount()
    return child
  }

  /// Appends the node's elements, from top to bottom.
  func appendElements(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Releases everything that the node holds. The nodes below it have already done so.
  func willUnmount() {}

  /// The name of the type of the program's view, or `nil` if the view is part of the kit. Reports
  /// and diagnostics name only the program's views.
  package var viewName: String? { nil }

  /// The type that ``viewName`` names.
  package var viewType: Any.Type? { nil }

  /// The view whose body the node runs, or `nil` if it runs none.
  package var evaluatedView: Any? { nil }

  /// The number of the update in which the innermost enclosing body of the program last ran.
  var enclosingRun: Int? { parent?.enclosingRun }

  /// Returns the name of the property through which this node depends on `source`.
  package func propertyName(for source: Source) -> String? { nil }

  /// The changes that caused the running evaluation, in the words of `_printChanges`.
  var printedChanges: [String] { [] }

  /// Counts a run of the node in a round and returns the number of its runs in that round so far.
  final func countVisit(in turn: Int) -> Int {
    visits = (turn, visits.turn == turn ? visits.count + 1 : 1)
    return visits.count
  }

  /// The nodes that come on screen and go off screen together with this node.
  var screenChildren: [Node] { children }

  /// Notifies the view that it has come on screen or gone off screen. The views inside it are
  /// notified first (U9).
  func screenChanged() {}

  /// The nodes whose preferences this node combines, in the order in which the preferences are
  /// reduced.
  var preferenceChildren: [Node] { children }

  /// Returns the value that this node's view and the views inside it set for a key, or `nil` if
  /// none of them sets a value (PK1). Only views on screen count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes below this node.
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

  /// Brings this node and all nodes below it on screen, or takes them off screen, and notifies
  /// their views.
  final func setOnScreen(_ isShown: Bool) {
    guard isMounted, isOnScreen != isShown else { return }
    isOnScreen = isShown
    for child in screenChildren { child.setOnScreen(isShown) }
    screenChanged()
  }

  /// Brings this node on screen or takes it off screen, without affecting the nodes below it.
  final func setOnScreenAlone(_ isShown: Bool) {
    guard isOnScreen != isShown else { return }
    isOnScreen = isShown
    screenChanged()
  }

  /// Returns whether this node is `other` or a node below it.
  final func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current.depth > other.depth { node = current.parent }
    return node === other
  }

  // MARK: Removal

  /// Removes this node and all nodes below it from the tree and releases everything they hold.
  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    willUnmount()
    isMounted = false
    forgetDependencies()
    changedSources = []
  }
}

/// The kept elements of a row, including the actions that its `ForEach` adds.
struct KeptElements {
  let elements: [Element]
  /// The number of the update in which the body that describes the row last ran, or `nil` if the
  /// row has its own body.
  let run: Int?
  /// The position of the row.
  var offset: Int
}
