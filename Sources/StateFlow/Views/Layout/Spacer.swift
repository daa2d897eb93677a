import Foundation

/// Room that takes what the views beside it leave.
public struct Spacer: View, Equatable {
  public typealias Body = Never

  /// Room, at least as much as given.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.spacer) }
}

/// A line between views.
public struct Divider: View, Equatable {
  public typealias Body = Never

  /// A line.
  public init() {}
}

extension Divider: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.divider) }
}
