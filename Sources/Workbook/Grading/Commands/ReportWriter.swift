import Foundation
import WorkbookCore

/// A writer for the reports on a group of students.
///
///     REPORT/index.html                    the class at a glance
///     REPORT/grades.csv                    for a spreadsheet or a learning platform
///     REPORT/objectives.csv                what each student knows
///     REPORT/submissions/NAME/feedback.md  for the student
///     REPORT/submissions/NAME/results.json in the format of --format
struct ReportWriter {
  let gradebook: Gradebook
  let chapters: [Chapter]
  let provenance: GradingProvenance
  var mistakes = KnownMistakes()
  var format: ResultFormat?
  /// The workbook. Some formats quote the code of its suites.
  let package: WorkbookPackage

  /// Writes all reports, replacing older versions.
  ///
  /// - Parameter packs: Whether to also write an archive with the feedback.
  /// - Throws: ``SetUpError`` if the folder can't be written.
  func write(to folder: URL, packingFeedback packs: Bool = false) throws {
    let page = GradesPage(
      gradebook: gradebook, chapters: chapters, provenance: provenance, mistakes: mistakes)
    try writeFile(Data(try page.text().utf8), to: folder.appending(path: "index.html"))
    try writeFile(
      Data(GradesCSV(gradebook: gradebook).text.utf8), to: folder.appending(path: "grades.csv"))
    try writeFile(
      Data(ObjectivesCSV(gradebook: gradebook, chapters: chapters).text.utf8),
      to: folder.appending(path: "objectives.csv"))
    let suites = SuiteTexts(package: package)
    try FeedbackWriter(gradebook: gradebook).write(to: folder, packing: packs) { row in
      Feedback(row: row, chapters: chapters, exercises: gradebook.exercises).text
    } results: { row in
      try format?.files(for: row, exercises: gradebook.exercises, testCode: suites.body) ?? [:]
    }
  }
}

/// A cache that reads each file of the workbook's suites only once.
private final class SuiteTexts {
  private let package: WorkbookPackage
  private var texts: [String: String] = [:]

  init(package: WorkbookPackage) {
    self.package = package
  }

  func body(of test: TestReport) -> String? {
    // The path comes from a stored result, so make sure that it names one of the workbook's suites.
    guard test.file.hasPrefix("Tests/"), !test.file.contains("..") else { return nil }
    let text = texts[test.file] ?? (try? package.text(test.file)) ?? ""
    texts[test.file] = text
    return SuiteText(text).body(ofTestAt: test.line)?.joined(separator: "\n")
  }
}
