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
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates a group of items at the given position in the toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ContainerView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(.toolbarItem)
    element.attributes = [.toolbarPlacement(placement)]
    return element
  }
}

/// The content of a toolbar. Each view that isn't a toolbar item is wrapped in a toolbar item.
struct ToolbarContentView<Content: View>: View {
  let content: Content
}

extension ToolbarContentView: WrapperView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<ToolbarContentView<Content>> {
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

/// The position of an item in a toolbar.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  /// The default position.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading end of the bar (iOS 14 spelling).
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the bar (iOS 14 spelling).
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// A bar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The position above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The position for an action that navigates.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The position for the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The position for an action that confirms something.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The position for an action that cancels something.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The position for an action that deletes something.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}
