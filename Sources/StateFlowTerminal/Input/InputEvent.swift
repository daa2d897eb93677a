/// Something that a person did at the terminal, or that happened to it.
package enum InputEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key, Modifiers = [])
  /// A text was pasted, as one piece.
  case paste(String)
  /// The mouse did something at a cell.
  case mouse(MouseAction, Point)
  /// The terminal has another size.
  case resize(Size)

  /// A key.
  package enum Key: Hashable, Sendable {
    /// One that writes a character, the space bar among them.
    case character(Character)
    case tab, enter, escape, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// What was held down meanwhile.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let option = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  /// What a mouse does.
  package enum MouseAction: Hashable, Sendable { case press, release, drag, wheelUp, wheelDown }
}
