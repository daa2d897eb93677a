/// A tokenizer that splits the bytes sent to a terminal into scalars, control characters, and
/// sequences.
struct TerminalBytes {
  enum Token: Equatable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    case sequence(String, Character)
  }

  private var scalar: [UInt8] = []
  private var sequence: [UInt8]?

  mutating func take(_ byte: UInt8) -> Token? {
    if let begun = sequence {
      let isFinal = begun.count > 1 && (0x40...0x7E).contains(byte)
      sequence = isFinal ? nil : begun + [byte]
      guard isFinal else { return nil }
      return .sequence(
        String(decoding: begun.dropFirst(2), as: UTF8.self), Character(Unicode.Scalar(byte)))
    }
    if byte == 0x1B {
      sequence = [byte]
      return nil
    }
    if byte < 0x20 { return .control(byte) }
    scalar.append(byte)
    let length = scalar[0] < 0x80 ? 1 : scalar[0] < 0xE0 ? 2 : scalar[0] < 0xF0 ? 3 : 4
    guard scalar.count == length else { return nil }
    defer { scalar = [] }
    return String(decoding: scalar, as: UTF8.self).unicodeScalars.first.map { .scalar($0) }
  }
}
