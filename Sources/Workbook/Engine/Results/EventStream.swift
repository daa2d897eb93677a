import Foundation

/// Reads an event stream while it is written.
///
/// The stream is one JSON record a line. A line that has no end yet waits for the rest of it, and
/// a record of an unknown kind is passed over.
struct EventStream {
  private var rest = Data()

  /// The events in what was written since the last call.
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
