import Foundation

/// A file name in the form in which the file system stores it: bytes, which may not be valid text.
struct FileName: Hashable, Comparable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The name as a single line that is safe to display, with invisible characters, line breaks, and
  /// bidirectional controls escaped.
  var shown: String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return bytes.map { (0x20..<0x7f).contains($0) ? String(UnicodeScalar($0)) : escaped($0) }
        .joined()
    }
    return escapingControls(text)
  }

  /// The name in lowercase, for comparisons that ignore case.
  var lowercased: String { shown.lowercased() }

  /// Whether a file with this name is hidden, like the files that students' systems create
  /// automatically.
  var isHidden: Bool {
    bytes.first == UInt8(ascii: ".") || self == Self.resourceForks
  }

  /// The folder for metadata in archives made on macOS.
  private static let resourceForks = FileName("__MACOSX")

  static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private func escaped(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

/// Returns a string as one line, with invisible characters and bidirectional controls escaped.
func escapingControls(_ text: String) -> String {
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
  /// The path in readable form.
  var shown: String { map(\.shown).joined(separator: "/") }
}
