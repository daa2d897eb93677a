import WorkbookCore

/// A run that graded submissions into a report: all of them, or one shard.
///
/// `merge` uses these records to find out whether any part of a class is missing.
struct GradedPart: Codable, Equatable, Sendable {
  /// The shard, or `nil` for a run without `--shard`.
  var shard: Shard?
  /// The number of submissions of which this is a part.
  var submissions: Int
  /// A hash of the names of these submissions.
  var names: String
  /// Whether the run reached its end.
  var isFinished = false

  /// Creates the record of a run that starts.
  init(_ shard: Shard?, of entries: [SubmissionEntry]) {
    self.shard = shard
    submissions = entries.count
    var fingerprint = Fingerprint()
    for name in entries.map(\.name).sorted() { fingerprint.add(name) }
    names = fingerprint.digest
  }

  /// Returns whether a part of the same submissions is being graded.
  func isOfSameClass(as other: GradedPart) -> Bool {
    names == other.names && shard?.count == other.shard?.count
  }
}
