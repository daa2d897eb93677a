import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import WorkbookCore
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct ResultFormatTests {
  private static let late = Lateness(
    deadline: Date(timeIntervalSince1970: 0), times: ["a": Date(timeIntervalSince1970: 1)])

  private func files(_ format: ResultFormat, _ submission: GradedSubmission) throws -> [String:
    Data]
  {
    try format.files(
      for: Submissions.row(submission), exercises: Submissions.exercises,
      testCode: { _ in "lamp.tap()" })
  }

  private func json(_ format: ResultFormat, _ submission: GradedSubmission) throws -> [String: Any]
  {
    let data = try #require(try files(format, submission)["results.json"])
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Returns the first mismatch between a value and a shape, which lists the permitted type for
  /// each key.
  private func fault(_ value: [String: Any], _ shape: [String: String]) -> String? {
    for (key, kind) in shape where value[key] == nil && !kind.hasSuffix("?") { return "no \(key)" }
    for (key, found) in value {
      guard let kind = shape[key] else { return "unknown \(key)" }
      let fits: Bool =
        switch kind.filter({ $0 != "?" }) {
        case "text": found is String
        case "number": found is NSNumber
        case "texts": found is [String]
        case "list": found is [[String: Any]]
        case let words:
          (found as? String).map { words.split(separator: "|").contains(Substring($0)) } ?? false
        }
      if !fits { return "\(key) is \(found)" }
    }
    return nil
  }

  private static let mixed = Submissions.submission(
    "a", Submissions.answer(House.lamp, .failed, [true, false]),
    Submissions.answer(House.door, .doesNotCompile, reason: "It doesn't compile."))

  @Test(
    arguments: [mixed, Submissions.submission("a"), GradedSubmission(name: "a")]
      + Submissions.hostileTexts.map(Submissions.hostile))
  func `a Gradescope result matches Gradescope's specification`(
    submission: GradedSubmission
  )
    throws
  {
    let result = try json(.gradescope, submission)
    let top = [
      "score": "number", "execution_time": "number", "output": "text", "output_format": "text|md",
      "visibility": "visible|hidden", "stdout_visibility": "hidden|visible", "tests": "list",
    ]
    #expect(fault(result, top) == nil)
    let test = [
      "score": "number", "max_score": "number", "status": "passed|failed", "name": "text",
      "number": "text", "output": "text", "output_format": "text|md", "tags": "texts",
      "visibility": "visible",
    ]
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.map { fault($0, test) } == [nil, nil, nil])
  }

  @Test
  func `a Gradescope score includes the penalty, but the points for its tests don't`() throws {
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.5
    let book = Gradebook(
      of: [Self.mixed], exercises: Submissions.exercises, scheme: scheme, lateness: Self.late)
    let result = GradescopeResult(book.rows[0], exercises: Submissions.exercises)
    #expect(result.score == 7.5)
    #expect(result.tests.map(\.score) == [5, 0, 10])
    #expect(result.output.contains("a day late"))
    let classroom = ClassroomResult(book.rows[0], exercises: Submissions.exercises)
    #expect(classroom.tests.map(\.score) == [2.5, 0, 5])
  }

  @Test(arguments: [ResultFormat.gradescope, .classroom])
  func `a grader error never becomes a score`(format: ResultFormat) throws {
    let failed = Submissions.submission("a", Submissions.answer(House.lamp, .graderError))
    #expect(try files(format, failed).isEmpty)
    var unreadable = GradedSubmission(name: "a")
    unreadable.problem = "The submission can't be read: the disk failed."
    unreadable.hasGraderProblem = true
    #expect(Submissions.row(unreadable).status == .graderError)
    #expect(try files(format, unreadable).isEmpty)
    unreadable.hasGraderProblem = nil
    #expect(try !files(format, unreadable).isEmpty)
  }

  @Test(arguments: 1...9)
  func `total points are the exact sums of the displayed points`(count: Int) throws {
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.07
    scheme.points = ["Lamp": 3.33, "Door": 7.77, "Gate": 1.01]
    let answers = Submissions.exercises.map { exercise in
      Submissions.answer(exercise, .failed, (0...count).map { $0 > 0 })
    }
    var submission = GradedSubmission(name: "a")
    submission.answers = answers
    let book = Gradebook(
      of: [submission], exercises: Submissions.exercises, scheme: scheme, lateness: Self.late)
    func cents(_ text: String) throws -> Int {
      let points: Double = try #require(Double(text))
      return Int((points * 100).rounded())
    }
    let fields = try CSVTable(GradesCSV(gradebook: book).text).rows[1].fields
    let (total, penalty) = (try cents(fields[2]), try cents(fields[5]))
    let sum = try fields.suffix(3).map(cents).reduce(0, +)
    #expect(total == sum - penalty)
    let tests = ClassroomResult(book.rows[0], exercises: Submissions.exercises).tests
    #expect(try tests.map { try cents($0.score.points) }.reduce(0, +) == total)
  }

  @Test(
    arguments: [mixed, Submissions.submission("a"), GradedSubmission(name: "a")]
      + Submissions.hostileTexts.map(Submissions.hostile))
  func `an Exercism result matches version 3 of Exercism's specification`(
    submission: GradedSubmission
  )
    throws
  {
    let result = try json(.exercism, submission)
    let top = [
      "version": "number", "status": "pass|fail|error", "message": "text?", "tests": "list",
    ]
    #expect(fault(result, top) == nil)
    #expect((result["message"] != nil) == (result["status"] as? String == "error"))
    let test = [
      "name": "text", "status": "pass|fail|error", "message": "text?", "output": "text?",
      "test_code": "text?", "task_id": "number",
    ]
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.allSatisfy { fault($0, test) == nil })
    #expect(tests.allSatisfy { ($0["output"] as? String ?? "").utf16.count <= 500 })
  }

  @Test func `Exercism receives the tests in source order, each with its task`() throws {
    let tests = try #require(try json(.exercism, Self.mixed)["tests"] as? [[String: Any]])
    #expect(
      tests.map { "\($0["task_id"] ?? "") \($0["name"] ?? "") \($0["status"] ?? "")" } == [
        "1 Lamp: claim 1 pass", "1 Lamp: claim 2 fail", "2 Door error", "3 Gate: claim 1 pass",
        "3 Gate: claim 2 pass",
      ])
  }

  @Test func `an answer that didn't pass is never reported as passed`() throws {
    let lying = Submissions.submission(
      "a", Submissions.answer(House.lamp, .tampered, [true, true], reason: "It calls exit."))
    #expect(try json(.exercism, lying)["status"] as? String == "fail")
    #expect(try json(.classroom, lying)["status"] as? String == "fail")
    #expect(try junit(lying).counts["error"] == 1)
  }

  @Test(
    arguments: [mixed, Submissions.submission("a"), GradedSubmission(name: "a")]
      + Submissions.hostileTexts.map(Submissions.hostile))
  func `a GitHub Classroom result is one line of base64 in the reporter's format`(
    submission: GradedSubmission
  ) throws {
    let files = try files(.classroom, submission)
    let line = String(decoding: try #require(files["results.base64"]), as: UTF8.self)
    #expect(!line.contains { $0.isWhitespace } && line.utf8.count < 120_000)
    #expect(Data(base64Encoded: line) == files["results.json"])
    let result = try json(.classroom, submission)
    let top = [
      "version": "number", "status": "pass|fail|error", "max_score": "number", "tests": "list",
    ]
    #expect(fault(result, top) == nil)
    let test = [
      "name": "text", "status": "pass|fail|error", "score": "number", "message": "text?",
      "line_no": "number", "filename": "text", "duration": "number",
    ]
    let tests = try #require(result["tests"] as? [[String: Any]])
    #expect(tests.map { fault($0, test) } == [nil, nil, nil])
  }

  @Test func `the counts in a JUnit report are correct`() throws {
    let found = try junit(Self.mixed)
    #expect(
      found.counts == [
        "testsuites": 1, "testsuite": 3, "testcase": 5, "failure": 1, "error": 1,
      ])
    #expect(
      found.root == [
        "name": "a", "tests": "5", "failures": "1", "errors": "1", "skipped": "0", "time": "0.750",
      ])
  }

  @Test(arguments: Submissions.hostileTexts)
  func `a JUnit report is valid XML, whatever text a submission contains`(text: String) throws {
    let plain = try junit(Submissions.hostile("x")).counts
    let hostile = try junit(Submissions.hostile(text)).counts.filter { $0.key != "system-out" }
    #expect(hostile == plain.filter { $0.key != "system-out" })
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var root: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      counts[name, default: 0] += 1
      if name == "testsuites" { root = attributes }
    }
  }

  private func junit(_ submission: GradedSubmission) throws -> Reader {
    let parser = XMLParser(data: try #require(try files(.junit, submission)["results.xml"]))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }
}
