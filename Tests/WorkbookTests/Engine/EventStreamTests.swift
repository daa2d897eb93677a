import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

@Suite struct EventStreamTests {
  private let started = #"{"kind":"event","payload":{"kind":"testStarted","testID":"T/`a`()"}}"#
  private let ended =
    #"{"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"…"}],"testID":"T/`a`()"}}"#

  @Test func `test records that arrive in pieces are parsed`() {
    var stream = EventStream()
    let events = Data("\(started)\n\(ended)\n".utf8).flatMap { stream.read(Data([$0])) }
    #expect(
      events == [.testStarted(id: "T/`a`()"), .testEnded(id: "T/`a`()", symbol: "pass")])
  }

  @Test func `an incomplete last line of test records isn't parsed`() {
    var stream = EventStream()
    #expect(stream.read(Data("\(started)\n\(ended)".utf8)) == [.testStarted(id: "T/`a`()")])
  }

  @Test(arguments: [
    #"{"kind":"event","payload":{"kind":"lampLit"}}"#, #"{"kind":"lamp","payload":{"kind":"x"}}"#,
    "lamp", "", "[]", "{",
  ])
  func `unknown test records are skipped`(line: String) {
    var stream = EventStream()
    #expect(stream.read(Data("\(line)\n\(started)\n".utf8)) == [.testStarted(id: "T/`a`()")])
  }

  @Test(arguments: ["warning", "passWithKnownIssue"]) func `a warning isn't reported as an issue`(
    symbol: String
  ) {
    let isKnown = symbol != "warning"
    let record = """
      {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":\(isKnown)},\
      "messages":[{"symbol":"\(symbol)","text":"Mind."}],"testID":"T/a()"}}
      """
    #expect(TestEvent(record: Data(record.utf8)) == nil)
  }

  @Test func `an issue's comments are separated from its message`() {
    let record = """
      {"kind":"event","payload":{"kind":"issueRecorded","_comments":["Two lamps."],\
      "_sourceLocation":{"_filePath":"Tests/L.swift","line":7,"column":1,"fileID":"L/L.swift"},\
      "messages":[{"symbol":"fail","text":"Expectation failed: a == b"},\
      {"symbol":"difference","text":"inserted [1]"},{"symbol":"details","text":"Two lamps."}],\
      "testID":"T/a()"}}
      """
    let report = IssueReport(
      message: "Expectation failed: a == b\ninserted [1]", comments: ["Two lamps."],
      file: "Tests/L.swift", line: 7)
    #expect(TestEvent(record: Data(record.utf8)) == .issue(id: "T/a()", report))
  }

  @Test func `a comment in the suite's source code isn't reported`() {
    let record = """
      {"kind":"event","payload":{"kind":"issueRecorded",\
      "_comments":["// It may flicker.","/* Or hum. */","Two lamps."],\
      "messages":[{"symbol":"fail","text":"Expectation failed: a == b"},\
      {"symbol":"details","text":"// It may flicker."},{"symbol":"details","text":"/* Or hum. */"},\
      {"symbol":"details","text":"Two lamps."}],"testID":"T/a()"}}
      """
    let report = IssueReport(message: "Expectation failed: a == b", comments: ["Two lamps."])
    #expect(TestEvent(record: Data(record.utf8)) == .issue(id: "T/a()", report))
  }

  @Test(arguments: [
    ("n → 1", "p(n:)", "p(n:)"), ("n → 1, m → 2", "p(n:m:)", "p(n:m:)"),
    ("n → 1", "`a`(n:)", #""a""#), ("n → 1", "`sets it to 0`(n:)", #""sets it to 0""#),
    (#"n → "go to ""#, #"`sets it to "0"`(n:)"#, ##""sets it to "0"""##),
    ("n → 1", "p(n:)", #""sets it to 0""#),
  ])
  func `the arguments in a record are found, whatever the test's title is`(
    arguments: String, name: String, title: String
  )
    throws
  {
    let record: [String: Any] = [
      "kind": "event",
      "payload": [
        "kind": "testCaseStarted", "testID": "Lamps.`All lamps`/\(name)/LampTests.swift:12:4",
        "messages": [
          [
            "symbol": "default",
            "text": "Test case passing 1 argument \(arguments) to \(title) started.",
          ]
        ],
      ] as [String: Any],
    ]
    let data = try JSONSerialization.data(withJSONObject: record)
    guard case .caseStarted(_, let found)? = TestEvent(record: data) else {
      Issue.record("The record isn't the start of a case.")
      return
    }
    #expect(found == arguments)
  }

  @Test func `output and events are kept in order`() {
    var output = MarkedOutput(mark: "MARK")
    let stream =
      "\nMARK \(started.utf8.count) \(started)\none\ntwo\nMARK \(ended.utf8.count) \(ended)\nthree"
    let parts = Data(stream.utf8).flatMap { output.read(Data([$0])) } + output.finish()
    #expect(
      parts == [
        .event(.testStarted(id: "T/`a`()")), .text("one\ntwo"),
        .event(.testEnded(id: "T/`a`()", symbol: "pass")), .text("three"),
      ])
  }

  @Test func `an incomplete record at the end of the output is dropped`() {
    var output = MarkedOutput(mark: "MARK")
    #expect(output.read(Data("one\nMARK 20 {\"kind\":".utf8)).isEmpty)
    #expect(output.finish() == [.text("one")])
  }

  @Test(arguments: [
    "\nMARK \n", "\nMARK {}\n", "\nMARK -1 {}\n", "\nMARK 1 {}\n", "\nMARK 9999999999 ",
    "\nMARK 999999999 ",
  ])
  func `a mark without a record of the given length is reported`(text: String) {
    var output = MarkedOutput(mark: "MARK")
    #expect(output.read(Data(text.utf8)).contains(.forgery))
  }

  @Test func `a test record can contain anything, even the mark that starts a record`() {
    var output = MarkedOutput(mark: "MARK")
    let record = Data("\nMARK 3 \n".utf8)
    let data = Data("\nMARK \(record.count) ".utf8) + record + Data("\none".utf8)
    #expect(output.read(data) + output.finish() == [.otherEvent, .text("one")])
  }

  @Test func `a test record without a mark is reported`() {
    var output = MarkedOutput(mark: "MARK")
    let record = #"{"kind":"event","payload":{"kind":"runStarted"},"version":0}"#
    let text = "one\n\(record)\ntwo"
    #expect(output.read(Data(text.utf8)) + output.finish() == [.text(text), .forgery])
    let other = "{\"kind\":\"event\"}"
    #expect(output.read(Data(other.utf8)) + output.finish() == [.text(other)])
  }

  @Test func `an event after the end of the run is reported, even if it isn't used`() {
    var run = TestRun()
    run.recordOtherEvent()
    run.record(.runEnded(symbol: "pass"))
    #expect(run.anomalies.isEmpty)
    run.recordOtherEvent()
    #expect(run.anomalies.count == 1)
  }

  @Test func `console output is split by test`() {
    let console = ConsoleText(
      """
      ◇ Test "a" started.
      one
      ◇ Test case passing 1 argument n → 1 to "a" started.
      two
      ✘ Test "a" recorded an issue at L.swift:1:1: Expectation failed
      ↳ Lamps.
        story
      ◇ Test b() started.
      three
      """)
    #expect(console.outputs == ["a": "one\ntwo\n", "b()": "three\n"])
  }
}
