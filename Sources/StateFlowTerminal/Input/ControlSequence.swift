/// The parameters between ESC [ and the final byte of a control sequence.
struct ControlSequence {
  // Longer sequences have no meaning, but must still be read to their end.
  private static let limit = 64

  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    if bytes.count <= Self.limit { bytes.append(byte) }
  }

  /// Returns whether this sequence starts a paste.
  func isPasteStart(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && bytes.elementsEqual("200".utf8)
  }

  /// Returns the event for the sequence that ends with a final byte, or `nil` if the sequence isn't
  /// supported.
  ///
  /// - Parameter option: Whether an extra ESC came first, which is how some terminals indicate
  ///   Option.
  func event(final: UInt8, option: Bool) -> InputEvent? {
    let isMouse = bytes.first == UInt8(ascii: "<")
    guard let numbers = numbers(after: isMouse ? 1 : 0) else { return nil }
    if isMouse { return Self.mouse(numbers, final: final) }
    guard numbers.count <= 2 else { return nil }
    let first = numbers.first ?? 0
    var modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : 1)
    if option { modifiers.insert(.option) }
    switch final {
    case UInt8(ascii: "~"): return Self.numbered[first].map { .key($0, modifiers) }
    case UInt8(ascii: "Z"): return .key(.tab, modifiers.union(.shift))
    // For a key that ends in a letter, the first parameter can only be 1.
    default: return first > 1 ? nil : Self.lettered[final].map { .key($0, modifiers) }
    }
  }

  /// Returns the numbers between the semicolons, or `nil` if the sequence contains anything else.
  private func numbers(after start: Int) -> [Int]? {
    guard bytes.count <= Self.limit else { return nil }
    guard bytes.count > start else { return [] }
    let parts = bytes[start...].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = parts.map { part in
      part.isEmpty ? 0 : Int(String(decoding: part, as: UTF8.self)).flatMap { $0 < 0 ? nil : $0 }
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  private static func modifiers(_ number: Int) -> InputEvent.Modifiers {
    guard number > 1 else { return [] }
    let bits = number - 1
    var modifiers: InputEvent.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 0b1010 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// Returns the event for a mouse report, which consists of a button code, and a column and a row
  /// that are both counted from 1. Returns `nil` for an event that no program uses, such as a
  /// right-click.
  private static func mouse(_ numbers: [Int], final: UInt8) -> InputEvent? {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return nil }
    let modifierBits = 0b1_1100
    let action: InputEvent.MouseAction
    switch numbers[0] & ~modifierBits {
    case 0: action = isRelease ? .release : .press
    case 32 where !isRelease: action = .drag
    case 64 where !isRelease: action = .wheelUp
    case 65 where !isRelease: action = .wheelDown
    default: return nil
    }
    return .mouse(action, Point(x: numbers[1] - 1, y: numbers[2] - 1))
  }

  /// The keys whose sequences end in a letter.
  static let lettered: [UInt8: InputEvent.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let numbered: [Int: InputEvent.Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
