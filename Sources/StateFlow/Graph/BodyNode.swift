/// The node for a view with a body. The node keeps the view's state and runs the body only when
/// something that the body depends on has changed.
final class BodyNode<V: View>: ViewNode<V> {
  private var view: V
  private var properties: PropertyStore
  private var child: ViewNode<V.Body>?
  private var observation: ObservationScope
  /// The view value that the parent passed. The node keeps this value only if connecting the view's
  /// properties to their storage may have changed the view.
  private var given: Given<V>?

  init(_ view: V, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    let layout = TypeLayout.of(V.self)
    self.properties = PropertyStore(layout)
    self.observation = ObservationScope(layout)
    self.given = layout.hasCustomFields ? Given(view) : nil
    super.init(parent: parent, environment: environment)
  }

  private var layout: TypeLayout { properties.layout }

  override func mount() {
    let body = runBody()
    child = makeChild(body)
  }

  override func update(to view: V) {
    let isSame = isSameInput(view)
    if isSame, !isWaiting {
      // A suspect node is recorded as skipped only once, because the values that it reads are
      // unchanged.
      if standing == .suspect {
        graph.settleUnchanged(self)
      } else if unchangedTurn != graph.turn {
        graph.observer?.skipped(self)
      }
      return
    }
    if !isSame {
      inputsChanged = true
      reportIgnoredEquality(for: view)
    }
    self.view = view
    given?.view = view
    refresh()
  }

  private lazy var comparison = Comparison.ofInputs(V.self)

  private func isSameInput(_ view: V) -> Bool { comparison(given?.view ?? self.view, view) }

  /// Reports, once per view type, that the body would have been skipped if the type's own `==` had
  /// been used.
  private func reportIgnoredEquality(for view: V) {
    guard layout.belongsToProgram, let equality = Comparison.ignoredEquality(of: V.self),
      equality(self.view, view),
      !graph.diagnostics.contains(where: {
        $0.kind == .equalityIgnored && $0.view == layout.typeName
      })
    else { return }
    graph.report(
      Diagnostic(
        .equalityIgnored, view: layout.typeName,
        message: """
          The body of \(layout.typeName) ran, although its own == considers the inputs equal. \
          SwiftUI compares a view of plain data byte by byte and ignores its ==. To compare with \
          ==, add .equatable() to the view where you use it.
          """))
  }

  private var inputsChanged = false
  /// The number of the update in which the body last ran, if the graph has an observer.
  private var lastRun = 0

  /// Whether the node has to run in this update even if its inputs are equal.
  private var isWaiting: Bool {
    standing == .stale || (standing == .suspect && readsDifferently)
  }

  override var keepsElements: Bool { true }
  override var hasOwnRun: Bool { layout.belongsToProgram }

  override func refresh() {
    keptElements = nil
    let body = runBody()
    child?.update(to: body)
  }

  private func runBody() -> V.Body {
    defer { inputsChanged = false }
    return track {
      properties.install(in: &view, of: self)
      reportRun()
      return observation.track(for: self) { view.body }
    }
  }

  /// Reports the run. The properties must be connected first, since a new property can't name its
  /// source until then.
  private func reportRun() {
    guard layout.belongsToProgram, let observer = graph.observer else { return }
    lastRun = observer.updateNumber
    observer.ran(
      self, isFirst: child == nil, hasNewInputs: inputsChanged, objects: layout.objects(in: view))
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var transition: AnyTransition? { child?.transition }

  override func appendElements(to elements: inout [Element]) {
    let outer = graph.collectedRun
    // The elements of the kit's own views belong to the view that uses them.
    if layout.belongsToProgram { graph.collectedRun = lastRun }
    let start = elements.count
    child?.appendElements(to: &elements)
    addHoles(to: &elements, from: start)
    graph.collectedRun = outer
  }

  override func willUnmount() {
    properties.release()
    observation.cancel()
  }

  // MARK: Reports

  override var enclosingRun: Int? { layout.belongsToProgram ? lastRun : super.enclosingRun }

  override var viewName: String? { layout.belongsToProgram ? layout.typeName : nil }
  override var viewType: Any.Type? { layout.belongsToProgram ? layout.programType : nil }
  override var evaluatedView: Any? { view }

  override func propertyName(for source: Source) -> String? {
    properties.name(for: source, in: view)
  }

  override var printedChanges: [String] {
    if child == nil {
      let names = layout.storedNames
      return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
    }
    return (inputsChanged ? ["@self"] : []) + changedNames { _ in ["@dependencies"] }
  }
}

/// A view as its parent passed it, before the graph connected the view's properties to their
/// storage.
private final class Given<V> {
  var view: V

  init(_ view: V) {
    self.view = view
  }
}
