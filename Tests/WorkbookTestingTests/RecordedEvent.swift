import Foundation

/// An event of the testing library's event stream, version 0.
struct RecordedEvent: Sendable, Decodable {
  struct Message: Sendable, Decodable {
    var symbol: String
    var text: String
  }

  struct Place: Sendable, Decodable {
    var fileID: String
    var line: Int
  }

  var kind: String
  var testID: String?
  var messages: [Message]
  var comments: [String]?
  var place: Place?

  private enum CodingKeys: String, CodingKey {
    case kind, testID, messages
    case comments = "_comments"
    case place = "_sourceLocation"
  }

  /// Returns the events of a stream. The other lines of the stream, which list the tests, are
  /// ignored.
  static func read(_ stream: Data) throws -> [RecordedEvent] {
    struct Line: Decodable {
      var kind: String
    }
    struct EventLine: Decodable {
      var payload: RecordedEvent
    }
    let decoder = JSONDecoder()
    return try stream.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard try decoder.decode(Line.self, from: line).kind == "event" else { return nil }
      return try decoder.decode(EventLine.self, from: line).payload
    }
  }
}

extension [RecordedEvent] {
  /// Returns the events of the test with the given name as strings, leaving out the starts and ends
  /// of the test's cases.
  ///
  /// A string starts with the kind of the event. If the event is the end of the test, the symbol of
  /// the test's result follows. Otherwise, the comments of the event follow.
  func history(of test: String) -> [String] {
    filter { $0.testID?.contains("/`\(test)`(") == true }
      .filter { $0.kind != "testCaseStarted" && $0.kind != "testCaseEnded" }
      .map { event in
        let what =
          event.kind == "testEnded" ? event.messages.first.map { [$0.symbol] } : event.comments
        return ([event.kind] + (what ?? [])).joined(separator: " | ")
      }
  }
}
