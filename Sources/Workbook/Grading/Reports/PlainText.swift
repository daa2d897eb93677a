import WorkbookCore

/// Text from a submission, made fit to be shown: names, messages and output may hold anything.
enum PlainText {
  /// A text in which each sign can be seen and does nothing else.
  ///
  /// Control characters, and those that turn the direction of writing, are shown by their code
  /// points; line ends and tabs stay; CRLF is one line end. What no XML 1.0 document may hold is
  /// gone with that, too.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func visible(_ text: String) -> String {
    // Nearly all texts are plain, and a class has hundreds of thousands of them.
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

  /// A visible text on one line, which ends in `…` when there was more.
  static func oneLine(_ text: String, limit: Int = 200) -> String {
    if text.utf8.count <= limit, text.isPlain, !text.utf8.contains(10) { return text.trimmed }
    let line = String(visible(text.limited(to: limit * 4)).map { $0.isWhitespace ? " " : $0 })
    return line.trimmed.limited(to: limit)
  }

  /// A visible text of several lines, which says so when there was more.
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
  /// Whether it holds nothing but printable ASCII and line ends.
  fileprivate var isPlain: Bool {
    var copy = self
    return copy.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 10 } }
  }

  /// The beginning, no longer than some number of Unicode scalars, with `…` where more was.
  ///
  /// Scalars, because one character can be made of any number of them.
  func limited(to limit: Int) -> String {
    if utf8.count <= limit { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }
}
