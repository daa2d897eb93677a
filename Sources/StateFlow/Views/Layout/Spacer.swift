import Foundation

/// Room that takes what the views beside it leave.
public struct Spacer: View, Equatable {
  /// Room, at least as much as given.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.spacer) }
}

/// A line between views.
public struct Divider: View, Equatable {
  /// A line.
  public init() {}
}

extension Divider: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.divider) }
}
