/// A tree of views on a screen, and the machine that keeps it true.
///
/// A graph does for a view what SwiftUI's runtime does between two frames: it collects what was
/// written, runs the bodies that depend on it, once each and parents first, compares what they
/// give with what stands, and tells views of their appearance and disappearance.
///
///     let graph = ViewGraph { Counter() }
///     graph.perform("tap Add") { … }   // the action, then one update
///     print(graph.elements)
///
/// A terminal, a test's `Screen`, or a benchmark is what stands in front of it.
@MainActor
public final class ViewGraph {
  let inbox = Inbox()
  private(set) var recorder: StoryRecorder?
  /// Misuse that this graph has seen, in the order in which it happened.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The title of the window that is on screen, if it has one.
  package internal(set) var windowTitle: String?
  /// Called after each update that changed what is on screen.
  public var onFrame: (() -> Void)?

  private var root: RootNode!
  private let rootScope: EnvironmentScope
  private var queue = UpdateQueue()
  private var lifecycle = LifecycleQueue()
  var transactions = TransactionQueue()
  private var isUpdating = false
  /// Whether an update is running, whose story may be told.
  var isSettling: Bool { isUpdating }
  /// Whether bodies run for what was written before, step by step.
  private(set) var isRunningBodies = false
  private var isScheduled = false
  /// The nodes without a story of their own that this update has refreshed.
  private var refreshed: [Node] = []
  private var serials = 0
  /// Numbers the rounds of updates, in the life of the graph.
  private(set) var turn = 0
  var objects: [ObjectIdentifier: ObjectSource] = [:]
  lazy var watch = ObjectWatch(graph: self)

  /// How many changes have come from other threads, in the life of the graph.
  var foreignChanges = 0

  /// Whether the graph looks for what is unfinished in what it runs.
  let findsHoles: Bool
  /// The update in which the body ran whose elements are being collected.
  var collectedRun = 0
  /// Whether elements are collected without what is inside them.
  var collectsOutline = false
  /// The nodes that are settled in each round, after all bodies have run.
  var settling: [any SettlingNode] = []
  /// Which field has the keyboard focus.
  let focus = FocusSystem()

  /// The graph whose action or update is running.
  static var current: ViewGraph?

  /// Puts a view on screen.
  ///
  /// - Parameters:
  ///   - recordsStory: Whether the graph keeps the story of each update. It costs time and memory
  ///     in proportion to what runs, and nothing when it is off.
  ///   - findsHoles: Whether the graph looks for what is unfinished in what it runs. What a body
  ///     comes by is told by its elements, ``Element/holes``; all of it by the story,
  ///     ``StoryUpdate/holes``. Whoever collects with an ``UnfinishedLog`` does not hear of it then.
  ///   - environment: Sets what every view on the screen inherits.
  ///   - content: The view.
  public init<Content: View>(
    recordsStory: Bool = true, findsHoles: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.findsHoles = findsHoles
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
    // Sources that outlive the graph, such as the state of another, must not keep its nodes in mind.
    let root = self.root!
    if MainActor.isCurrent {
      MainActor.assumeIsolated { root.leaveSources() }
    } else {
      Task { @MainActor in root.leaveSources() }
    }
  }

  // MARK: Looking

  /// What is on screen, after all that is pending has been done.
  ///
  /// - Complexity: O(*n*) for *n* elements on screen.
  public var elements: [Element] {
    update()
    var elements: [Element] = []
    root.appendElements(to: &elements)
    return elements
  }

  /// The story of the updates so far; empty when the graph records none.
  public var story: Story {
    update()
    return recorder?.story ?? Story()
  }

  /// How often the bodies of views of a type have run; zero when the graph records no story.
  public func bodyCount<V>(of type: V.Type) -> Int {
    update()
    return recorder?.bodyCounts[ObjectIdentifier(type)] ?? 0
  }

