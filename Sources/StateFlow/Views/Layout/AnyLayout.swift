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
  fileprivate let role: Element.Role
  fileprivate let alignment: Alignment
  fileprivate let spacing: CGFloat?

  /// Creates a layout that arranges views side by side.
  public init(_ layout: HStackLayout) {
    role = .horizontalStack
    alignment = Alignment(horizontal: .center, vertical: layout.alignment)
    spacing = layout.spacing
  }

  /// Creates a layout that arranges views one below the other.
  public init(_ layout: VStackLayout) {
    role = .verticalStack
    alignment = Alignment(horizontal: layout.alignment, vertical: .center)
    spacing = layout.spacing
  }

  /// Returns a view that arranges the given views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    Arranged(layout: self, content: content())
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
  let layout: AnyLayout
  let content: Content
}

extension Arranged: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    Element(layout.role, aligned: layout.alignment, spacing: layout.spacing)
  }
}
