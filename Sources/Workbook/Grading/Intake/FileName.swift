import Foundation

/// A name in a folder as the file system has it: bytes, which need not be text.
struct FileName: Hashable, Comparable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The name in one harmless line: what would break it, hide itself, or turn the letters around
  /// it is written as its number.
  var shown: String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return bytes.map { (0x20..<0x7f).contains($0) ? String(UnicodeScalar($0)) : escaped($0) }
        .joined()
    }
    return harmless(text)
  }

  /// The name with small letters only, to find what differs by nothing else.
  var lowercased: String { shown.lowercased() }

  /// Whether the systems that students use make and hide it by themselves.
  var isHidden: Bool {
    bytes.first == UInt8(ascii: ".") || self == Self.resourceForks
  }

  /// The folder in which a Mac's archives keep what is no content.
  private static let resourceForks = FileName("__MACOSX")

  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private func escaped(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// A text in one line, in which nothing is hidden and nothing turns the letters around it.
func harmless(_ text: String) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      shown += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
    case .format where scalar.properties.isBidiControl || scalar.value == 0xfeff:
      shown += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
    default:
      shown.append(scalar)
    }
  }
  return String(shown)
}

extension [FileName] {
  /// The path as a person reads it.
  var shown: String { map(\.shown).joined(separator: "/") }
}
