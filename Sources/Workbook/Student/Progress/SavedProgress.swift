import WorkbookCore

/// What the companion remembers from call to call.
///
/// Nothing here is lost when it is lost: what passed is checked again, and hints begin anew.
struct SavedProgress: Codable, Equatable, Sendable {
  /// The form of this version. A file of a later one is left alone.
  static let version = 1

  var version = SavedProgress.version
  /// What is known of each exercise, by its name, which stays when chapters are renumbered.
  var exercises: [String: Entry] = [:]
  /// The exercise that was checked last.
  var lastChecked: String?

  /// What is known of one exercise.
  struct Entry: Codable, Equatable, Sendable {
    /// What passed last.
    var passed: Fingerprint?
    /// What was checked last.
    var last: Result?
    /// How many rungs of the ladder of hints were shown.
    var hintsShown: Int?
    /// What the last failure tells of what was thought, once that was looked for.
    var diagnosis: Diagnosis?
  }

  /// An answer with the suite that judged it, by the hashes of their contents.
  struct Fingerprint: Codable, Equatable, Sendable {
    var answer: String
    var suite: String
  }

  /// What was probably thought by somebody who gave an answer, or that it is not known.
  struct Diagnosis: Codable, Equatable, Sendable {
    var checked: Fingerprint
    var thought: String?
  }

  /// What became of an answer.
  struct Result: Codable, Equatable, Sendable {
    var checked: Fingerprint
    var verdict: Verdict
    var passed = 0
    var failed = 0
    var unfinished = 0
    var notReached = 0
    /// How it went wrong.
    var symptoms: FailureSignature?
  }

  /// What is known of an exercise, or nothing yet.
  subscript(exercise: Exercise) -> Entry {
    get { exercises[exercise.name] ?? Entry() }
    set { exercises[exercise.name] = newValue }
  }

  /// Remembers what became of an answer.
  mutating func record(_ report: AnswerReport, of checked: Fingerprint, for exercise: Exercise) {
    let counts = TestCounts(report.tests)
    self[exercise].last = Result(
      checked: checked, verdict: report.verdict, passed: counts.passed, failed: counts.failed,
      unfinished: counts.unfinished, notReached: counts.notReached,
      symptoms: FailureSignature(report))
    if report.verdict == .passed { self[exercise].passed = checked }
    lastChecked = exercise.name
  }
}
