/// A layout that can change while its views keep their identity.
///
///     @Environment(\.horizontalSizeClass) private var width
///
///     var body: some View {
///       let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///       layout {
///         Door()
///         Door()
///       }
///     }
///
/// If you switched between two stacks with an `if` statement, each change of width would create new
/// doors, and their state would start over (I2). With `AnyLayout`, the doors keep their identity.
@MainActor
public struct AnyLayout {
  fileprivate enum Stack: Equatable {
    case horizontal(HStackLayout)
    case vertical(VStackLayout)
  }

  private let stack: Stack

  /// Creates a layout that arranges views side by side.
  public init(_ layout: HStackLayout) {
    stack = .horizontal(layout)
  }

  /// Creates a layout that arranges views one below the other.
  public init(_ layout: VStackLayout) {
    stack = .vertical(layout)
  }

  /// Returns a view that arranges the given views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    Arranged(stack: stack, content: content())
  }
}

/// A layout that arranges views side by side, for ``AnyLayout``.
public struct HStackLayout: Equatable {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between the views.
  public var spacing: CGFloat?

  /// Creates a layout that arranges views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A layout that arranges views one below the other, for ``AnyLayout``.
public struct VStackLayout: Equatable {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between the views.
  public var spacing: CGFloat?

  /// Creates a layout that arranges views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

private struct Arranged<Content: View>: View {
  let stack: AnyLayout.Stack
  let content: Content
}

extension Arranged: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    switch stack {
    case .horizontal(let stack):
      Element(
        .horizontalStack,
        aligned: Alignment(horizontal: .center, vertical: stack.alignment),
        spacing: stack.spacing)
    case .vertical(let stack):
      Element(
        .verticalStack, aligned: Alignment(horizontal: stack.alignment, vertical: .center),
        spacing: stack.spacing)
    }
  }
}
