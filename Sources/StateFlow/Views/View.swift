/// A description of part of the screen.
///
/// A view is a value: short-lived, cheap, and immutable. Data that changes over time is stored
/// outside the view, by property wrappers such as ``State``. When that data changes, the body runs
/// again and returns a new description.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  ///
  /// The body runs when the view appears, and again each time something that it read has changed.
  /// The body only describes the content. If it writes to a state property, the write is dropped
  /// (S6).
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// The type of the body. `Never` has no body.
  public typealias Body = Never
}

extension View where Body == Never {
  /// This property is unavailable, because the kit shows this view directly.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A result builder that combines views, `if` statements, and `switch` statements into one view.
///
/// It can combine any number of views.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Returns an empty view for a closure without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// Returns a single view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view in an `if` statement without an `else`, or `nil` if the condition isn't met.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the first branch of an `if` or `switch` statement. Its views have a different identity
  /// from those in the second branch (I2).
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Returns the second branch of an `if` or `switch` statement.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Returns the content of an `if #available` statement with its type hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
