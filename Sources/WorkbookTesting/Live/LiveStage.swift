import Foundation

/// What a recorded listing needs besides its views: saved settings, and what happens elsewhere in
/// the program.
@MainActor
public final class LiveStage {
  /// The settings, which are saved when the program is quit and launched again.
  public private(set) lazy var defaults = open()

  /// What a reader can do besides using the screen, in order.
  private(set) var acts: [(label: String, action: () -> Void)] = []
  private let open: () -> UserDefaults

  /// Creates the stage of a program that is launched.
  ///
  /// - Parameter open: A closure that opens the settings, called only if the listing has any.
  init(opening open: @escaping () -> UserDefaults) {
    self.open = open
  }

  /// Offers the reader something that happens outside the screen.
  ///
  /// - Parameters:
  ///   - code: What happens, as code: `tank.level = 50`.
  ///   - action: The same code.
  public func outside(_ code: String, _ action: @escaping () -> Void) {
    acts.append((code, action))
  }
}
