extension View {
  /// Sets an environment value for this view and all views below it.
  ///
  /// The nearest modifier wins (E2). When the value changes, only the bodies that read it run again
  /// (E4).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    _EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Transforms an environment value for this view and all views below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    _EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Injects an object for all views below this view, which look it up by its type (E2).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    _EnvironmentView(content: self) {
      $0[EnvironmentObjectKey<Object>.self] = Injected(object: object)
    }
  }

  /// Injects an `@Observable` object for all views below this view, which look it up by its type
  /// (E5).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    _EnvironmentView(content: self) {
      $0[EnvironmentObjectKey<Object>.self] = Injected(object: object)
    }
  }
}

/// A view that changes the environment of the views inside it.
@MainActor
protocol EnvironmentView: WrapperView {
  var change: (inout EnvironmentValues) -> Void { get }
}

extension EnvironmentView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    EnvironmentNode(self, parent: parent, environment: environment)
  }
}

/// A view that changes the environment of its content.
public struct _EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentView: EnvironmentView {}

/// A view that sets the font of its content.
public struct _FontView<Content: View>: View {
  let content: Content
  // Not a closure: views with the same font are the same input.
  let font: Font?
}

extension _FontView: EnvironmentView {
  var change: (inout EnvironmentValues) -> Void { { $0.font = font } }
}

private final class EnvironmentNode<V: EnvironmentView>: WrapperNode<V> {
  private let scope: EnvironmentScope
  private var fontAttribute: Attribute?

  override init(_ view: V, parent: Node, environment: EnvironmentScope?) {
    scope = EnvironmentScope(parent: environment ?? parent.environment)
    super.init(view, parent: parent, environment: environment)
  }

  override var keepsElements: Bool { true }
  override var contentEnvironment: EnvironmentScope? { scope }

  override func mount() {
    scope.fill(track { scope.entries(view.change) })
    fontAttribute = scope.fontAttribute
    super.mount()
  }

  override func update(to view: V) {
    replace(view)
    refresh()
    super.update(to: view)
  }

  // A modifier that sets only part of a value reads the rest of it, so this node depends on the
  // inherited value.
  override func refresh() {
    scope.replace(track { scope.entries(view.change) })
    fontAttribute = scope.fontAttribute
  }

  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    guard let fontAttribute else { return }
    for index in start..<elements.count where !elements[index].isPresented {
      elements[index].attributes.append(fontAttribute)
    }
  }
}
