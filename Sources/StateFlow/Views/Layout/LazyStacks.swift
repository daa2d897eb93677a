import Foundation

/// Views from top to bottom, which SwiftUI makes when they are scrolled to; the kit makes all.
public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Stacks views.
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

/// Views from side to side, which SwiftUI makes when they are scrolled to; the kit makes all.
public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Stacks views.
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
