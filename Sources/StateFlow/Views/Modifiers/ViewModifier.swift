/// A reusable modification of any view.
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
/// Like a view, a modifier can have state and read the environment. In the story, it appears under
/// the name of its type.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Equatable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public nonisolated init() {}

  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier to the view.
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

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modified view.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}

extension ModifiedContent: BodyOwner where Content: View, Modifier: ViewModifier {
  static var programType: Any.Type { Modifier.self }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with both modifiers applied, the inner one first.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: AnyView

  fileprivate init<Content: View>(content: Content) {
    self.content = AnyView(content)
  }
}

extension _ViewModifier_Content: TransparentView {}
