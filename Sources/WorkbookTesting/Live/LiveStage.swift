import Foundation

/// The environment of a recorded listing: its saved settings, and events elsewhere in the program.
@MainActor
public final class LiveStage {
  /// The program's settings, which survive when a reader quits the program and launches it again.
  public private(set) lazy var defaults = open()

  /// The actions that a reader can perform outside the screen, in order.
  private(set) var acts: [(label: String, action: () -> Void)] = []
  private let open: () -> UserDefaults

  /// Creates the stage of a program that is being launched.
  ///
  /// - Parameter open: A closure that opens the settings. It's called only if the listing uses
  ///   them.
  init(opening open: @escaping () -> UserDefaults) {
    self.open = open
  }

  /// Adds an event that a reader can trigger outside the screen.
  ///
  /// - Parameters:
  ///   - code: The event's code as the page shows it, such as `tank.level = 50`.
  ///   - action: A closure that runs the same code.
  public func outside(_ code: String, _ action: @escaping () -> Void) {
    acts.append((code, action))
  }
}
