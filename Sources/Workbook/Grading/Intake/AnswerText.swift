import Foundation

/// The text of an answer, which is valid and normalized UTF-8.
struct AnswerText: Equatable, Sendable {
  /// The text without a byte order mark, and with line feeds as line endings.
  let content: Data

  /// Validates and normalizes the content of a file.
  ///
  /// - Throws: ``Unreadable``, which suggests a remedy, if the data isn't valid text.
  init(_ data: Data) throws {
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
      throw Unreadable("is saved as UTF-16. Save it as UTF-8")
    }
    if let zero = data.firstIndex(of: 0) {
      throw Unreadable(
        "isn't text: line \(Self.line(of: zero, in: data)) contains a NUL character. "
          + "Save it as UTF-8")
    }
    let bytes = data.starts(with: [0xef, 0xbb, 0xbf]) ? data.dropFirst(3) : data
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Unreadable(
        "isn't valid UTF-8: line \(Self.firstWrongLine(in: bytes)) contains invalid bytes. "
          + "Save it as UTF-8")
    }
    content = bytes.contains(13) ? Self.withLineFeeds(bytes) : Data(bytes)
  }

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
