/// Input from the user, or a change to the terminal.
package enum InputEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(Key, Modifiers = [])
  /// Text was pasted. A paste is always a single event.
  case paste(String)
  /// The mouse was used at a cell.
  case mouse(MouseAction, Point)
  /// The terminal has a new size.
  case resize(Size)

  package enum Key: Hashable, Sendable {
    /// A key that types a character, including the space bar.
    case character(Character)
    case tab, enter, escape, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The modifier keys that were held down.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let option = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  /// A mouse action.
  package enum MouseAction: Hashable, Sendable { case press, release, drag, wheelUp, wheelDown }
}
