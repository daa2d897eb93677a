import Foundation

/// A program: what stands at the top of all its views.
///
///     struct Workbook: App {
///       @StateObject private var store = Store()
///
///       var body: some Scene {
///         WindowGroup { ContentView().environmentObject(store) }
///       }
///     }
///
/// An app may have state, which lives as long as its window.
@MainActor
@preconcurrency
public protocol App {
  /// The type of what the app is made of.
  associatedtype Body: Scene

  /// What the app is made of.
  @SceneBuilder var body: Body { get }

  /// The app as it starts.
  init()
}

/// A part of an app: a window, or several.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }
}

/// An app that the story doesn't speak of: the frame of a demo.
@MainActor
package protocol KitApp: App {}

extension Never: Scene {}

/// Makes one scene of those that are written between braces. The first window is the app's.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// One scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes. The kit has one screen, and shows the first of them.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }

  /// One scene is itself.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with a view in it.
public struct WindowGroup<Content: View>: Scene {
  fileprivate let content: Content
  fileprivate let title: LocalizedStringKey?

  /// A window.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  /// A window with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// A window with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = title
  }

  /// Not to be called: the kit shows a window by itself.
  public var body: Never { fatalError("WindowGroup has no body") }
}

/// A scene that the kit itself knows how to show.
@MainActor
private protocol WindowScene {
  var view: AnyView { get }
}

extension WindowGroup: WindowScene {
  fileprivate var view: AnyView {
    title.map { AnyView(WindowTitleView(title: $0, content: content)) } ?? AnyView(content)
  }
}

/// A view that names the window that it is in.
private struct WindowTitleView<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content
}

extension WindowTitleView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<WindowTitleView<Content>> {
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

/// A scene whose views keep their settings in another store.
struct SceneWithStore<Content: Scene>: Scene {
  let content: Content
  let store: UserDefaults

  var body: Never { fatalError("The kit shows the scene inside.") }
}

extension SceneWithStore: WindowScene {
  fileprivate var view: AnyView { AnyView(firstWindow(of: content).defaultAppStorage(store)) }
}

/// Returns the view of the first window of a scene.
@MainActor
private func firstWindow<S: Scene>(of scene: S) -> AnyView {
  if let window = scene as? any WindowScene { return window.view }
  return firstWindow(of: scene.body)
}

/// The view that an app is.
private struct AppView<A: App>: View {
  let app: A

  var body: some View { firstWindow(of: app.body) }
}

extension AppView: BodyOwner {
  static var storyType: Any.Type { A.self }
}

extension ViewGraph {
  /// Puts the first window of an app on screen.
  public convenience init<A: App>(
    recordsStory: Bool = true, findsHoles: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in }, app: A
  ) {
    self.init(recordsStory: recordsStory, findsHoles: findsHoles, environment: environment) {
      AppView(app: app)
    }
  }
}
