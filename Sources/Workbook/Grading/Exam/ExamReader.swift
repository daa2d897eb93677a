import Foundation

/// A reader of the file that a student has filled in. It compares text, and never compiles anything.
///
/// Outside the brackets, the file has to match the one that was handed out. Line endings, spaces at the
/// end of a line, and empty lines at the end of the file don't matter.
struct ExamReader {
  /// A problem with a file, as a sentence.
  struct Change: Error, Equatable { var description: String }

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the names in each pair of brackets, in order.
  ///
  /// - Parameters:
  ///   - content: The file's text, as ``AnswerText`` has checked it.
  ///   - paper: The paper that the student got.
  /// - Throws: ``Change`` if something else has changed.
  static func names(in content: Data, of paper: ExamPaper) throws(Change) -> [[String]] {
    var reader = ExamReader(normalized(content))
    let original = Array(paper.rendered { _ in "…" }.utf8)
    var position = 0
    var names: [[String]] = []
    for piece in paper.pieces {
      switch piece {
      case .fixed(let text):
        for byte in text.utf8 {
          if reader.index == reader.bytes.count, position + 1 == original.count { continue }
          guard reader.next == byte else {
            throw reader.change(from: original, at: position)
          }
          reader.index += 1
          position += 1
        }
      case .names:
        names.append(try reader.names())
        position += "…".utf8.count
      }
    }
    guard reader.index == reader.bytes.count else {
      throw Change(
        description:
          "Line \(reader.lineNumber) and everything after it were added: \(reader.shownLine).")
    }
    return names
  }

  /// Returns the identifier that a file says it has.
  static func identifier(in content: Data) -> String? {
    for line in String(decoding: content.prefix(10_000), as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix(ExamPaper.identifierPrefix) else { continue }
      let rest = line.dropFirst(ExamPaper.identifierPrefix.count)
      return String(rest.prefix { $0.isHexDigit })
    }
    return nil
  }

  /// Returns the lines without spaces at their ends, and without empty lines at the end.
  private static func normalized(_ content: Data) -> [UInt8] {
    var lines = content.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }.map {
      $0.prefix(($0.lastIndex { $0 != 32 && $0 != 9 } ?? $0.startIndex - 1) - $0.startIndex + 1)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.joined(separator: [10]))
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  // MARK: The inside of brackets

  private mutating func names() throws(Change) -> [String] {
    var names: [String] = []
    skipSpace()
    while next != UInt8(ascii: "]") {
      names.append(try name())
      skipSpace()
      if next == UInt8(ascii: ",") {
        index += 1
        skipSpace()
      } else if next != UInt8(ascii: "]") {
        throw misuse
      }
    }
    return names
  }

  private mutating func name() throws(Change) -> String {
    guard next == UInt8(ascii: "\"") else { throw misuse }
    let start = index + 1
    index = start
    while next != UInt8(ascii: "\"") {
      guard let next, next != 10, next != UInt8(ascii: "\\") else { throw misuse }
      index += 1
    }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while let next, [32, 9, 10].contains(next) { index += 1 }
  }

  // MARK: Messages

  private var misuse: Change {
    Change(
      description:
        "Line \(lineNumber) is invalid: \(shownLine). The brackets can contain only names in "
        + "quotation marks, separated by commas.")
  }

  private func change(from original: [UInt8], at position: Int) -> Change {
    guard index < bytes.count else {
      let missing = original[position] == 10 ? position + 1 : position
      return Change(
        description: "The end of the file is missing, starting with this line: "
          + "\(Self.line(at: missing, in: original)).")
    }
    return Change(
      description: "Line \(lineNumber) was changed outside the brackets. Original: "
        + "\(Self.line(at: position, in: original)). Submitted: \(shownLine).")
  }

  private var lineNumber: Int { 1 + bytes[..<index].count { $0 == 10 } }

  private var shownLine: String { Self.line(at: index, in: bytes) }

  /// Returns the line that contains a byte, in quotation marks, or the words “an empty line”.
  private static func line(at index: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<index].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[index...].firstIndex(of: 10) ?? bytes.count
    let text = PlainText.oneLine(String(decoding: bytes[start..<end], as: UTF8.self), limit: 120)
    return text.isEmpty ? "an empty line" : "“\(text)”"
  }
}
