/// The bar at the top of a screen.
public struct NavigationBarItem: Equatable, Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Equatable, Sendable { case automatic, inline, large }
}

/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String

  /// Where the platform puts it.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where the title begins: the spelling of iOS 14.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Where the title ends: the spelling of iOS 14.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Where the title begins.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Where the title ends.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// Where one goes from place to place.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the main action is.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where one gives up.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
}
