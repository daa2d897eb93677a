import Foundation
import WorkbookCore

/// Writes the reports about a class into a folder.
///
///     REPORT/index.html                    the class at a glance
///     REPORT/grades.csv                    for a spreadsheet or a learning platform
///     REPORT/submissions/NAME/feedback.md  for the student
///     REPORT/submissions/NAME/results.json in the form that was asked for
struct ReportWriter {
  let gradebook: Gradebook
  let chapters: [Chapter]
  let circumstances: GradingCircumstances
  var mistakes = KnownMistakes()
  var format: ResultFormat?
  /// The workbook, whose suites are quoted where a form asks for a test's code.
  let package: WorkbookPackage

  /// Writes all of them, in the place of older ones.
  ///
  /// - Throws: ``SetUpError`` when the folder cannot be written.
  func write(to folder: URL) throws {
    let page = GradesPage(
      gradebook: gradebook, chapters: chapters, circumstances: circumstances, mistakes: mistakes)
    try write(Data(try page.text().utf8), to: folder.appending(path: "index.html"))
    try write(
      Data(GradesCSV(gradebook: gradebook).text.utf8), to: folder.appending(path: "grades.csv"))
    let suites = SuiteTexts(package: package)
    for row in gradebook.rows where row.submission != nil {
      let place = folder.appending(path: "submissions/\(row.folder)")
      let feedback = Feedback(row: row, chapters: chapters, exercises: gradebook.exercises)
      try write(Data(feedback.text.utf8), to: place.appending(path: "feedback.md"))
      let files = try format?.files(
        for: row, exercises: gradebook.exercises, testCode: suites.body)
      for (name, data) in files ?? [:] { try write(data, to: place.appending(path: name)) }
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try writeAtomically(data, to: url, isLasting: false)
    } catch {
      throw SetUpError(
        "\(url.path) cannot be written. Is there room on the disk, and is the folder yours?")
    }
  }
}

/// The suites of the workbook, each read once.
private final class SuiteTexts {
  private let package: WorkbookPackage
  private var texts: [String: String] = [:]

  init(package: WorkbookPackage) {
    self.package = package
  }

  func body(of test: TestReport) -> String? {
    // The path comes from what was stored: nothing but a suite of the workbook is read.
    guard test.file.hasPrefix("Tests/"), !test.file.contains("..") else { return nil }
    let text = texts[test.file] ?? (try? package.text(test.file)) ?? ""
    texts[test.file] = text
    return TestCode.body(in: text, line: test.line)
  }
}
