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
  /// Whether the run finished.
  var isFinished = false

  /// Creates the record of a run that is about to start.
  init(_ shard: Shard?, of entries: [SubmissionEntry]) {
    self.shard = shard
    submissions = entries.count
    var fingerprint = Fingerprint()
    for name in entries.map(\.name).sorted() { fingerprint.add(name) }
    names = fingerprint.digest
  }

  /// Returns whether another run grades a part of the same submissions.
  func isOfSameClass(as other: GradedPart) -> Bool {
    names == other.names && shard?.count == other.shard?.count
  }
}
