/// A stack of screens, each with a title and a toolbar. Links push further screens onto the stack.
///
/// The root and all pushed screens keep their state, but only the frontmost screen is on screen.
/// When a screen is pushed, the screen that it covers disappears, and its `onDisappear` actions
/// run. When the screen is popped, the covered screen appears again, and its `onAppear` actions run
/// (N1).
///
///     NavigationStack(path: $path) {
///       List(birds) { NavigationLink($0.name, value: $0) }
///         .navigationDestination(for: Bird.self) { BirdScreen(bird: $0) }
///     }
public struct NavigationStack<Data, Root: View>: View {
  let content: Root
  let path: PathAccess?

  /// Creates a stack with the given root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    content = root()
    path = nil
  }

  /// Creates a stack with a path that your program stores. The path can contain values of several
  /// types (N4).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    content = root()
    self.path = PathAccess(path)
  }

  /// Creates a stack with a path that your program stores. The path contains values of a single
  /// type (N4).
  ///
  /// - Parameters:
  ///   - path: A binding to a collection with one value for each pushed screen. Following a link
  ///     appends a value, and going back removes one. Your program can also assign a different
  ///     collection.
  ///   - root: Returns the root, which is the screen below all pushed ones.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    content = root()
    self.path = PathAccess(path)
  }
}

extension NavigationStack: ControlView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    NavigationNode(self, parent: parent, environment: environment)
  }

  func element(in environment: EnvironmentValues) -> Element { Element(.navigation) }

  func arrange(_ element: inout Element) { element.arrangeNavigation() }
}

/// A stack of screens, each with a title and a toolbar (iOS 13 spelling).
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public typealias NavigationView<Content: View> = NavigationStack<NavigationPath, Content>
