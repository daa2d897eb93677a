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
      } else if layout.isInStory, unchangedTurn != graph.turn {
        graph.recorder?.skipped(self, layout.typeName, because: .sameInputs)
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
    guard layout.isInStory, let equality = Comparison.ignoredEquality(of: V.self),
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
  /// The number of the update in which the body last ran, if the graph records a story.
  private var lastRun = 0

  /// Whether the node has to run in this update even if its inputs are equal.
  private var isWaiting: Bool {
    standing == .stale || (standing == .suspect && readsDifferently)
  }

  override var keepsElements: Bool { true }
  override var hasOwnRun: Bool { layout.isInStory }

  override func refresh() {
    keptElements = nil
    let body = runBody()
    child?.update(to: body)
  }

  private func runBody() -> V.Body {
    defer { inputsChanged = false }
    return track {
      properties.install(in: &view, of: self)
      recordRun()
      return observation.track(for: self) { view.body }
    }
  }

  /// Records the run in the story. The properties must be connected first, since a new property
  /// can't name its source until then.
  private func recordRun() {
    guard layout.isInStory else { return }
    lastRun = graph.recorder?.currentNumber ?? 0
    graph.recorder?.ran(
      self, layout.typeName, type: layout.storyType, because: causes,
      sources: changedSources.flatMap(\.names))
    watchPlainObjects()
  }

  /// Watches the objects in the view's plain properties, so that the story can show their changes.
  /// The graph isn't notified of these changes.
  private func watchPlainObjects() {
    guard graph.recorder != nil else { return }
    for object in layout.objects(in: view) { graph.watch.addHeld(object) }
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var transition: AnyTransition? { child?.transition }

  override func appendElements(to elements: inout [Element]) {
    let outer = graph.collectedRun
    // The story omits the bodies of the kit's own views. Their elements belong to the view that
    // uses them.
    if layout.isInStory { graph.collectedRun = lastRun }
    let start = elements.count
    child?.appendElements(to: &elements)
    addHoles(to: &elements, from: start)
    graph.collectedRun = outer
  }

  override func willUnmount() {
    properties.release()
    observation.cancel()
  }

  // MARK: The story

  override var enclosingRun: Int? { layout.isInStory ? lastRun : super.enclosingRun }

  override var storyName: String? { layout.isInStory ? layout.typeName : nil }

  override func propertyName(for source: Source) -> String? {
    properties.name(for: source, in: view)
  }

  override var heldObservables: [AnyObject] { HeldObservables.of(view) }

  override var printedChanges: [String] {
    if child == nil {
      let names = layout.storedNames
      return names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
    }
    return (inputsChanged ? ["@self"] : []) + changedNames { $0.printedNames }
  }

  /// The reasons for running the body.
  private var causes: [StoryUpdate.Cause] {
    if child == nil { return [.firstAppearance] }
    return (inputsChanged ? [.inputs] : []) + changedNames { $0.causeNames }.map { .changed($0) }
  }

  /// Returns the names of the view's properties whose sources have changed. If a source doesn't
  /// belong to a property, `unnamed` provides its names.
  private func changedNames(_ unnamed: (Source) -> [String]) -> [String] {
    var names: [String] = []
    for source in changedSources {
      let found = propertyName(for: source).map { [$0] } ?? unnamed(source)
      names += found.filter { !names.contains($0) }
    }
    return names
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
