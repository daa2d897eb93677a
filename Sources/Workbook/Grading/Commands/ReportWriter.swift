import Foundation
import WorkbookCore

/// A writer for the reports on a group of students.
///
///     REPORT/index.html                    the class at a glance
///     REPORT/grades.csv                    for a spreadsheet or a learning platform
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

  /// The name of the archive with the feedback.
  static let archiveName = "feedback.zip"

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
    let suites = SuiteTexts(package: package)
    removeOtherSubmissions(in: folder.appending(path: "submissions"))
    var archive = FeedbackArchive()
    for row in gradebook.rows where row.hasFeedback {
      let submissionFolder = folder.appending(path: "submissions/\(row.folder)")
      let feedback = Feedback(row: row, chapters: chapters, exercises: gradebook.exercises)
      let text = Data(feedback.text.utf8)
      try writeFile(text, to: submissionFolder.appending(path: "feedback.md"))
      archive.add(text, for: row.name)
      let files = try format?.files(
        for: row, exercises: gradebook.exercises, testCode: suites.body)
      // Results of an earlier run would be stale, including those in other formats.
      for name in ResultFormat.fileNames where files?[name] == nil {
        try? FileManager.default.removeItem(at: submissionFolder.appending(path: name))
      }
      for (name, data) in files ?? [:] {
        try writeFile(data, to: submissionFolder.appending(path: name))
      }
    }
    // An archive of an earlier run would be stale.
    let archiveFile = folder.appending(path: Self.archiveName)
    try? FileManager.default.removeItem(at: archiveFile)
    if packs { try writeFile(archive.data, to: archiveFile) }
  }

  /// Removes the reports of submissions that aren't in the gradebook, and nothing else.
  private func removeOtherSubmissions(in folder: URL) {
    let files = FileManager.default
    let kept = Set(gradebook.rows.filter(\.hasFeedback).map(\.folder))
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where !kept.contains(name) {
      let old = folder.appending(path: name)
      for file in ["feedback.md"] + ResultFormat.fileNames {
        try? files.removeItem(at: old.appending(path: file))
      }
      if (try? files.contentsOfDirectory(atPath: old.path))?.isEmpty == true {
        try? files.removeItem(at: old)
      }
    }
  }
}

extension Gradebook.Row {
  /// Whether the student gets feedback, either on a submission or on an adjustment.
  fileprivate var hasFeedback: Bool {
    submission != nil || !remarks.isEmpty
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
