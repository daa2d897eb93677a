import Observation

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

  /// Injects an object for all views below this one, which look it up by its type (E2).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    _EnvironmentView(content: self) {
      $0[EnvironmentObjectKey<Object>.self] = Injected(object: object)
    }
  }

  /// Injects an `@Observable` object for all views below this one, which look it up by its type
  /// (E5).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    _EnvironmentView(content: self) {
      $0[EnvironmentObjectKey<Object>.self] = Injected(object: object)
    }
  }
}

/// A view that changes the environment of its content.
public struct _EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<_EnvironmentView<Content>> {
    EnvironmentNode(self, parent: parent, environment: environment)
  }
}

private final class EnvironmentNode<Content: View>: WrapperNode<_EnvironmentView<Content>> {
  private let scope: EnvironmentScope

  override init(
    _ view: _EnvironmentView<Content>, parent: Node, environment: EnvironmentScope?
  ) {
    scope = EnvironmentScope(parent: environment ?? parent.environment)
    super.init(view, parent: parent, environment: environment)
  }

  override var keepsElements: Bool { true }
  override var contentEnvironment: EnvironmentScope? { scope }

  override func mount() {
    scope.fill(track { scope.entries(view.change) })
    super.mount()
  }

  override func update(to view: _EnvironmentView<Content>) {
    replace(view)
    refresh()
    super.update(to: view)
  }

  // A modifier that sets only part of a value reads the rest of it, so this node depends on the
  // inherited value.
  override func refresh() {
    scope.replace(track { scope.entries(view.change) })
  }
}
