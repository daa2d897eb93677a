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
