/// A program that handles input and draws frames in a terminal.
///
/// It has no access to bytes, devices, or signals, so a test, a script, or a benchmark can run it
/// without a terminal.
@MainActor
package protocol TerminalProgram: AnyObject {
  /// A closure to call when the screen changes without any input.
  var onChange: (() -> Void)? { get set }

  /// Handles an input event.
  ///
  /// - Returns: Whether the program continues.
  func handle(_ event: InputEvent) -> Bool

  /// Returns the current frame at the given size.
  func frame(of size: Size) -> Frame

  /// The time of the next change that doesn't need input, such as the end of a highlight, or `nil`
  /// if there is none.
  var nextChange: ContinuousClock.Instant? { get }
}

/// The cells of the screen and, if the cursor is visible, the cursor's position.
package struct Frame: Equatable, Sendable {
  package var canvas: Canvas
  package var cursor: Point?

  package init(_ canvas: Canvas, cursor: Point? = nil) {
    self.canvas = canvas
    self.cursor = cursor
  }
}
