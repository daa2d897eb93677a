import Foundation

/// A record of the parts that a copy of the workbook for students lacks.
///
/// `workbook release` makes such a copy. It has no solutions, no wrong answers, and no hints that show
/// code for the chapters that aren't released yet.
package struct Release: Sendable, Codable, Equatable {
  /// The path of the record, relative to the root of the package. The full workbook has no such file.
  package static let path = "Solutions/Release.json"

  /// The number of an exercise's hints that a copy keeps: a question and a pointer. The others show
  /// code of the solution.
  package static let hintCount = 2

  /// A chapter without solutions.
  package struct Chapter: Sendable, Codable, Equatable {
    /// The name of the chapter's folders, such as `01-ViewState`.
    package let folder: String
    /// The date of its release in words, such as `December 10, 2026`, or `nil` if none is set.
    package let date: String?

    /// Creates a chapter without solutions.
    package init(folder: String, date: String?) {
      self.folder = folder
      self.date = date
    }
  }

  /// The chapters without solutions, in order.
  package let chapters: [Chapter]

  /// Creates a record.
  package init(withholding chapters: [Chapter]) {
    self.chapters = chapters
  }

  /// The numbers of the chapters in words, such as `1, 3 to 5`.
  var numbers: String {
    var runs: [ClosedRange<Int>] = []
    for number in chapters.map({ WorkbookCore.Chapter.number(of: $0.folder) }) {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }.joined(separator: ", ")
  }

  /// Returns a note that a chapter's solutions aren't in this copy, or `nil` if they are.
  package func note(on folder: String) -> String? {
    guard let chapter = chapters.first(where: { $0.folder == folder }) else { return nil }
    let number = WorkbookCore.Chapter.number(of: folder)
    return "This copy of the workbook has no solutions for chapter \(number). "
      + (chapter.date.map { "Your instructor releases them on \($0)." }
        ?? "Your instructor decides when to release them.")
  }
}

extension WorkbookPackage {
  /// The record of the parts that this copy lacks, or `nil` if it's the full workbook.
  package var release: Release? {
    guard let data = try? Data(contentsOf: url(Release.path)) else { return nil }
    return try? JSONDecoder().decode(Release.self, from: data)
  }

  /// Checks that this workbook isn't a copy for students.
  ///
  /// - Parameter use: The purpose of the solutions, such as `to grade`.
  /// - Throws: ``SetUpError``, which says what the copy lacks.
  package func requireSolutions(_ use: String) throws {
    guard let release else { return }
    let count = release.chapters.count
    throw SetUpError(
      "This copy of the workbook is for students: it has no solutions for "
        + "\(count == 1 ? "chapter" : "chapters") \(release.numbers). Use the full workbook \(use)."
    )
  }
}
