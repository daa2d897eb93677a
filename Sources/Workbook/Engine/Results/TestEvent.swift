import Foundation
import WorkbookCore

/// An event that the testing library reports during a run.
enum TestEvent: Sendable, Equatable {
  /// A test in the suite. A filter may exclude the test from the run.
  case found(FoundTest)
  case runStarted
  case testStarted(id: String)
  /// The start of a case of a parameterized test.
  case caseStarted(id: String, arguments: String?)
  case issue(id: String?, IssueReport)
  /// The cancellation of a test or a case. Suites cancel tests that reach a hole.
  case cancelled(id: String, comments: [String])
  /// The end of a test. The symbol is `pass` only if the test recorded no issue.
  case testEnded(id: String, symbol: String)
  case runEnded(symbol: String)

  /// A test that the testing library lists before the run.
  struct FoundTest: Sendable, Equatable {
    var id: String
    var name: String
    var file: String
    var line: Int
  }
}

extension TestEvent {
  /// Decodes a record in version 0 of the event stream.
  ///
  /// - Returns: The event, or `nil` if the data isn't a record or is a record of a kind that the
  ///   engine doesn't use.
  init?(record: Data) {
    guard let record = try? JSONDecoder().decode(Record.self, from: record) else { return nil }
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      guard let id = payload.id, let place = payload.sourceLocation else { return nil }
      self = .found(
        FoundTest(
          id: id, name: payload.displayName ?? payload.name ?? id, file: place.file,
          line: place.line))
    case ("event", let kind):
      self.init(kind: kind, payload)
    default:
      return nil
    }
  }

  private init?(kind: String, _ payload: Record.Payload) {
    let symbol = payload.messages?.first?.symbol ?? ""
    switch (kind, payload.testID) {
    case ("runStarted", _):
      self = .runStarted
    case ("testStarted", let id?):
      self = .testStarted(id: id)
    case ("testCaseStarted", let id?):
      self = .caseStarted(id: id, arguments: payload.arguments)
    case ("issueRecorded", let id):
      // Warnings and known issues don't count as issues.
      if symbol == "warning" || payload.issue?.isKnown == true { return nil }
      self = .issue(id: id, payload.report)
    case ("testCancelled", let id?), ("testCaseCancelled", let id?):
      self = .cancelled(id: id, comments: payload._comments ?? [])
    case ("testSkipped", let id?):
      self = .cancelled(id: id, comments: payload._comments ?? ["The test was skipped."])
    case ("testEnded", let id?):
      self = .testEnded(id: id, symbol: symbol)
    case ("runEnded", _):
      self = .runEnded(symbol: symbol)
    default:
      return nil
    }
  }
}

/// A record in version 0 of the event stream.
private struct Record: Decodable {
  struct Place: Decodable {
    var _filePath: String?
    var filePath: String?
    var line: Int
    var file: String { _filePath ?? filePath ?? "" }
  }

  struct Message: Decodable {
    var symbol: String
    var text: String
  }

  struct Issue: Decodable {
    var isKnown: Bool?
  }

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Place?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
    var _comments: [String]?
    var _sourceLocation: Place?
  }

  var kind: String
  var payload: Payload
}

extension Record.Payload {
  /// A report on the issue in the record.
  ///
  /// The stream repeats the comments as details in the message, so this property removes them from
  /// the message. A comment in the suite's source code isn't written for students, so it's removed,
  /// too.
  fileprivate var report: IssueReport {
    let comments = _comments ?? []
    let lines = (messages ?? []).filter { $0.symbol != "details" || !comments.contains($0.text) }
    return IssueReport(
      message: lines.map(\.text).joined(separator: "\n"),
      comments: comments.filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") },
      file: _sourceLocation?.file, line: _sourceLocation?.line)
  }

  /// The arguments of a case, such as `n → 1` in `Test case passing 1 argument n → 1 to p(n:)
  /// started.`
  fileprivate var arguments: String? {
    guard let text = messages?.first?.text, text.hasPrefix("Test case passing "),
      let count = text.firstRange(of: " argument"),
      let end = endOfArguments(in: text), count.upperBound < end
    else { return nil }
    return String(text[count.upperBound..<end].drop { $0 != " " }.dropFirst()).limited(to: 200)
  }

  /// Returns the index in a message at which ` to "the title" started.` begins.
  ///
  /// Arguments and titles may contain “to”. A title that is the name of a function is also in the
  /// test's ID, between backticks.
  private func endOfArguments(in text: String) -> String.Index? {
    if let id = testID, let close = id.lastIndex(of: "`"),
      let open = id[..<close].lastIndex(of: "`")
    {
      let ending = " to \"\(id[id.index(after: open)..<close])\" started."
      if text.hasSuffix(ending) { return text.dropLast(ending.count).endIndex }
    }
    let beginning = text.hasSuffix("\" started.") ? " to \"" : " to "
    return text.ranges(of: beginning).last?.lowerBound
  }
}
