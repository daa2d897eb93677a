import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Checks that long strings are processed in linear time, because an answer can produce failure
/// messages of any length.
///
/// With a search that isn't linear, each of these tests would take hours.
@Suite struct LongTextTests {
  /// Strings of 10 MB, which an answer could print.
  private static let printedTexts = longTexts(ofLength: 10_000_000)
  /// Strings that are still far too long for a search in quadratic time.
  private static let longTexts = longTexts(ofLength: 200_000)

  private static func longTexts(ofLength length: Int) -> [String] {
    [
      String(repeating: "a", count: length),
      String(repeating: "a/", count: length / 2),
      String(repeating: "(", count: length),
      String(repeating: "(a → ", count: length / 5),
      String(repeating: "\"", count: length),
      String(repeating: "wrote a (", count: length / 9),
      String(repeating: "x.swift:", count: length / 8),
      String(repeating: "a in ", count: length / 5),
      String(repeating: "\n", count: length),
      "e" + String(repeating: "\u{301}", count: length / 2),
    ]
  }

  private func report(_ text: String) -> AnswerReport {
    var test = TestReport(
      id: "T/a()", name: "it is on", outcome: .failed, file: "Tests/01-House/LampTests.swift",
      line: 3)
    test.issues = [IssueReport(message: text, comments: [text, "tap\n\(text)"])]
    var report = AnswerReport(exercise: "Lamp", chapter: "01-House", verdict: .failed)
    report.tests = [test]
    return report
  }

  @Test(arguments: printedTexts.indices)
  func `a failure's signature has a limited length`(index: Int) {
    let signature = FailureSignature(report(Self.printedTexts[index]))
    #expect(signature.findings.keys.sorted() == ["it is on"])
  }

  @Test(arguments: printedTexts.indices)
  func `an issue's strings have a limited length`(index: Int) {
    let issue = report(Self.printedTexts[index]).tests[0].issues[0]
    for text in [issue.message] + issue.comments {
      #expect(text.unicodeScalars.count <= 81 * 2_001)
      #expect(text.utf8.count { $0 == 10 } <= 81)
    }
  }

  @Test(arguments: longTexts.indices)
  func `paths are found quickly in text of any length`(index: Int) {
    let text = Self.longTexts[index]
    #expect(text.replacingSourceLocations { _ in "" } == text)
    #expect(
      "\(text) A/B.swift:1:2 \(text)".replacingSourceLocations { "<\($0)>" }.utf8.count
        == 2 * text.utf8.count + " <A/B.swift> ".utf8.count)
  }

  @Test(arguments: longTexts.indices)
  func `a failure message of any length is formatted quickly`(index: Int) {
    let lines = FailureText(exercise: House.lamp).lines(
      of: IssueReport(message: Self.longTexts[index]))
    #expect(!lines.isEmpty)
  }

  @Test(arguments: longTexts.indices)
  func `source files of any length are compared quickly`(index: Int) {
    #expect(AnswerSimilarity.score(Self.longTexts[index], "b", "c") < 1)
  }

  @Test(arguments: longTexts.indices)
  func `compiler output of any length is parsed quickly`(index: Int) {
    let text = Self.longTexts[index]
    let errors = CompilerErrors(in: "\(text)\nA.swift:1:2: error: no\n\(text)")
    #expect(errors.errors.count == 1)
  }

  @Test func `a record of any length that arrives in pieces is parsed quickly`() {
    var stream = EventStream()
    let record = #"{"kind":"event","payload":{"kind":"testStarted","testID":"T/`a`()"}}"#
    let spaces = Data(repeating: UInt8(ascii: " "), count: 1 << 16)
    #expect(stream.read(Data(record.utf8)).isEmpty)
    for _ in 0..<160 { #expect(stream.read(spaces).isEmpty) }
    #expect(stream.read(Data("\n".utf8)) == [.testStarted(id: "T/`a`()")])
  }
}

@Suite struct LimitingTests {
  @Test(arguments: [
    ("", ""), ("one", "one"), ("one\ntwo\nthree", "one\ntwo\nthree"),
    ("1\n2\n3\n4", "1\n2\n3\n4"), ("1\n2\n3\n4\n5", "1\n… 2 lines omitted …\n4\n5"),
    ("12345678901", "123456789…"), ("1234567890", "1234567890"),
    ("1\n2\n3\n4\n12345678901", "1\n… 2 lines omitted …\n4\n123456789…"),
  ]) func `shortening long text omits its middle lines and the ends of long lines`(
    text: String, limited: String
  ) {
    #expect(text.limited(toFirst: 1, last: 2, lineLength: 10) == limited)
  }

  @Test(arguments: [
    ("A.swift:1", "<A.swift>"), ("at House/Lamp.swift:12:3, no", "at <House/Lamp.swift>, no"),
    ("A.swift:1:x", "<A.swift>:x"), ("A.swift", "A.swift"), ("A.swift:", "A.swift:"),
    (".swift:1", ".swift:1"), ("“a-b/C.swift:1”", "“<a-b/C.swift>”"),
    ("A.swift:1 B.swift:2:3", "<A.swift> <B.swift>"),
  ])
  func `source locations in text are replaced, including their line numbers`(
    text: String, replaced: String
  ) {
    #expect(text.replacingSourceLocations { "<\($0)>" } == replaced)
  }

  @Test func `line numbers are kept if only the paths of source locations are replaced`() {
    #expect(
      "at A/B.swift:1:2.".replacingSourceLocations(keepsLine: true) { _ in "C" } == "at C:1:2.")
  }
}

@Suite struct CompilerErrorsTests {
  private let output = """
    /a/Lamp.swift:3:5: warning: variable 'a' was never used
    1 | struct Lamp {
      |   `- warning: variable 'a' was never used
    /a/Lamp.swift:8:5: \u{1B}[31merror: \u{1B}[0mcannot find 'x' in scope
    8 | x
      | `- error: cannot find 'x' in scope

    /a/Lamp.swift:2:5: note: did you mean 'y'?
    /a/Lamp.swift:9:5: error: no
    error: emit-module command failed
    """

  @Test func `the excerpt of compiler output contains errors with their notes, but no warnings`() {
    let (lines, omitted) = CompilerErrors(in: output).first(1, lineCount: 9)
    #expect(
      lines == [
        "/a/Lamp.swift:8:5: \u{1B}[31merror: \u{1B}[0mcannot find 'x' in scope", "8 | x",
        "  | `- error: cannot find 'x' in scope", "", "/a/Lamp.swift:2:5: note: did you mean 'y'?",
      ])
    #expect(omitted == 2)
  }

  @Test func `a long compiler error is shortened`() {
    #expect(CompilerErrors(in: output).first(2, lineCount: 1).lines.count == 2)
  }

  @Test func `no errors are found in compiler output that doesn't contain any`() {
    #expect(CompilerErrors(in: "all is well\n1 | error: x").errors.isEmpty)
  }
}
