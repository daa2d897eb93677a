/// A primitive view that is something on screen: a text, a button, a stack.
@MainActor
protocol ElementView: PrimitiveView {
  /// What the view is on screen, without what is inside it. What is read meanwhile is what the
  /// view depends on.
  func element(in environment: EnvironmentValues) -> Element
}

/// A primitive view that is something on screen, with other views inside it.
@MainActor
protocol ContainerView: WrapperView {
  /// What the view is on screen, without what is inside it. What is read meanwhile is what the
  /// view depends on.
  func element(in environment: EnvironmentValues) -> Element

  /// Puts in order what is inside the view, each time somebody looks at the screen.
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

/// The node for something on screen with nothing inside.
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

  override var ownElement: Element? { element }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    // Most have not changed since somebody looked last: they are handed out as they are.
    if element.ranInUpdate != graph.collectedRun { element.ranInUpdate = graph.collectedRun }
    elements.append(element)
    addHoles(to: &elements, from: start)
  }
}

/// The node for something on screen with other things inside.
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

  /// What is inside the view, from the top down.
  func appendContent(to elements: inout [Element]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// What the view is on screen now.
  func evaluate() -> Element { view.element(in: EnvironmentValues(scope: environment)) }

  override var ownElement: Element? {
    var elements: [Element] = []
    appendElements(to: &elements)
    return elements.first
  }

  override func appendElements(to elements: inout [Element]) {
    var whole = element
    whole.ranInUpdate = graph.collectedRun
    // A tab's name and tag are found one level down.
    if !graph.collectsOutline || whole.role == .tab { appendContent(to: &whole.children) }
    if !graph.collectsOutline { view.arrange(&whole) }
    let start = elements.count
    elements.append(whole)
    addHoles(to: &elements, from: start)
  }
}
