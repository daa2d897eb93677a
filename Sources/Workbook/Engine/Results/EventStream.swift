import Foundation

/// A parser for an event stream that is still being written.
///
/// The stream has one JSON record per line. The parser buffers an incomplete line until the rest of
/// it arrives, and skips records of an unknown kind.
struct EventStream {
  private var rest = Data()

  /// Parses the data written since the last call.
  mutating func read(_ data: Data) -> [TestEvent] {
    rest += data
    var events: [TestEvent] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let event = TestEvent(record: rest[rest.startIndex..<end]) { events.append(event) }
      rest = Data(rest[rest.index(after: end)...])
    }
    return events
  }
}
