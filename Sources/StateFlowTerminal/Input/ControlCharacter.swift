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
