extension View {
  /// Marks the view as refreshable: a user can pull down the lists and scroll views in it to perform
  /// an action.
  ///
  /// The action is a task like that of `task(priority:_:)`. If the view is removed, the task is
  /// canceled. A list can't be refreshed again before the task has ended. Views can also perform the
  /// action themselves, with the `refresh` action in the environment.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    _RefreshableView(content: self, action: action)
  }
}

/// An action that refreshes the data of a view.
///
///     @Environment(\.refresh) private var refresh
public struct RefreshAction {
  fileprivate let run: @MainActor () async -> Void
  /// A closure that performs the action in a task, unless one is still running.
  let start: @MainActor () -> Void

  /// Performs the action and waits until it has ended.
  @MainActor
  public func callAsFunction() async { await run() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that refreshes the view, or `nil` if the view isn't refreshable.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view with a refresh action.
public struct _RefreshableView<Content: View>: View {
  let content: Content
  let action: @Sendable () async -> Void
}

extension _RefreshableView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    RefreshNode(self, parent: parent, environment: environment)
  }
}

private final class RefreshNode<Content: View>: WrapperNode<_RefreshableView<Content>> {
  private let scope: EnvironmentScope
  private var task: ViewTask?

  override init(
    _ view: _RefreshableView<Content>, parent: Node, environment: EnvironmentScope?
  ) {
    scope = EnvironmentScope(parent: environment ?? parent.environment)
    super.init(view, parent: parent, environment: environment)
  }

  override var keepsElements: Bool { true }
  override var contentEnvironment: EnvironmentScope? { scope }

  override func mount() {
    // The environment's action looks up the newest closure, so an update of the view doesn't change
    // the environment.
    let action = RefreshAction(
      run: { [weak self] in await self?.view.action() }, start: { [weak self] in self?.start() })
    scope.fill(scope.entries { $0.refresh = action })
    super.mount()
  }

  private func start() {
    guard task == nil else { return }
    task = ViewTask(
      in: enclosingViewName ?? "a view", id: nil, priority: .userInitiated, graph: graph,
      action: view.action, onEnd: { [weak self] in self?.task = nil })
  }

  override func willUnmount() {
    task?.cancel(because: .disappeared)
    task = nil
  }
}
