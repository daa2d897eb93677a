/// A tree of views, kept up to date with the values that the views read.
///
/// A graph does what SwiftUI's runtime does between two frames. It collects writes and then runs
/// the bodies that depend on them, each body once and parents before children. It compares the
/// results with the current views and notifies views when they appear and disappear.
///
///     let graph = ViewGraph { Counter() }
///     graph.perform("tap Add") { … }   // the action, then one update
///     print(graph.elements)
///
/// A terminal, a test's `Screen`, or a benchmark shows the graph's elements and performs actions on
/// them.
@MainActor
public final class ViewGraph {
  let inbox = Inbox()
  private(set) var recorder: StoryRecorder?
  /// The diagnostics that this graph has reported, oldest first.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The title of the window that is on screen, if it has one.
  package internal(set) var windowTitle: String?
  /// A closure that the graph calls after each update.
  public var onFrame: (() -> Void)?

  private var root: RootNode!
  private let rootScope: EnvironmentScope
  private var queue = UpdateQueue()
  private var lifecycle = LifecycleQueue()
  var transactions = TransactionQueue()
  private var isUpdating = false
  /// Whether an update is running.
  var isSettling: Bool { isUpdating }
  /// Whether the bodies are running.
  private(set) var isRunningBodies = false
  private var isScheduled = false
  /// The nodes that this update has refreshed but that have no name in the story.
  private var refreshed: [Node] = []
  private var serials = 0
  /// The number of the current round of updates, counted over the lifetime of the graph.
  private(set) var turn = 0
  var objects: [ObjectIdentifier: ObjectSource] = [:]
  lazy var watch = ObjectWatch(graph: self)

  /// The number of changes that other threads have made over the lifetime of the graph.
  var foreignChanges = 0

  /// Whether the graph looks for holes in the code that it runs.
  let findsHoles: Bool
  /// The number of the update in which the body whose elements are being collected last ran.
  var collectedRun = 0
  /// Whether elements are collected without their content.
  var collectsOutline = false
  /// The nodes whose members may have changed in this round, children before parents.
  private var membersNodes: [any MembersNode] = []
  /// The nodes to settle in each round, after all bodies have run.
  var settling: [any SettlingNode] = []
  /// The keyboard focus.
  let focus = FocusSystem()

  /// The graph whose action or update is running.
  static var current: ViewGraph?

  /// Creates a graph and puts a view on screen.
  ///
  /// - Parameters:
  ///   - recordsStory: Whether the graph records the story of each update. Recording costs time and
  ///     memory in proportion to the work of the update.
  ///   - findsHoles: Whether the graph looks for holes in the code that it runs. ``Element/holes``
  ///     contains the holes that bodies reach, and ``StoryUpdate/holes`` contains all holes. They
  ///     aren't reported to an enclosing ``UnfinishedLog``.
  ///   - environment: Sets the environment values that every view on the screen inherits.
  ///   - content: Returns the view.
  public init<Content: View>(
    recordsStory: Bool = true, findsHoles: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.findsHoles = findsHoles
    PublishedWrites.install(RuntimeWriteObserver())
    rootScope = EnvironmentScope()
    let editMode = Binding(GraphLocation(EditMode.inactive, named: "the edit mode", in: inbox))
    rootScope.replace(
      rootScope.entries {
        $0.editMode = editMode
        $0.sceneValues = SceneValues()
        environment(&$0)
      })
    inbox.graph = self
    if recordsStory {
      recorder = StoryRecorder()
      WriteLog.add(inbox)
    }
    let node = RootNode(graph: self, environment: rootScope)
    root = node
    recorder?.begin("first frame")
    let view = content()
    settle { node.place(view) }
  }

  deinit {
    // Sources that outlive the graph, such as a state in another graph, must not retain its nodes.
    let root = self.root!
    if MainActor.isCurrent {
      MainActor.assumeIsolated { root.leaveSources() }
    } else {
      Task { @MainActor in root.leaveSources() }
    }
  }

