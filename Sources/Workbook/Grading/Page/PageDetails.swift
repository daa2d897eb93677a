import Foundation
import WorkbookCore

/// The details of the heat map's cells, as JSON that the page renders on demand.
///
/// Equal details are stored only once, because many cells have the same details.
struct PageDetails {
  /// The page's data.
  private struct Payload: Encodable {
    var exercises: [ExerciseData]
    var rows: [RowData]
    var details: [Detail]
    var mistakes: [String]
    var codes: [String]
  }

  private struct ExerciseData: Encodable {
    var label: String
    var name: String
    var goal: String
  }

  private struct RowData: Encodable {
    var name: String
    var folder: String
    var facts: [[String]]
    var notes: [String]
    /// The index of the details for each exercise.
    var cells: [Int]
    /// The points earned for each exercise.
    var points: [Double]
    /// The index of the code of each answer that didn't pass, keyed by the exercise's index.
    var codes: [Int: Int]
  }

  /// The details of one answer.
  private struct Detail: Encodable, Hashable {
    var headline: String
    var reason: String?
    var adjustment: String?
    var errors: String?
    var maximum: String
    var passed: Int
    var tests: [Test]
    var more: Int
    var mistake: Int?
  }

  private struct Test: Encodable, Hashable {
    var name: String
    var outcome: String
    var place: String
    var message: String?
    var story: String?
    var output: String?
  }

  let gradebook: Gradebook
  let mistakes: KnownMistakes

  /// The maximum length of the code of an answer, and of the code of all answers together. It keeps the
  /// page of a large class small enough to open.
  static let codeLimits = (answer: 8_000, all: 4_000_000)

  /// The maximum number of tests per answer to describe in full.
  private static let testsInFull = 3

  /// Returns the JSON. The same results always produce the same bytes.
  func json() throws -> String {
    var indices: [Detail: Int] = [:]
    var details: [Detail] = []
    var texts: [String] = []
    var codes = Codes()
    let rows = gradebook.rows.map { row in
      let cells = zip(gradebook.exercises, row.marks).map { exercise, mark in
        guard let detail = detail(of: mark, for: exercise, texts: &texts) else { return -1 }
        if let index = indices[detail] { return index }
        indices[detail] = details.count
        details.append(detail)
        return details.count - 1
      }
      return RowData(
        name: PlainText.oneLine(row.title), folder: row.submission == nil ? "" : row.folder,
        facts: facts(of: row), notes: row.remarks, cells: cells,
        points: row.marks.map(\.earned.roundedPoints), codes: codes.indices(of: row.marks))
    }
    let exercises = gradebook.exercises.map {
      ExerciseData(label: $0.label, name: $0.name, goal: $0.goal)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let payload = Payload(
      exercises: exercises, rows: rows, details: details, mistakes: texts,
      codes: codes.texts)
    return HTML.embedded(json: String(decoding: try encoder.encode(payload), as: UTF8.self))
  }

  /// The different texts of answers, up to a total length.
  private struct Codes {
    private(set) var texts: [String] = []
    private var known: [String: Int] = [:]
    private var rest = PageDetails.codeLimits.all

    mutating func indices(of marks: [Gradebook.Mark]) -> [Int: Int] {
      var found: [Int: Int] = [:]
      for (place, mark) in marks.enumerated() {
        guard let code = mark.report?.code else { continue }
        let text = PlainText.passage(code, limit: PageDetails.codeLimits.answer)
        if let index = known[text] {
          found[place] = index
        } else if text.utf8.count <= rest {
          rest -= text.utf8.count
          known[text] = texts.count
          found[place] = texts.count
          texts.append(text)
        }
      }
      return found
    }
  }

  private func facts(of row: Gradebook.Row) -> [[String]] {
    var facts = [
      ["Points", "\(row.total.points) of \(row.maximum.points)"], ["Status", row.status.words],
    ]
    if let submission = row.submission, row.title != submission.name {
      facts.append(["Submission", PlainText.oneLine(submission.name)])
    }
    if let group = row.student?.group, !group.isEmpty {
      facts.append(["Group", PlainText.oneLine(group)])
    }
    for (label, text) in [("ID", row.student?.id), ("Email", row.student?.email)] {
      if let text, !text.isEmpty { facts.append([label, PlainText.oneLine(text)]) }
    }
    if let time = row.time { facts.append(["Submitted", Timestamp.text(of: time)]) }
    if row.daysLate > 0 {
      facts.append(["Late", row.daysLate == 1 ? "1 day" : "\(row.daysLate) days"])
    }
    return facts
  }

  private func detail(
    of mark: Gradebook.Mark, for exercise: Exercise, texts: inout [String]
  ) -> Detail? {
    guard let report = mark.report else {
      guard let adjustment = mark.adjustmentText else { return nil }
      return Detail(
        headline: "\(exercise.name) wasn't submitted.", adjustment: adjustment,
        maximum: mark.maximum.points, passed: 0, tests: [], more: 0)
    }
    let failures = report.tests.filter(\.isFailure)
    let holes = report.tests.filter { $0.outcome == .unfinished || $0.outcome == .notReached }
    // If the exercise wasn't started, the names of the tests don't help the reader.
    let shown =
      failures.isEmpty && holes.count == report.tests.count
      ? [] : (failures + holes).prefix(12)
    let text = mistakes.text(for: report)
    if let text, !texts.contains(text) { texts.append(text) }
    return Detail(
      headline: "\(exercise.name) \(report.headline)",
      reason: reason(of: report).map { PlainText.passage($0, limit: 800) },
      adjustment: mark.adjustmentText,
      errors: report.verdict == .doesNotCompile ? report.firstErrors(limit: 1_500) : nil,
      maximum: mark.maximum.points, passed: report.tests.count { $0.outcome == .passed },
      tests: shown.enumerated().map { index, test in
        self.test(test, of: exercise, inFull: index < Self.testsInFull && test.isFailure)
      }, more: failures.count + holes.count - shown.count,
      mistake: text.flatMap { texts.firstIndex(of: $0) })
  }

  /// Returns the reason for a verdict, with advice on how to permit the names that the answer uses.
  private func reason(of report: AnswerReport) -> String? {
    guard let reason = report.reason, let names = report.permittedBy else { return report.reason }
    return "\(reason) To permit this use, grade with "
      + "--allow \"\(names.joined(separator: ","))\"."
  }

  private func test(_ test: TestReport, of exercise: Exercise, inFull: Bool) -> Test {
    let words = inFull ? FailureDescription(test, of: exercise, limit: 1_200) : nil
    func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    return Test(
      name: PlainText.oneLine(test.name), outcome: test.outcome.words,
      place: "\(test.file):\(test.line)", message: filled(words?.message),
      story: filled(words?.story), output: filled(words?.output))
  }
}

extension TestReport.Outcome {
  /// The outcome in plain words.
  var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unfinished: "unfinished"
    case .crashed: "crashed"
    case .timedOut: "didn't finish"
    case .notReached: "not reached"
    }
  }
}

extension Gradebook.Row {
  /// A unique name for the submission's folder in a report. The name is valid on any file system.
  var folder: String {
    let safe = name.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar))
      return isPlain ? Character(scalar) : "_"
    }
    let text = String(safe.prefix(60))
    if text == name, !text.isEmpty { return text }
    return "\(text.isEmpty ? "submission" : text)-\(ContentHash(Data(name.utf8)).digest.prefix(8))"
  }
}
