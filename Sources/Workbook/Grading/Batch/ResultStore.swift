import Foundation
import WorkbookCore

/// The result of grading one submission, as stored in a file.
struct StoredResult: Codable, Equatable, Sendable {
  /// The fingerprint of everything the result depends on, or `nil` if there was a grader error, so
  /// that the submission is graded again.
  var key: String?
  var submission: GradedSubmission
}

/// The results of grading, stored as one file per submission.
///
/// Results are read one at a time and are never all in memory at once, because a class can have
/// 30,000 submissions.
package struct ResultStore: Sendable {
  private let folder: URL

  /// Creates a store for the results in a report folder.
  package init(reportFolder: URL) {
    folder = reportFolder.appending(path: "results")
  }

  /// Calls a closure with each graded submission, in the order of the result files.
  ///
  /// - Throws: ``SetUpError`` if a file can't be read, and any error that `body` throws.
  package func forEach(_ body: (GradedSubmission) throws -> Void) throws {
    try forEachStored { try body($0.submission) }
  }

  /// Calls a closure with each stored result.
  func forEachStored(_ body: (StoredResult) throws -> Void) throws {
    for file in files {
      let data = try readFile(file)
      guard let stored = try? JSONDecoder().decode(StoredResult.self, from: data) else {
        throw SetUpError(
          "\(file.path) isn't a result that this grader saved. Delete the file and grade again.")
      }
      try body(stored)
    }
  }

  /// The names of the submissions with a readable result, in the order of the result files.
  var names: [String] {
    files.compactMap { file in
      let stored = try? JSONDecoder().decode(StoredResult.self, from: Data(contentsOf: file))
      return stored?.submission.name
    }
  }

  /// The number of stored results.
  var count: Int { files.count }

  /// Returns the stored result of a submission, or `nil` if there is no result or the result can't
  /// be read.
  func result(for name: String) -> StoredResult? {
    guard let data = try? Data(contentsOf: file(for: name)),
      let stored = try? JSONDecoder().decode(StoredResult.self, from: data),
      stored.submission.name == name
    else { return nil }
    return stored
  }

  /// Stores a result, replacing any older result for the same submission.
  ///
  /// - Throws: ``SetUpError`` or ``DiskFull``, in which case the older result stays in place.
  func save(_ stored: StoredResult) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try writeFile(
      try encoder.encode(stored), to: file(for: stored.submission.name), isDurable: true)
  }

  /// Deletes the results of submissions that aren't among the given names.
  ///
  /// - Returns: The sorted names of the submissions whose results were deleted.
  /// - Throws: ``SetUpError`` if a file can't be deleted.
  func removeResults(except names: Set<String>) throws -> [String] {
    let kept = Set(names.map(Self.fileName))
    var removed: [String] = []
    for file in files where !kept.contains(file.lastPathComponent) {
      if let stored = try? JSONDecoder().decode(StoredResult.self, from: readFile(file)) {
        removed.append(stored.submission.name)
      }
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        throw SetUpError("\(file.path) can't be deleted. Check that you own the folder.")
      }
    }
    return removed.sorted()
  }

  private func file(for name: String) -> URL { folder.appending(path: Self.fileName(of: name)) }

  private var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// Returns a file name that is unique to a submission, such as `alice-5f0c….json`. The file name
  /// is safe, whatever characters the submission's name contains.
  static func fileName(of name: String) -> String {
    let letters = name.utf8.prefix(60).map { byte -> Character in
      let letter = Character(UnicodeScalar(byte))
      return letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    var fingerprint = Fingerprint()
    fingerprint.add(name)
    return "\(String(letters))-\(fingerprint.digest.prefix(24)).json"
  }
}
