import Foundation

/// A vertical stack of views. SwiftUI creates each view when the user scrolls to it, whereas the
/// kit creates all views immediately.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a stack of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: TransparentView {
  var content: VStack<Content> { stack }
}

/// A horizontal stack of views. SwiftUI creates each view when the user scrolls to it, whereas the
/// kit creates all views immediately.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a stack of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: TransparentView {
  var content: HStack<Content> { stack }
}
