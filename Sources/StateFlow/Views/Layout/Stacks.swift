import Foundation

/// A vertical stack of views.
public struct VStack<Content: View>: View {
  let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates a stack of views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    Element(
      .verticalStack, aligned: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing)
  }
}

/// A horizontal stack of views.
public struct HStack<Content: View>: View {
  let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates a stack of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    Element(
      .horizontalStack, aligned: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing)
  }
}

/// A stack of views in layers, with the last view on top.
public struct ZStack<Content: View>: View {
  let content: Content
  private let alignment: Alignment

  /// Creates a stack of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    Element(.depthStack, aligned: alignment, spacing: nil)
  }
}

extension Element {
  /// Creates the element of a stack.
  init(_ role: Role, aligned alignment: Alignment, spacing: CGFloat?) {
    self.init(role)
    attributes = [.alignment(alignment)] + (spacing.map { [.spacing($0)] } ?? [])
  }
}

extension View {
  /// Moves centered stacks inside this view to the leading edge, where lines begin in a terminal.
  package func leadingStacks() -> some View { attribute(.leadingStacks) }
}
