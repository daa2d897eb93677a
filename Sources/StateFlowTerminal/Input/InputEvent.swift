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

/// The keys that send a single control byte.
enum ControlCharacter {
  /// Returns the key that sends a byte that is below 32 or equal to 127.
  static func key(_ byte: UInt8) -> (InputEvent.Key, InputEvent.Modifiers) {
    switch byte {
    case 0x00: (.character(" "), .control)
    case 0x08, 0x7F: (.backspace, [])
    case 0x09: (.tab, [])
    case 0x0A, 0x0D: (.enter, [])
    case 0x1B: (.escape, [])
    // Control clears two bits of a letter: A is 0x41, Control-A is 0x01.
    case 0x01...0x1A: (.character(Character(Unicode.Scalar(byte | 0x60))), .control)
    default: (.character(Character(Unicode.Scalar(byte | 0x40))), .control)
    }
  }
}
