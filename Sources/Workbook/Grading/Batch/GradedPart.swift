import WorkbookCore

/// The record of a run that graded all submissions, or one shard of them, and stored the results in
/// a report.
///
/// `merge` uses these records to find out whether any part of the submissions is missing.
struct GradedPart: Codable, Equatable, Sendable {
  /// The shard, or `nil` for a run without `--shard`.
  var shard: Shard?
  /// The number of submissions, including those of other shards.
  var submissions: Int
  /// A hash of the names of all submissions, including those of other shards.
  var names: String
  /// The sorted names of the submissions of this part, each of which has a result when the run has
  /// finished, or `nil` in reports from older versions of the grader.
  var graded: [String]?
  /// The paths of the folders that contain the submissions, or `nil` in reports from older versions
  /// of the grader.
  var folders: [String]?
  /// Whether the run finished.
  var isFinished = false

  /// Creates the record of a run that is about to start.
  init(_ shard: Shard?, of entries: [SubmissionEntry], in folders: [String]) {
    self.shard = shard
    self.folders = folders
    submissions = entries.count
    graded = entries.map(\.name).filter { shard?.contains($0) ?? true }.sorted()
    var fingerprint = Fingerprint()
    for name in entries.map(\.name).sorted() { fingerprint.add(name) }
    names = fingerprint.digest
  }

  /// Returns whether another run grades a part of the same submissions.
  func isOfSameClass(as other: GradedPart) -> Bool {
    names == other.names && shard?.count == other.shard?.count
  }
}
