/// Pasted text that is still arriving, up to the terminal's end marker.
struct PastedText {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []

  /// Appends a byte. Returns the text if this byte completes the end marker.
  mutating func take(_ byte: UInt8) -> String? {
    bytes.append(byte)
    guard byte == UInt8(ascii: "~"), bytes.suffix(Self.end.count).elementsEqual(Self.end)
    else { return nil }
    bytes.removeLast(Self.end.count)
    return takeText()
  }

  /// Returns the text so far and removes it.
  ///
  /// Terminals send line breaks in pasted text as CR, which is also what the Return key sends. This
  /// method converts them to LF.
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
