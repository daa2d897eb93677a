import Foundation

/// A parser that splits a test program's output into event records and printed text.
///
/// As soon as an event happens, the direct runner's program writes a record to standard output, on
/// a line that starts with a mark and the record's length. So records and text are in order, and
/// all text can be attributed to a test. The mark is random and differs for each run, so an answer
/// can't print it by accident.
struct MarkedOutput {
  /// A part of the output.
  enum Part: Equatable {
    case text(String)
    case event(TestEvent)
    /// A record of an event that the engine doesn't use.
    case otherEvent
    /// Text that contains the mark but isn't a valid record, or a record without the mark. The answer
    /// must have printed it.
    case forgery
  }

  private let mark: Data
  private var rest = Data()

  init(mark: String) {
    self.mark = Data("\n\(mark) ".utf8)
  }

  /// Parses the data that was printed since the last call, and returns the parts that are complete.
  mutating func read(_ data: Data) -> [Part] {
    rest += data
    var parts: [Part] = []
    while let start = rest.range(of: mark) {
      switch record(from: start.upperBound) {
      case .incomplete:
        return parts
      case .malformed:
        parts += text(rest[rest.startIndex..<start.lowerBound]) + [.forgery]
        rest = Data(rest[start.upperBound...])
      case .complete(let range):
        parts += text(rest[rest.startIndex..<start.lowerBound])
        parts.append(TestEvent(record: rest[range]).map { .event($0) } ?? .otherEvent)
        rest = Data(rest[(range.upperBound + 1)...])
      }
    }
    return parts
  }

  private enum Record {
    case complete(Range<Int>)
    case incomplete, malformed
  }

  /// The maximum length of a record, in bytes.
  private static let maxLength = 64 << 20

  /// Parses the record whose length starts at the given index.
  private func record(from start: Int) -> Record {
    let digits = rest[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if digits.count > 9 { return .malformed }
    guard digits.endIndex < rest.endIndex else { return .incomplete }
    guard rest[digits.endIndex] == UInt8(ascii: " "),
      let length = Int(String(decoding: digits, as: UTF8.self)), length <= Self.maxLength
    else { return .malformed }
    let first = digits.endIndex + 1
    guard rest.endIndex - first > length else { return .incomplete }
    // The program ends each record with a newline.
    return rest[first + length] == UInt8(ascii: "\n")
      ? .complete(first..<(first + length)) : .malformed
  }

  /// Returns the remaining parts. Call this method after the output has ended.
  mutating func finish() -> [Part] {
    defer { rest = Data() }
    // Drop an incomplete record.
    return text(rest.range(of: mark).map { rest[rest.startIndex..<$0.lowerBound] } ?? rest)
  }

  private func text(_ bytes: Data) -> [Part] {
    if bytes.isEmpty { return [] }
    let hasRecord = bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      line.first == UInt8(ascii: "{") && TestEvent(record: line) != nil
    }
    return [.text(String(decoding: bytes, as: UTF8.self))] + (hasRecord ? [.forgery] : [])
  }
}
