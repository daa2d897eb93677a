/// A description of a part of what is on screen.
///
/// A view is a value: short-lived, cheap, and unchangeable once made. What changes over time is
/// kept outside it, by property wrappers such as ``State``, and a new description is asked for
/// when that changes.
@MainActor
@preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  ///
  /// It is run when the view appears, and again whenever something that it read has changed. It
  /// describes and does nothing else: a write to a state in it is dropped (S6).
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing has no body.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Not to be called: the kit shows a view like this one by itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
