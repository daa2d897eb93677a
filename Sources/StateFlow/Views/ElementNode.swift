/// A primitive view that is shown as an element without content, such as a text view.
@MainActor
protocol ElementView: PrimitiveView {
  /// Returns the view's element, without its content. The view depends on everything that this
  /// function reads.
  func element(in environment: EnvironmentValues) -> Element
}

/// A primitive view that is shown as an element with other views inside it, such as a stack.
@MainActor
protocol ContainerView: WrapperView {
  /// Returns the view's element, without its content. The view depends on everything that this
  /// function reads.
  func element(in environment: EnvironmentValues) -> Element

  /// Arranges the content of the element. The graph calls this method each time it collects the
  /// elements on screen.
  func arrange(_ element: inout Element)
}

extension ContainerView {
  func arrange(_ element: inout Element) {}
}

extension ElementView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    LeafNode(self, parent: parent, environment: environment)
  }
}

extension ContainerView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ContainerNode(self, parent: parent, environment: environment)
  }
}

/// The node for an element without content.
final class LeafNode<V: ElementView>: ViewNode<V> {
  private var view: V
  private var element = Element(.empty)

  init(_ view: V, parent: Node, environment: EnvironmentScope?) {
    self.view = view
    super.init(parent: parent, environment: environment)
  }

  override func mount() { refresh() }

  override var keepsElements: Bool { true }

  override func update(to view: V) {
    self.view = view
    refresh()
  }

  override func refresh() {
    element = track { view.element(in: EnvironmentValues(scope: environment)) }
    element.id = serial
  }

  override var hasMembers: Bool { true }

  override var ownElement: Element? { element }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    // Most elements haven't changed since they were last collected, so they needn't be copied.
    if element.ranInUpdate != graph.collectedRun { element.ranInUpdate = graph.collectedRun }
    elements.append(element)
    addHoles(to: &elements, from: start)
  }
}

/// The node for an element with other elements inside it.
class ContainerNode<V: ContainerView>: WrapperNode<V> {
  private(set) var element = Element(.empty)

  override func mount() {
    refresh()
    super.mount()
  }

  override var keepsElements: Bool { true }

  override func update(to view: V) {
    super.update(to: view)
    refresh()
  }

  override func refresh() {
    element = track { evaluate() }
    element.id = serial
    if !element.isEnabled { element.actions = Element.Actions() }
  }

  // A stack is a member, no matter which views are inside it.
  override var hasMembers: Bool { true }
  override func membersChanged() {}
  override var transition: AnyTransition? { nil }
  override var outerTransition: AnyTransition? { nil }

  /// Appends the elements inside the view, from top to bottom.
  func appendContent(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Returns the current element of the view, without its content.
  func evaluate() -> Element { view.element(in: EnvironmentValues(scope: environment)) }

  override var ownElement: Element? {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.first
  }

  override func appendElements(to elements: inout [Element]) {
    var whole = element
    whole.ranInUpdate = graph.collectedRun
    // A tab's name and tag are one level below the tab itself.
    if !graph.collectsOutline || whole.role == .tab { appendContent(to: &whole.children) }
    if !graph.collectsOutline { view.arrange(&whole) }
    let start = elements.count
    elements.append(whole)
    addHoles(to: &elements, from: start)
  }
}

/// A primitive view that shows a bound value and lets the user change it.
///
/// If the value is a property of an `@Observable` object, the control observes that object (U5).
@MainActor
protocol ControlView: ContainerView {}

extension ControlView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ControlNode(self, parent: parent, environment: environment)
  }
}

/// The node for a control.
class ControlNode<V: ControlView>: ContainerNode<V> {
  private var observation = ObservationScope(TypeLayout.of(V.self))

  override func evaluate() -> Element { evaluate {}.element }

  /// Returns the view's current element, together with another value that is computed in the same
  /// evaluation.
  final func evaluate<Other>(with other: () -> Other) -> (element: Element, other: Other) {
    observation.track(for: self) { (super.evaluate(), other()) }
  }

  override func willUnmount() {
    observation.cancel()
  }
}
