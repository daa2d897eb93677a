import Foundation

/// A parser that splits the output of a test program into event records and printed text.
///
/// The direct runner's program writes each record to standard output as the event happens, on a line
/// that starts with a mark. Records and text are therefore in order, which shows in which test the
/// answer printed something. Each run has a new, random mark, so no answer prints it by accident.
struct MarkedOutput {
  /// A part of the output.
  enum Part: Equatable {
    case text(String)
    case event(TestEvent)
  }

  private let mark: Data
  private var rest = Data()

  init(mark: String) {
    self.mark = Data("\n\(mark)".utf8)
  }

  /// Parses the data printed since the last call, and returns the complete parts.
  mutating func read(_ data: Data) -> [Part] {
    rest += data
    var parts: [Part] = []
    while let start = rest.range(of: mark) {
      guard let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      parts += text(rest[rest.startIndex..<start.lowerBound])
      if let event = TestEvent(record: rest[start.upperBound..<end]) { parts.append(.event(event)) }
      rest = Data(rest[rest.index(after: end)...])
    }
    return parts
  }

  /// Returns the remaining text at the end of the output.
  mutating func finish() -> [Part] {
    defer { rest = Data() }
    // Drop an incomplete record.
    return text(rest.range(of: mark).map { rest[rest.startIndex..<$0.lowerBound] } ?? rest)
  }

  private func text(_ bytes: Data) -> [Part] {
    bytes.isEmpty ? [] : [.text(String(decoding: bytes, as: UTF8.self))]
  }
}
