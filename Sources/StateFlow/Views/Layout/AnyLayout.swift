import Foundation

/// A way to arrange views that can be changed while they stay the same views.
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
/// With an `if` around two stacks the doors would be other ones whenever the width changes, and
/// their states would begin again (I2). Here they keep their position.
@MainActor
public struct AnyLayout {
  fileprivate enum Stack: Equatable {
    case horizontal(HStackLayout)
    case vertical(VStackLayout)
  }

  private let stack: Stack

  /// Side by side.
  public init(_ layout: HStackLayout) {
    stack = .horizontal(layout)
  }

  /// One below the other.
  public init(_ layout: VStackLayout) {
    stack = .vertical(layout)
  }

  /// Arranges views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    Arranged(stack: stack, content: content())
  }
}

/// Side by side, as something to choose.
public struct HStackLayout: Equatable {
  /// Which edges are in line.
  public var alignment: VerticalAlignment
  /// How far the views are from each other.
  public var spacing: CGFloat?

  /// Side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// One below the other, as something to choose.
public struct VStackLayout: Equatable {
  /// Which edges are in line.
  public var alignment: HorizontalAlignment
  /// How far the views are from each other.
  public var spacing: CGFloat?

  /// One below the other.
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
