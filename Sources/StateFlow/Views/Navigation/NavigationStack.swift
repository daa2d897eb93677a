/// A screen with a title and a toolbar, from which links lead to others.
///
/// The screens that were pushed are kept with their states, and so is the root. Only the one in front
/// is on screen: pushing one over a screen calls `onDisappear` there, and popping it `onAppear`
/// (N1).
///
///     NavigationStack(path: $path) {
///       List(birds) { NavigationLink($0.name, value: $0) }
///         .navigationDestination(for: Bird.self) { BirdScreen(bird: $0) }
///     }
public struct NavigationStack<Data, Root: View>: View {
  let content: Root
  let path: PathAccess?

  /// A stack of screens that starts with one.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    content = root()
    path = nil
  }

  /// A stack of screens whose path your program keeps, with values of several types (N4).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    content = root()
    self.path = PathAccess(path)
  }

  /// A stack of screens whose path your program keeps, with values of one type (N4).
  ///
  /// - Parameters:
  ///   - path: One value for each pushed screen. Links append to it, going back removes from it, and
  ///     your program can set it to any path.
  ///   - root: The screen below all pushed ones.
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

/// A screen with a title and a toolbar: the spelling of iOS 13.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView")
public struct NavigationView<Content: View>: View {
  let content: Content

  /// A stack of screens that starts with one.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated)
extension NavigationView: NavigationContainer {
  var path: PathAccess? { nil }
}
