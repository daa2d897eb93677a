extension View {
  /// Adds items to the screen's toolbar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    Pair(first: self, second: ToolbarContentView(content: content()))
  }

  /// Adds a view at each end of the navigation bar (iOS 13 spelling).
  @available(*, deprecated, message: "Use toolbar(content:) with placements")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the navigation bar (iOS 13 spelling).
  @available(*, deprecated, message: "Use toolbar(content:) with a placement")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the navigation bar (iOS 13 spelling).
  @available(*, deprecated, message: "Use toolbar(content:) with a placement")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// The content of a toolbar.
public protocol ToolbarContent: View {}

/// A result builder that combines the items of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}

/// An item in the screen's toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates an item at the given position in the toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.toolbarItem)
    element.attributes = [.toolbarPlacement(placement)]
    return element
  }
}

/// A group of items at one position in the screen's toolbar.
public typealias ToolbarItemGroup<Content: View> = ToolbarItem<Content>

/// The content of a toolbar. Each view that isn't a toolbar item is wrapped in a toolbar item.
struct ToolbarContentView<Content: View>: View {
  let content: Content
}

extension ToolbarContentView: WrapperView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ToolbarNode(self, parent: parent, environment: environment)
  }
}

private final class ToolbarNode<Content: View>: WrapperNode<ToolbarContentView<Content>> {
  override func appendElements(to elements: inout [Element]) {
    let start = elements.count
    super.appendElements(to: &elements)
    for index in start..<elements.count where elements[index].role != .toolbarItem {
      elements[index] = Element(.toolbarItem, around: elements[index])
    }
  }
}

/// The position of an item in a toolbar: at an end of the bar, below the screen, above the keyboard,
/// or where the platform shows actions with the given purpose.
public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, topBarLeading, topBarTrailing, bottomBar, keyboard
  case navigation, primaryAction, confirmationAction, cancellationAction, destructiveAction

  /// The leading end of the bar (iOS 14 spelling).
  public static let navigationBarLeading = Self.topBarLeading
  /// The trailing end of the bar (iOS 14 spelling).
  public static let navigationBarTrailing = Self.topBarTrailing
}
