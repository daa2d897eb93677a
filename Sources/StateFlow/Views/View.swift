/// A description of a part of the screen.
///
/// A view is a value: short-lived, cheap, and immutable. Property wrappers such as ``State`` keep
/// the data that changes over time outside of it. When that data changes, a new description is
/// created.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  ///
  /// The body runs when the view appears, and again each time something that it read has changed.
  /// It only describes the content. A write to a state in it is dropped (S6).
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// The type of the body, which `Never` doesn't have.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Unavailable, because the kit shows this view directly.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
