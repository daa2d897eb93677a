import Foundation

/// Room that takes what the views beside it leave.
public struct Spacer: View, Equatable {
  private let minLength: CGFloat?

  /// Room, at least as much as given.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.spacer)
    element.attributes = minLength.map { [.spacing($0)] } ?? []
    return element
  }
}

/// A line between views.
public struct Divider: View, Equatable {
  /// A line.
  public init() {}
}

extension Divider: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.divider) }
}
