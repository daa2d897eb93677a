import WorkbookCore

/// Functions that sanitize text from submissions for display. Names, messages, and output can
/// contain anything.
enum PlainText {
  /// Returns a string in which every character is visible and has no side effects.
  ///
  /// Control characters and bidirectional controls are replaced by their code points. Line breaks
  /// and tabs are kept, and CRLF becomes a single line break. The result contains no character that
  /// XML 1.0 forbids.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func visible(_ text: String) -> String {
    // Nearly all strings are plain, and a class has hundreds of thousands of them.
    if text.isPlain { return text }
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where wasReturn: continue
      case "\r": result.append("\n")
      case "\n", "\t": result.append(scalar)
      case _ where isHidden(scalar):
        result.append(contentsOf: "⟨U+".unicodeScalars)
        let code = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - code.count))
        result.append(contentsOf: "\(zeros)\(code)⟩".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns the text on one line with every character visible. Shortened text ends in `…`.
  static func oneLine(_ text: String, limit: Int = 200) -> String {
    if text.utf8.count <= limit, text.isPlain, !text.utf8.contains(10) { return text.trimmed }
    let line = String(visible(text.limited(to: limit * 4)).map { $0.isWhitespace ? " " : $0 })
    return line.trimmed.limited(to: limit)
  }

  /// Returns the text with its line breaks and with every character visible. Shortened text ends in
  /// `…`.
  static func passage(_ text: String, limit: Int = 4_000) -> String {
    let shown = visible(text.limited(to: limit))
    return shown.trimmedAtEnd
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension String {
  /// Whether the text contains only printable ASCII characters and line feeds.
  fileprivate var isPlain: Bool {
    var copy = self
    return copy.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 10 } }
  }
}
