/// A program that runs in a terminal: it handles input and draws frames.
///
/// It has no access to bytes, devices or signals, so a test, a script or a benchmark can run it
/// without a terminal.
@MainActor
package protocol TerminalProgram: AnyObject {
  /// Called when the screen changes without any input.
  var onChange: (() -> Void)? { get set }

  /// Handles an input event.
  ///
  /// - Returns: Whether the program continues.
  func handle(_ event: InputEvent) -> Bool

  /// Returns the current frame in a size.
  func frame(of size: Size) -> Frame

  /// The time of the next change without input, such as the end of a highlight; `nil` if there is
  /// none.
  var nextChange: ContinuousClock.Instant? { get }
}

/// The cells of the screen and the position of the cursor, if it is visible.
package struct Frame: Equatable, Sendable {
  package var canvas: Canvas
  package var cursor: Point?

  package init(_ canvas: Canvas, cursor: Point? = nil) {
    self.canvas = canvas
    self.cursor = cursor
  }
}
