import Foundation

/// What a test program prints, with the records of what happens in it where they belong.
///
/// The direct runner's program writes each record to standard output, at the moment when it comes,
/// on a line that begins with a mark. So there is one order for both, and what an answer prints
/// can be told from the test that it printed it in. The mark is made anew for each run, so that
/// no answer prints it by accident.
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

  /// The parts of what was printed since the last call, as far as they are complete.
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

  /// What is left when nothing more will come.
  mutating func finish() -> [Part] {
    defer { rest = Data() }
    // A record that was cut off tells nothing.
    return text(rest.range(of: mark).map { rest[rest.startIndex..<$0.lowerBound] } ?? rest)
  }

  private func text(_ bytes: Data) -> [Part] {
    bytes.isEmpty ? [] : [.text(String(decoding: bytes, as: UTF8.self))]
  }
}
