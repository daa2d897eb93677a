import Foundation
import WorkbookCore

/// The facts about one submission as they are kept.
struct StoredResult: Codable, Equatable, Sendable {
  /// Names all that the facts depend on; nil when the grader failed somewhere, so that they are
  /// never taken for what came out.
  var key: String?
  var submission: GradedSubmission
}

/// The results of a grading, one file for each submission.
///
/// They are read one by one and never held together: a class may have thirty thousand.
package struct ResultStore: Sendable {
  private let folder: URL

  /// The results in a folder that was graded into.
  package init(reportFolder: URL) {
    folder = reportFolder.appending(path: "results")
  }

  /// Goes through the facts about all submissions, in the order of their files.
  ///
  /// - Throws: ``SetUpError`` if a file cannot be read, and whatever `body` throws.
  package func forEach(_ body: (GradedSubmission) throws -> Void) throws {
    try forEachStored { try body($0.submission) }
  }

  /// Goes through the results as they are kept.
  func forEachStored(_ body: (StoredResult) throws -> Void) throws {
    for file in files {
      let data = try read(file)
      guard let stored = try? JSONDecoder().decode(StoredResult.self, from: data) else {
        throw SetUpError(
          "\(file.path) is no result of this grader. Delete it, and grade again.")
      }
      try body(stored)
    }
  }

  /// How many submissions there are results of.
  var count: Int { files.count }

  /// What is kept about a submission; nil when there is nothing, or nothing that can be read.
  func stored(_ name: String) -> StoredResult? {
    guard let data = try? Data(contentsOf: file(of: name)),
      let stored = try? JSONDecoder().decode(StoredResult.self, from: data),
      stored.submission.name == name
    else { return nil }
    return stored
  }

  /// Keeps a result, in the place of an older one.
  ///
  /// - Throws: ``SetUpError`` or ``DiskFull``; the older one is still there then.
  func keep(_ stored: StoredResult) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try writeAtomically(try encoder.encode(stored), to: file(of: stored.submission.name))
  }

  private func file(of name: String) -> URL { folder.appending(path: Self.fileName(of: name)) }

  private var files: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// A name for the file that is harmless whatever the submission is called, and one submission's
  /// only: `alice-5f0c….json`.
  static func fileName(of name: String) -> String {
    let letters = name.utf8.prefix(60).map { byte -> Character in
      let letter = Character(UnicodeScalar(byte))
      return letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "_"
    }
    var print = Fingerprint()
    print.add(name)
    return "\(String(letters))-\(print.digest.prefix(24)).json"
  }
}
