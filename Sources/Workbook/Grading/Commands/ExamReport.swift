import Foundation
import WorkbookCore
import WorkbookPractice

/// A writer of the reports on an exam.
///
///     REPORT/index.html                    the class and the questions at a glance
///     REPORT/grades.csv                    for a spreadsheet or a learning platform
///     REPORT/results.json                  all predictions, for other programs
///     REPORT/submissions/NAME/feedback.md  for the student
struct ExamReport {
  let exam: Exam
  let gradebook: Gradebook
  let results: [ExamResult]
  /// The students' papers, by their keys.
  let papers: [String: ExamPaper]
  let provenance: String

  /// Writes all reports, replacing older versions.
  ///
  /// - Throws: ``SetUpError`` if the folder can't be written.
  func write(to folder: URL, packingFeedback packs: Bool) throws {
    let counted = Set(gradebook.rows.compactMap(\.submission?.name))
    let page = ExamPage(
      gradebook: gradebook, exam: exam,
      results: results.filter { counted.contains($0.submission) }, provenance: provenance)
    try writeFile(Data(page.text.utf8), to: folder.appending(path: "index.html"))
    let table = GradesCSV(
      gradebook: gradebook, heading: { "\($0.name) \(exam.questions[$0.number - 1].rawValue)" },
      words: \.examWords)
    try writeFile(Data(table.text.utf8), to: folder.appending(path: "grades.csv"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try writeFile(
      try encoder.encode(gradebook.rows.map(entry)), to: folder.appending(path: "results.json"))
    try FeedbackWriter(gradebook: gradebook).write(to: folder, packing: packs) { row in
      ExamFeedback(row: row, exam: exam, result: result(of: row), paper: paper(of: row)).text
    }
  }

  private func result(of row: Gradebook.Row) -> ExamResult? {
    row.submission.flatMap { submission in results.first { $0.submission == submission.name } }
  }

  private func paper(of row: Gradebook.Row) -> ExamPaper? {
    row.student.flatMap { papers[Exam.Student($0).key] }
  }

  /// The results of a student in `results.json`.
  private struct Entry: Encodable {
    var name: String
    var id: String
    var total: Double
    var maximum: Double
    var submission: String?
    var problem: String?
    var questions: [Question]
  }

  /// The results of a question.
  private struct Question: Encodable {
    var topic: Topic
    var points: Double
    var events: [ExamResult.Event]
  }

  private func entry(for row: Gradebook.Row) -> Entry {
    let result = result(of: row)
    return Entry(
      name: row.title, id: row.student?.id ?? "", total: row.total, maximum: row.maximum,
      submission: row.submission?.name, problem: result?.problem,
      questions: zip(exam.questions, row.marks).enumerated().map { index, both in
        let events = result?.questions ?? []
        return Question(
          topic: both.0, points: both.1.earned,
          events: events.indices.contains(index) ? events[index] : [])
      })
  }
}

extension Gradebook.Status {
  /// The status in words that fit an exam.
  fileprivate var examWords: String {
    switch self {
    case .complete: "all correct"
    case .incomplete: "graded"
    case .notAllowed: "refused"
    default: words
    }
  }
}
