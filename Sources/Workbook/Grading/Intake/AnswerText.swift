import Foundation

/// The text of an answer, which is valid and normalized UTF-8.
struct AnswerText: Equatable, Sendable {
  /// The text without a byte order mark, and with line feeds as line endings.
  let content: Data

  /// Validates and normalizes the content of a file.
  ///
  /// - Throws: ``Unreadable``, which suggests a remedy, if the data isn't valid text.
  init(_ data: Data) throws {
    if let problem = Self.problem(with: data) { throw Unreadable(problem) }
    if let zero = data.firstIndex(of: 0) {
      throw Unreadable(
        "is a binary file: line \(Self.line(of: zero, in: data)) contains a NUL character. Save the "
          + "code as plain text in UTF-8")
    }
    let bytes = data.starts(with: [0xef, 0xbb, 0xbf]) ? data.dropFirst(3) : data
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Unreadable(
        "isn't valid UTF-8: line \(Self.firstWrongLine(in: bytes)) contains invalid bytes. "
          + "Save it as UTF-8")
    }
    content = bytes.contains(13) ? Self.withLineFeeds(bytes) : Data(bytes)
  }

  /// Returns what a file that isn't UTF-8 is instead, with advice, or `nil` if it isn't known.
  private static func problem(with data: Data) -> String? {
    if let kind = fileKinds.first(where: { data.starts(with: $0.start) }) {
      return "is \(kind.name), not a Swift file. Save the code as plain text"
    }
    if data.starts(with: [0xff, 0xfe, 0, 0]) || data.starts(with: [0, 0, 0xfe, 0xff]) {
      return "is saved as UTF-32. Save it as UTF-8"
    }
    // Without a byte order mark, UTF-16 shows by the zeros in every other byte.
    let start = Array(data.prefix(64))
    let zeros = [0, 1].map { half in start.indices.count { $0 % 2 == half && start[$0] == 0 } }
    let isWide = start.count >= 8 && zeros.contains { $0 * 3 >= start.count } && zeros.contains(0)
    if isWide || data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      return "is saved as UTF-16. Save it as UTF-8"
    }
    return nil
  }

  /// The kinds of files that students submit by mistake, with the bytes that they start with.
  private static let fileKinds: [(name: String, start: [UInt8])] = [
    ("a ZIP archive or an office document", Array("PK\u{3}\u{4}".utf8)),
    ("a PDF", Array("%PDF-".utf8)),
    ("a rich text document", Array("{\\rtf".utf8)), ("a gzip archive", [0x1f, 0x8b]),
    ("a program", [0x7f, 0x45, 0x4c, 0x46]), ("a program", [0xcf, 0xfa, 0xed, 0xfe]),
    ("a PNG image", [0x89, 0x50, 0x4e, 0x47]), ("a JPEG image", [0xff, 0xd8, 0xff]),
    ("a binary property list", Array("bplist".utf8)),
  ]

  private static func line(of index: Data.Index, in data: Data) -> Int {
    1 + data[..<index].count { $0 == 10 }
  }

  private static func firstWrongLine(in data: Data) -> Int {
    let lines = data.split(separator: 10, omittingEmptySubsequences: false)
    let wrong = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return 1 + (wrong ?? 0)
  }

  private static func withLineFeeds(_ bytes: Data) -> Data {
    var text = Data(capacity: bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 10, previous == 13 { text.removeLast() }
      text.append(byte)
      previous = byte
    }
    return text
  }
}
