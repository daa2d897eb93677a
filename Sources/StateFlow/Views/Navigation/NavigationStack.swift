/// A stack of screens with a title and a toolbar, from which links lead to other screens.
///
/// The root and all pushed screens keep their states, but only the one in front is on screen. When
/// a screen is pushed, `onDisappear` is called in the one that it covers. When it is popped,
/// `onAppear` is called there (N1).
///
///     NavigationStack(path: $path) {
///       List(birds) { NavigationLink($0.name, value: $0) }
///         .navigationDestination(for: Bird.self) { BirdScreen(bird: $0) }
///     }
public struct NavigationStack<Data, Root: View>: View {
  let content: Root
  let path: PathAccess?

  /// Creates a stack from its root.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    content = root()
    path = nil
  }

  /// Creates a stack whose path your program keeps, with values of several types (N4).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    content = root()
    self.path = PathAccess(path)
  }

  /// Creates a stack whose path your program keeps, with values of one type (N4).
  ///
  /// - Parameters:
  ///   - path: A binding to a collection with one value for each pushed screen. Links append a
  ///     value, going back removes one, and your program can write any path.
  ///   - root: Returns the screen below all pushed ones.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    content = root()
    self.path = PathAccess(path)
  }
}

extension NavigationStack: NavigationContainer {}

/// A stack of screens with a title and a toolbar (iOS 13 spelling).
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a stack from its root.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated)
extension NavigationView: NavigationContainer {
  var path: PathAccess? { nil }
}
