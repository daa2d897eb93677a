/// What runs in a terminal: it takes what a person does, and says how the screen looks.
///
/// It knows nothing of bytes, devices or signals, so that a test, a script or a benchmark can stand
/// in a terminal's place.
@MainActor
package protocol TerminalProgram: AnyObject {
  /// Called when the screen looks different although nobody has done anything.
  var onChange: (() -> Void)? { get set }

  /// Takes what a person did.
  ///
  /// - Returns: Whether the program goes on.
  func handle(_ event: InputEvent) -> Bool

  /// The screen as it is now.
  func frame(of size: Size) -> Frame

  /// When the screen will look different by itself, such as at the end of a flash; nil for never.
  var nextChange: ContinuousClock.Instant? { get }
}

/// A screen full of cells, and where the cursor stands, if it is to be seen.
package struct Frame: Equatable, Sendable {
  package var canvas: Canvas
  package var cursor: Point?

  package init(_ canvas: Canvas, cursor: Point? = nil) {
    self.canvas = canvas
    self.cursor = cursor
  }
}
