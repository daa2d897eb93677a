/// One cell of the screen: a character and its style.
package struct Cell: Hashable, Sendable {
  /// The character in the cell; `nil` in the second cell of a character that is two cells wide.
  package var character: Character?
  package var style: CellStyle

  package init(_ character: Character? = " ", _ style: CellStyle = CellStyle()) {
    self.character = character
    self.style = style
  }
}

/// The visual style of a cell.
package struct CellStyle: Hashable, Sendable {
  package var foreground: TerminalColor?
  package var background: TerminalColor?
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isReversed = false

  package init(foreground: TerminalColor? = nil, background: TerminalColor? = nil) {
    self.foreground = foreground
    self.background = background
  }
}

/// A color in a terminal. For an optional color, `nil` means the terminal's default.
package struct TerminalColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
