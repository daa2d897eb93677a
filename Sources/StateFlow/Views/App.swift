/// An app, whose scenes contain everything it shows.
///
///     struct Workbook: App {
///       @StateObject private var store = Store()
///
///       var body: some Scene {
///         WindowGroup { ContentView().environmentObject(store) }
///       }
///     }
///
/// An app can have its own state, which lives as long as its window.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app when the program starts.
  init()
}

/// A part of an app, such as a group of windows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

/// An app that isn't part of the user's program, such as the one that hosts a demo.
@MainActor
package protocol KitApp: App {}

extension Never: Scene {}

/// A result builder that combines an app's scenes. The app shows only the first window.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes. The kit has only one screen, so it shows only the first scene.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }

  /// Returns a single scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene whose windows show a view.
public struct WindowGroup<Content: View>: Scene {
  fileprivate let content: Content
  fileprivate let title: LocalizedStringKey?

  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a window group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = title
  }

  /// This property is unavailable, because the kit shows windows directly.
  public var body: Never { fatalError("WindowGroup has no body") }
}

/// A scene that the kit shows directly, without a body.
@MainActor
private protocol WindowScene {
  var view: AnyView { get }
}

extension WindowGroup: WindowScene {
  fileprivate var view: AnyView {
    title.map { AnyView(WindowTitleView(title: $0, content: content)) } ?? AnyView(content)
  }
}

/// A view that sets the title of its window.
private struct WindowTitleView<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
}

extension WindowTitleView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    WindowTitleNode(self, parent: parent, environment: environment)
  }
}

private final class WindowTitleNode<Content: View>: WrapperNode<WindowTitleView<Content>> {
  override var keepsElements: Bool { true }

  override func mount() {
    refresh()
    super.mount()
  }

  override func update(to view: WindowTitleView<Content>) {
    super.update(to: view)
    refresh()
  }

  override func refresh() {
    graph.windowTitle = track { view.title.words(in: EnvironmentValues(scope: environment)) }
  }
}

/// A scene with its own default store for `@AppStorage`.
struct SceneWithStore<Content: Scene>: Scene {
  let content: Content
  let store: UserDefaults

  var body: Never { fatalError("SceneWithStore has no body") }
}

extension SceneWithStore: WindowScene {
  fileprivate var view: AnyView { AnyView(firstWindow(of: content).defaultAppStorage(store)) }
}

/// Returns the view in a scene's first window.
@MainActor
private func firstWindow<S: Scene>(of scene: S) -> AnyView {
  if let window = scene as? any WindowScene { return window.view }
  return firstWindow(of: scene.body)
}

/// The root view of an app. It shows the app's first window.
private struct AppView<A: App>: View {
  let app: A

  var body: some View { firstWindow(of: app.body) }
}

extension AppView: BodyOwner {
  static var programType: Any.Type { A.self }
}

extension ViewGraph {
  /// Creates a graph that shows an app's first window.
  package convenience init<A: App>(
    observer: (any UpdateObserver)?, findsHoles: Bool,
    environment: (inout EnvironmentValues) -> Void, app: A
  ) {
    self.init(observer: observer, findsHoles: findsHoles, environment: environment) {
      AppView(app: app)
    }
  }
}
