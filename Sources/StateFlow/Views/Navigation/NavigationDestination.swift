/// A node that creates the screens that a navigation stack shows for values of one type.
@MainActor
protocol DestinationNode: Node {
  /// The type of the values.
  var valueType: ObjectIdentifier { get }
  /// Decodes a value of a restored path, or returns `nil` if the value has another type.
  func value(of saved: SavedPathValue) -> AnyHashable?
  /// Creates the screen for a value. The screen isn't shown yet.
  func makeScreen(for value: Any, dismiss: @escaping () -> Void) -> Node
  /// Removes a screen that this node created.
  func endScreen(_ screen: Node)
}

/// A view that declares the screen that a navigation stack shows for values of one type.
public struct _DestinationView<Content: View, Value: Hashable, Destination: View>: View {
  let content: Content
  let destination: (Value) -> Destination
}

extension _DestinationView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ValueDestinationNode(self, parent: parent, environment: environment)
  }
}

private final class ValueDestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<_DestinationView<Content, Value, Destination>>, DestinationNode
{
  private var screens: [ClosureNode<Destination>] = []
  private weak var stack: ScreenStack?

  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }

  func value(of saved: SavedPathValue) -> AnyHashable? {
    saved.value(as: Value.self).map { AnyHashable($0) }
  }

  // Registers the destination before mounting the content, so that the destination closest to the
  // root comes first.
  override func mount() {
    stack = screenStack
    stack?.add(self)
    super.mount()
  }

  override func update(to view: _DestinationView<Content, Value, Destination>) {
    super.update(to: view)
    for screen in screens { screen.refresh() }
  }

  override func willUnmount() {
    stack?.remove(self)
    screens = []
  }

  override var children: [Node] { super.children + screens }
  override var screenChildren: [Node] { super.children }
  override var preferenceChildren: [Node] { super.children }

  override func appendElements(to elements: inout [Element]) {
    for child in super.children { child.appendElements(to: &elements) }
  }

  func makeScreen(for value: Any, dismiss: @escaping () -> Void) -> Node {
    let outer = showsNewChildren
    showsNewChildren = false
    defer { showsNewChildren = outer }
    let scope = EnvironmentScope(parent: environment)
    scope.fill(
      scope.entries {
        $0.dismiss = DismissAction(dismiss)
        $0.isPresented = true
      })
    let value = value as! Value
    let screen = ClosureNode(below: self, in: scope) { [unowned self] in view.destination(value) }
    screens.append(screen)
    screen.mount()
    return screen
  }

  func endScreen(_ screen: Node) {
    screens.removeAll { $0 === screen }
    screen.unmount()
  }
}

extension View {
  /// Sets the screen that a navigation stack shows for values of a given type, whether the values
  /// come from the stack's path or from a link.
  ///
  /// You can use this modifier in the root of the stack and in the screens that are pushed. If
  /// several modifiers specify the same type, the one closest to the root takes precedence.
  /// *Choice*: the screen inherits the environment of this view.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Returns the screen for a value. The stack keeps the screen and its state as
  ///     long as the value at that position in the path stays equal (N5).
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    _DestinationView(content: self, destination: destination)
  }
}

/// The node for a view that a closure creates. The closure is called again whenever something that
/// it read has changed.
final class ClosureNode<Content: View>: Node {
  private let make: () -> Content
  private var child: ViewNode<Content>?
  private var observation = ObservationScope(TypeLayout.of(Content.self))

  init(
    below parent: Node, in environment: EnvironmentScope? = nil, make: @escaping () -> Content
  ) {
    self.make = make
    super.init(parent: parent, environment: environment)
  }

  private func evaluate() -> Content {
    track { observation.track(for: self) { make() } }
  }

  func mount() { child = makeChild(evaluate()) }

  override func refresh() {
    let view = evaluate()
    child?.update(to: view)
  }

  override func willUnmount() {
    observation.cancel()
    child = nil
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
}
