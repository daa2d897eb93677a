import Foundation

/// A parser for an event stream that is still being written.
///
/// The stream has one JSON record per line. The parser buffers an incomplete line until the rest
/// arrives, and skips unknown kinds of records.
struct EventStream {
  private var rest = Data()

  /// Parses the data that has been written since the last call.
  ///
  /// - Complexity: O(*n*) in the length of the data, no matter how long a record is.
  mutating func read(_ data: Data) -> [TestEvent] {
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    rest += lines.removeFirst()
    var events: [TestEvent] = []
    for line in lines {
      if let event = TestEvent(record: rest) { events.append(event) }
      rest = Data(line)
    }
    return events
  }
}
