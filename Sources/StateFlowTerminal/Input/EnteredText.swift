/// Typed characters. The last one may be incomplete.
struct TypedText {
  /// Whether Option was held down while the characters were typed.
  var isOption = false

  private var text = String.UnicodeScalarView()
  private var scalar: [UInt8] = []

  /// Whether the last bytes are the start of an incomplete scalar.
  var isIncomplete: Bool { !scalar.isEmpty }

  /// Appends a byte of UTF-8. Invalid bytes become U+FFFD.
  mutating func append(_ byte: UInt8) {
    if scalar.isEmpty, byte < 0x80 { return text.append(Unicode.Scalar(byte)) }
    if !scalar.isEmpty, byte & 0xC0 != 0x80 { endScalar() }
    scalar.append(byte)
    guard scalar.count >= Self.length(first: scalar[0]) else { return }
    // Decodes valid UTF-8 and repairs the rest.
    appendScalars(String(decoding: scalar, as: UTF8.self).unicodeScalars)
    scalar = []
  }

  /// Ends a scalar whose remaining bytes didn't arrive.
  mutating func endScalar() {
    guard !scalar.isEmpty else { return }
    scalar = []
    text.append("\u{FFFD}")
  }

  /// Passes each character to a closure as a key event and removes all characters.
  mutating func takeKeys(_ take: (InputEvent) -> Void) {
    guard !text.isEmpty else { return }
    for character in String(text) { take(.key(.character(character), isOption ? .option : [])) }
    text = String.UnicodeScalarView()
    isOption = false
  }

  // Skips the C1 control characters, which no key types.
  private mutating func appendScalars(_ scalars: String.UnicodeScalarView) {
    for scalar in scalars where !(0x80...0x9F).contains(scalar.value) { text.append(scalar) }
    if text.isEmpty { isOption = false }
  }

  private static func length(first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

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
