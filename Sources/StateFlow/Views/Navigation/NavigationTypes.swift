/// The bar at the top of a screen.
public struct NavigationBarItem: Equatable, Sendable {
  /// The size of a screen's title.
  public enum TitleDisplayMode: Equatable, Sendable { case automatic, inline, large }
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
