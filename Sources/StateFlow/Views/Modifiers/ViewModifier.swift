/// A change to any view, written once and given a name.
///
///     struct Banner: ViewModifier {
///       @State private var isShown = true
///
///       func body(content: Content) -> some View {
///         if isShown { Button("Hide") { isShown = false } }
///         content
///       }
///     }
///
/// A modifier may have state and read the environment, as a view does; the story names it by its
/// type.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of what the modified view is made of.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified view is made of.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Changes the view as a modifier says.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// A view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view as the modifier changes it.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}

extension ModifiedContent: BodyOwner where Content: View, Modifier: ViewModifier {
  static var storyType: Any.Type { Modifier.self }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view as the first modifier changes it, and then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// This modifier, and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is given to change.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  fileprivate init<Content: View>(content: Content) {
    self.content = AnyView(content)
  }
}

extension _ViewModifier_Content: TransparentView {}
