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

/// A vertical stack of views. SwiftUI creates each view when the user scrolls to it, whereas the
/// kit creates all views immediately.
public typealias LazyVStack<Content: View> = VStack<Content>

/// A horizontal stack of views. SwiftUI creates each view when the user scrolls to it, whereas the
/// kit creates all views immediately.
public typealias LazyHStack<Content: View> = HStack<Content>

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

/// A container with scrollable content.
public struct ScrollView<Content: View>: View {
  let content: Content
  private let axes: Axis.Set

  /// Creates a container with scrollable content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.scroll)
    element.actions.refresh = environment.refresh?.start
    if axes == .horizontal { element.attributes = [.axis(.horizontal)] }
    return element
  }
}
