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
  let inbox: Inbox
  /// The diagnostics that this graph has reported, oldest first.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The title of the window that is on screen, if it has one.
  package internal(set) var windowTitle: String?
  /// A closure that the graph calls after each update.
  public var onFrame: (() -> Void)?

  private var root: RootNode!
  private let rootScope: EnvironmentScope
  var queue = UpdateQueue()
  var lifecycle = LifecycleQueue()
  var transactions = TransactionQueue()
  /// Whether an update is running.
  var isUpdating = false
  /// Whether the bodies are running.
  var isRunningBodies = false
  var isScheduled = false
  /// The nodes of the kit's views that this update has refreshed.
  var refreshed: [Node] = []
  private var serials = 0
  /// The number of the current round of updates, counted over the lifetime of the graph.
  var turn = 0
  var objects: [ObjectIdentifier: ObjectSource] = [:]

  /// The number of changes that other threads have made over the lifetime of the graph.
  var foreignChanges = 0

  /// Whether the graph looks for holes in the code that it runs.
  let findsHoles: Bool
  /// The number of the update in which the body whose elements are being collected last ran.
  var collectedRun = 0
  /// Whether elements are collected without their content.
  var collectsOutline = false
  /// The nodes whose members may have changed in this round, children before parents.
  var membersNodes: [any MembersNode] = []
  /// The nodes to settle in each round, after all bodies have run.
  var settling: [any SettlingNode] = []
  /// The keyboard focus.
  let focus = FocusSystem()
  /// The lane in which the views' tasks run code that isn't bound to the main actor.
  let lane = TaskLane()
  /// The views' tasks that haven't ended, oldest first.
  var runningTasks: [ViewTask] = []
  var isSettlingTasks = false
  /// ``TaskLane/outsideStarts`` when the tasks last came to rest.
  var settledOutsideStarts = 0

  /// The graph whose action or update is running.
  static var current: ViewGraph?

  /// Creates a graph and puts a view on screen.
  ///
  /// - Parameters:
  ///   - observer: The observer that the graph reports its updates to.
  ///   - findsHoles: Whether the graph looks for holes in the code that it runs. ``Element/holes``
  ///     contains the holes that bodies reach, and the observer receives all holes. They aren't
  ///     reported to an enclosing ``UnfinishedLog``.
  ///   - environment: Sets the environment values that every view on the screen inherits.
  ///   - content: Returns the view.
  package init<Content: View>(
    observer: (any UpdateObserver)?, findsHoles: Bool,
    environment: (inout EnvironmentValues) -> Void, @ViewBuilder content: () -> Content
  ) {
    inbox = Inbox(observer: observer)
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
    if observer != nil { WriteLog.add(inbox) }
    let node = RootNode(graph: self, environment: rootScope)
    root = node
    observer?.updateBegan("first frame")
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

  /// The observer that the graph reports its updates to, if it has one.
  package var observer: (any UpdateObserver)? { inbox.observer }

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
  ///   - event: The description of the action in the story, such as `tap "Add"`.
  ///   - action: The code to run.
  public func perform(_ event: String, _ action: () -> Void) {
    update()
    observer?.updateBegan(event)
    settle { startingTasks(named: "the task that \(event) started", action) }
  }

  /// Performs a system action, such as moving the focus, and then updates the screen once. If the
  /// action has no effect, it doesn't count as an update.
  func performQuietly(_ event: String, _ action: () -> Void) {
    update()
    observer?.updateBegan(event, isDroppedIfEmpty: true)
    settle(action)
  }

  /// Brings the screen up to date with all writes since the last update.
  ///
  /// You don't need to call this method. The graph updates as soon as the main actor is free, and
  /// before you read ``elements``.
  public func update() {
    guard ViewGraph.current !== self else { return }
    inbox.drain()
    guard !isSettled || observer?.sawChange == true else { return }
    settle {}
  }

  /// Replaces the view on screen with a new value, as a parent does when its body runs again.
  public func refresh<Content: View>(@ViewBuilder content: () -> Content) {
    update()
    observer?.updateBegan("the parent refreshes")
    let view = content()
    settle { root.place(view) }
  }

  /// Sets an environment value that every view on the screen inherits.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value.
  ///   - event: The description of the change in the story. By default, it names the value.
  public func setEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value, as event: String? = nil
  ) {
    update()
    observer?.updateBegan(
      event ?? "set the environment to \(describe(value))", isDroppedIfEmpty: true)
    settle { rootScope.replace(rootScope.entries(keeping: true) { $0[keyPath: keyPath] = value }) }
  }

  /// Removes all views from the screen and releases their state.
  public func removeAll() {
    observer?.updateBegan("the screen closes")
    settle { root.unmount() }
  }

  /// Stores a diagnostic and reports it.
  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    observer?.reported(diagnostic)
    Diagnostic.collect(diagnostic)
  }

  /// Reports that a hole was reached.
  func report(_ hole: UnfinishedHole) {
    let isInUpdate = isUpdating || ViewGraph.current === self
    observer?.reached(hole, isInUpdate: isInUpdate)
    if !isInUpdate { onFrame?() }
  }

  func nextSerial() -> Int {
    serials += 1
    return serials
  }
}
