import Foundation
import WorkbookCore

/// A writer for the folders in a report with what each student gets.
struct FeedbackWriter {
  let gradebook: Gradebook

  /// The name of the archive with the feedback.
  static let archiveName = "feedback.zip"

  /// Writes the folders, replacing older versions, and removes those of submissions that aren't in the
  /// gradebook.
  ///
  /// - Parameters:
  ///   - folder: The report folder.
  ///   - packs: Whether to also write an archive with the feedback.
  ///   - feedback: Returns the text for a student.
  ///   - results: Returns the results in the format of another program, by the names of their files.
  /// - Throws: ``SetUpError`` if the folder can't be written.
  func write(
    to folder: URL, packing packs: Bool, feedback: (Gradebook.Row) -> String,
    results: (Gradebook.Row) throws -> [String: Data] = { _ in [:] }
  ) throws {
    removeOtherSubmissions(in: folder.appending(path: "submissions"))
    var archive = FeedbackArchive()
    for row in gradebook.rows where row.hasFeedback {
      let submissionFolder = folder.appending(path: "submissions/\(row.folder)")
      let text = Data(feedback(row).utf8)
      try writeFile(text, to: submissionFolder.appending(path: "feedback.md"))
      archive.add(text, for: row.name)
      let files = try results(row)
      // Results of an earlier run would be stale, including those in other formats.
      for name in ResultFormat.fileNames where files[name] == nil {
        try? FileManager.default.removeItem(at: submissionFolder.appending(path: name))
      }
      for (name, data) in files {
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
