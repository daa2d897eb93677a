/// A text that is being pasted: whatever comes until the terminal says that it is over.
struct PastedText {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// Takes a byte.
  ///
  /// - Returns: The text, when this byte has ended it.
  mutating func take(_ byte: UInt8) -> String? {
    bytes.append(byte)
    guard byte == UInt8(ascii: "~"), bytes.suffix(Self.end.count).elementsEqual(Self.end)
    else { return nil }
    bytes.removeLast(Self.end.count)
    return takeText()
  }

  /// Gives out what has come.
  ///
  /// Terminals paste a line's end as Return sends it: as CR. A text has LF there.
  mutating func takeText() -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        text.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        text.append(byte)
      }
      previous = byte
    }
    bytes = []
    return String(decoding: text, as: UTF8.self)
  }
}
