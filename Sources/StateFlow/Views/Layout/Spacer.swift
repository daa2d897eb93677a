import Foundation

/// A flexible space that takes up whatever room the views beside it leave.
public struct Spacer: View, Equatable {
  private let minLength: CGFloat?

  /// Creates a flexible space with an optional minimum length.
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

/// A line that separates views.
public struct Divider: View, Equatable {
  /// Creates a line.
  public init() {}
}

extension Divider: ElementView {
  func element(in environment: EnvironmentValues) -> Element { Element(.divider) }
}