  /// The number of nodes in the tree.
  ///
  /// - Complexity: O(*n*).
  public var nodeCount: Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(root)
  }

  // MARK: Acting

  /// Does what somebody did to the screen, then updates it once.
  ///
  /// - Parameters:
  ///   - event: What was done, as the story tells it: `tap "Add"`.
  ///   - action: What follows from it.
  public func perform(_ event: String, _ action: () -> Void) {
    update()
    recorder?.begin(event)
    settle(action)
  }

  /// Performs an action of the system, such as a move of the focus, and updates the screen once. The
  /// story is dropped if nothing follows from it.
  func performQuietly(_ event: String, _ action: () -> Void) {
    update()
    recorder?.begin(event, isDroppedIfEmpty: true)
    settle(action)
  }

  /// Brings the screen up to date with all that was written since the last update.
  ///
  /// Nothing needs to call it: the graph updates itself when the main actor is next free, and
  /// before anyone looks.
  public func update() {
    guard ViewGraph.current !== self else { return }
    inbox.drain()
    guard !isSettled || watch.sawChange else { return }
    settle {}
  }

  /// Makes the view on screen anew, as a parent whose body runs again does.
  public func refresh<Content: View>(@ViewBuilder content: () -> Content) {
    update()
    recorder?.begin("the parent refreshes")
    let view = content()
    settle { root.place(view) }
  }

  /// Sets a value of the environment that every view on the screen inherits.
  ///
  /// - Parameters:
  ///   - keyPath: Which one.
  ///   - value: What it is from now on.
  ///   - event: What the story calls it; where it is left out, it names the value.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value, as event: String? = nil
  ) {
    update()
    recorder?.begin(event ?? "set the environment to \(describe(value))", isDroppedIfEmpty: true)
    settle { rootScope.replace(rootScope.entries(keeping: true) { $0[keyPath: keyPath] = value }) }
  }

  /// Gives every view on the screen an object to share.
  public func setEnvironmentObject<Object: ObservableObject>(_ object: Object) {
    update()
    recorder?.begin("inject \(Object.self)")
    settle {
      rootScope.replace(
        rootScope.entries(keeping: true) {
          $0[EnvironmentObjectKey<Object>.self] = Injected(object: object)
        })
    }
  }

  /// Takes everything off the screen: views disappear, their state is released.
  public func removeAll() {
    recorder?.begin("the screen closes")
    settle { root.unmount() }
  }

  /// Keeps a diagnostic with the graph, and tells it in the story.
  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    recorder?.diagnosed(diagnostic)
    Diagnostic.tell(diagnostic)
  }

  /// Tells in the story of something unfinished that was reached.
  func report(_ hole: UnfinishedHole) {
    if isUpdating || ViewGraph.current === self {
      recorder?.found(hole)
    } else {
      recorder?.begin("something unfinished is reached")
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

  /// Notes that something that `node` read has changed.
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

  /// Notes something to tell a view when the tree is settled.
  func enqueue(_ event: LifecycleQueue.Event) {
    lifecycle.append(event)
    schedule()
  }

  /// Adds a write to a step, which follows the next update.
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

  /// Does `work`, then updates until nothing is pending.
  private func settle(_ work: () -> Void) {
    findsHoles ? HoleSearch.run(in: self) { settleAll(work) } : settleAll(work)
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
      // Out of the queue first: what the actions cause is for the next round.
      let events = lifecycle.takeAll()
      guard !events.isEmpty, cycle.allowsAnotherRound(in: self) else { continue }
      for event in events {
        recorder?.told(event)
        event.action()
      }
    } while !isSettled
    watch.endUpdate()
    recordRefreshedControls()
    recorder?.end()
    onFrame?()
  }

  /// Records which controls show something else although no body ran, such as a field that reads its
  /// binding.
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

  /// Takes note that something changed of which `node` read a part, and that the part did not.
  func settleUnchanged(_ node: Node) {
    tellUnchanged(node, because: node.changedSources)
    node.settleUnchanged()
  }

  /// Tells the story that sources have changed, but not the part of them that `node` read.
  func tellUnchanged(_ node: Node, because sources: [Source]) {
    guard let recorder, let name = node.storyName else { return }
    let properties = sources.map { node.propertyName(for: $0) ?? $0.name }
    recorder.skipped(node, name, because: .sameReading(properties))
  }
}