  // MARK: Reading the screen

  /// The elements on screen, after all pending updates.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements on screen.
  public var elements: [Element] {
    update()
    var elements: [Element] = []
    root.appendElements(to: &elements)
    return elements
  }

  /// The story of the updates so far. If the graph records no story, the result is empty.
  public var story: Story {
    update()
    return recorder?.story ?? Story()
  }

  /// Returns how many times the bodies of a view type have run, or zero if the graph records no
  /// story.
  public func bodyCount<V>(of type: V.Type) -> Int {
    update()
    return recorder?.bodyCounts[ObjectIdentifier(type)] ?? 0
  }

  /// The number of nodes in the tree.
  ///
  /// - Complexity: O(*n*), where *n* is that number.
  public var nodeCount: Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(root)
  }

  // MARK: Performing actions

  /// Performs a user's action and then updates the screen once.
  ///
  /// - Parameters:
  ///   - event: The description that the story shows for the action, such as `tap "Add"`.
  ///   - action: The code to run.
  public func perform(_ event: String, _ action: () -> Void) {
    update()
    recorder?.begin(event)
    settle(action)
  }

  /// Performs a system action, such as moving the focus, and then updates the screen once. If the
  /// action has no effect, the story omits it.
  func performQuietly(_ event: String, _ action: () -> Void) {
    update()
    recorder?.begin(event, isDroppedIfEmpty: true)
    settle(action)
  }

  /// Brings the screen up to date with all writes since the last update.
  ///
  /// You don't need to call this method. The graph updates as soon as the main actor is free, and
  /// before you read ``elements``.
  public func update() {
    guard ViewGraph.current !== self else { return }
    inbox.drain()
    guard !isSettled || watch.sawChange else { return }
    settle {}
  }

  /// Replaces the view on screen with a new value, as a parent does when its body runs again.
  public func refresh<Content: View>(@ViewBuilder content: () -> Content) {
    update()
    recorder?.begin("the parent refreshes")
    let view = content()
    settle { root.place(view) }
  }

  /// Sets an environment value that every view on the screen inherits.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  ///   - event: The description that the story shows for the change. By default, it names the
  ///     value.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value, as event: String? = nil
  ) {
    update()
    recorder?.begin(event ?? "set the environment to \(describe(value))", isDroppedIfEmpty: true)
    settle { rootScope.replace(rootScope.entries(keeping: true) { $0[keyPath: keyPath] = value }) }
  }

  /// Removes all views from the screen and releases their state.
  public func removeAll() {
    recorder?.begin("the screen closes")
    settle { root.unmount() }
  }

  /// Records a write in the story, after the changes to watched objects that came before it.
  func recordWrite(_ write: StoryUpdate.Write) -> StoryRecorder.WriteID? {
    watch.recordEarlierChanges()
    return recorder?.wrote(write)
  }

  /// Stores a diagnostic and records it in the story.
  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    recorder?.diagnosed(diagnostic)
    Diagnostic.collect(diagnostic)
  }

  /// Records in the story that a hole was reached.
  func report(_ hole: UnfinishedHole) {
    if isUpdating || ViewGraph.current === self {
      recorder?.found(hole)
    } else {
      recorder?.begin("unfinished code is reached")
      recorder?.found(hole)
      recorder?.end()
      onFrame?()
    }
  }

  // MARK: The update

  func nextSerial() -> Int {
    serials += 1
    return serials
  }

  /// Queues a node because something that it read has changed.
  func enqueue(_ node: Node, because source: Source, certain: Bool) {
    guard node.isMounted else { return }
    if !node.changedSources.contains(where: { $0 === source }) {
      node.changedSources.append(source)
    }
    let wasCurrent = node.standing == .current
    if certain {
      node.standing = .stale
    } else if wasCurrent {
      node.standing = .suspect
    }
    if wasCurrent { queue.insert(node) }
    schedule()
  }

  /// Queues a view's action to run once the tree is settled.
  func enqueue(_ event: LifecycleQueue.Event) {
    lifecycle.append(event)
    schedule()
  }

  /// Lets a node look at its members once all bodies have run. Until then, the last member can be
  /// gone while the next one isn't there yet.
  func membersChanged(of node: any MembersNode) {
    membersNodes.removeAll { $0 === node }
    membersNodes.append(node)
  }

  /// Adds a write to a step. The graph applies the step after the next update.
  func append(to step: TransactionQueue.Step, _ action: @escaping () -> Void) {
    step.append(action)
    schedule()
  }

  private func schedule() {
    guard !isUpdating, !isScheduled, ViewGraph.current !== self else { return }
    isScheduled = true
    Task { @MainActor [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }

  /// Runs `work` and then updates the tree until nothing is pending.
  private func settle(_ work: () -> Void) {
    guard findsHoles else { return settleAll(work) }
    _ = inbox.collectingHoles { settleAll(work) }
  }

  private func settleAll(_ work: () -> Void) {
    let outer = ViewGraph.current
    ViewGraph.current = self
    defer { ViewGraph.current = outer }
    work()
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var cycle = CycleGuard()
    repeat {
      turn += 1
      inbox.drain()
      watch.recordChanges()
      runBodies(&cycle)
      while let step = transactions.popFirst() {
        turn += 1
        for action in step.actions { action() }
        runBodies(&cycle)
      }
      transactions.endRound()
      for node in settling.reversed() where node.isMounted { node.settle() }
      focus.settle()
      let membersNodes = membersNodes
      self.membersNodes = []
      for node in membersNodes where node.isMounted { node.look() }
      // The events are removed from the queue first. If their actions cause further events, those
      // belong to the next round.
      let events = lifecycle.takeAll()
      guard !events.isEmpty, cycle.allowsAnotherRound(in: self) else { continue }
      for event in events {
        recorder?.called(event)
        event.action()
      }
    } while !isSettled
    watch.endUpdate()
    recordRefreshedControls()
    recorder?.end()
    onFrame?()
  }

  /// Records which controls, such as a field that reads its binding, have changed even though no
  /// body ran.
  private func recordRefreshedControls() {
    let nodes = refreshed
    refreshed = []
    guard let recorder, recorder.lacksRuns else { return }
    for node in nodes where node.isMounted && node.isOnScreen {
      guard let element = node.ownElement else { continue }
      recorder.refreshed(element)
    }
  }

  private var isSettled: Bool { queue.isEmpty && lifecycle.isEmpty && transactions.isEmpty }

  private func runBodies(_ cycle: inout CycleGuard) {
    isRunningBodies = true
    defer { isRunningBodies = false }
    while let node = queue.popFirst() { visit(node, &cycle) }
  }

  private func visit(_ node: Node, _ cycle: inout CycleGuard) {
    guard node.isMounted else { return }
    switch node.standing {
    case .current:
      return
    case .suspect where !node.readsDifferently:
      settleUnchanged(node)
    case .suspect, .stale:
      guard cycle.allows(node, in: self) else { return node.settleUnchanged() }
      node.renewElements()
      node.refresh()
      if recorder != nil, node.storyName == nil { refreshed.append(node) }
    }
  }

  /// Marks `node` as current because the part of a source that it has read hasn't changed.
  func settleUnchanged(_ node: Node) {
    tellUnchanged(node, because: node.changedSources)
    node.settleUnchanged()
  }

  /// Records in the story that the sources have changed, but that the parts that `node` has read
  /// haven't.
  func tellUnchanged(_ node: Node, because sources: [Source]) {
    guard let recorder, let name = node.storyName else { return }
    let properties = sources.map { node.propertyName(for: $0) ?? $0.name }
    recorder.skipped(node, name, because: .sameReading(properties))
  }
}
