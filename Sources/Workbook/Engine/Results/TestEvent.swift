import Foundation
import WorkbookCore

/// Something that the testing library tells about a run of tests.
enum TestEvent: Sendable, Equatable {
  /// A test that is to be run, unless a filter leaves it out.
  case found(FoundTest)
  case runStarted
  case testStarted(id: String)
  /// One set of arguments of a test has its turn.
  case caseStarted(id: String, arguments: String?)
  case issue(id: String?, IssueReport)
  /// A test, or one case of it, ended without a result; a hole is the reason that suites give.
  case cancelled(id: String, comments: [String])
  /// The symbol is `pass` only if there was nothing to find fault with.
  case testEnded(id: String, symbol: String)
  case runEnded(symbol: String)

  /// A test as the testing library lists it before the run.
  struct FoundTest: Sendable, Equatable {
    var id: String
    var name: String
    var file: String
    var line: Int
  }
}

extension TestEvent {
  /// The event that a record of version 0 tells of.
  ///
  /// - Returns: Nil for a record that is no such thing, or of a kind that does not matter here.
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
      // A warning is no issue, and neither is one that the suite expects.
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

/// A record as it is written, version 0.
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
  /// The issue that this record tells of. Its comments come as details of the message as well.
  fileprivate var report: IssueReport {
    let comments = _comments ?? []
    let lines = (messages ?? []).filter { $0.symbol != "details" || !comments.contains($0.text) }
    return IssueReport(
      message: lines.map(\.text).joined(separator: "\n"), comments: comments,
      file: _sourceLocation?.file, line: _sourceLocation?.line)
  }

  /// `n → 1`, of `Test case passing 1 argument n → 1 to p(n:) started.`
  fileprivate var arguments: String? {
    guard let text = messages?.first?.text,
      let match = text.firstMatch(of: /^Test case passing \d+ arguments? (.*) to .*started\.$/)
    else { return nil }
    return String(match.1)
  }
}
