import WorkbookCore

/// The part of the student's progress that is saved between runs of the `workbook` tool.
///
/// You can safely delete this part. Exercises that passed can be checked again, and hints start
/// over.
package struct SavedProgress: Codable, Equatable, Sendable {
  /// The version of the file format. Files with another version are ignored.
  static let version = 1

  var version = SavedProgress.version
  /// The entry of each exercise. The key is the exercise's name, which doesn't change when chapters
  /// are renumbered.
  var exercises: [String: Entry] = [:]
  /// The name of the exercise that was checked last.
  var lastChecked: String?
  /// The record of the rules that the student has practiced.
  package var practice: PracticeRecord?

  /// The saved progress on one exercise.
  struct Entry: Codable, Equatable, Sendable {
    /// The fingerprint of the last answer that passed.
    var passed: Fingerprint?
    /// The result of the last check.
    var last: Result?
    /// The number of hints that were shown.
    var hintsShown: Int?
    /// The diagnosis of the last failure, if one was made.
    var diagnosis: Diagnosis?
    /// The last hint that was shown about a failure.
    var failureHint: FailureHint?
    /// The failure of the last check, with the number of consecutive times that it has occurred.
    var repeatedFailure: RepeatedFailure?
  }

  /// The hashes of an answer and its suite.
  struct Fingerprint: Codable, Equatable, Sendable {
    var answer: String
    var suite: String
  }

  /// The result of a search for the misconception behind a failed answer. The misconception is
  /// `nil` if none was found.
  struct Diagnosis: Codable, Equatable, Sendable {
    var checked: Fingerprint
    var misconception: Misconception?
  }

  /// A hint about a failure.
  enum FailureHint: Codable, Equatable, Sendable {
    /// The hint about a likely misconception.
    case misconception(Misconception)
    /// The hint about a test with the given name.
    case test(String)
  }

  /// A failure, and the number of consecutive checks that ended with failures of the same kind.
  struct RepeatedFailure: Codable, Equatable, Sendable {
    var signature: FailureSignature
    var count: Int
  }

  /// The result of checking an answer.
  struct Result: Codable, Equatable, Sendable {
    var checked: Fingerprint
    var verdict: Verdict
    var passed = 0
    var failed = 0
    var unfinished = 0
    var notReached = 0
    /// The signature of the failure, once it has been computed.
    var failure: FailureSignature?
    /// The first test that failed.
    var firstFailure: FailedTest?
  }

  /// The entry of an exercise, which is empty if there is none yet.
  subscript(exercise: Exercise) -> Entry {
    get { exercises[exercise.name] ?? Entry() }
    set { exercises[exercise.name] = newValue }
  }

  /// Changes what the student has practiced.
  package mutating func changePractice(_ change: (inout PracticeRecord) -> Void) {
    var record = practice ?? PracticeRecord()
    change(&record)
    practice = record
  }

  /// Records the result of checking an answer.
  mutating func record(_ report: AnswerReport, of checked: Fingerprint, for exercise: Exercise) {
    let counts = TestCounts(report.tests)
    self[exercise].last = Result(
      checked: checked, verdict: report.verdict, passed: counts.passed, failed: counts.failed,
      unfinished: counts.unfinished, notReached: counts.notReached)
    if report.verdict == .passed { self[exercise].passed = checked }
    lastChecked = exercise.name
  }

  /// Records how the last checked answer to an exercise failed.
  mutating func recordFailure(in report: AnswerReport, for exercise: Exercise) {
    let signature = FailureSignature(report)
    self[exercise].last?.failure = signature
    self[exercise].last?.firstFailure = FailedTest(in: report)
    if report.verdict == .passed { self[exercise].repeatedFailure = nil }
    // A compile error between two failures doesn't affect whether they are the same.
    guard !signature.findings.isEmpty else { return }
    let before = self[exercise].repeatedFailure
    let count = before.map { $0.signature.failsLike(signature) ? $0.count : 0 } ?? 0
    self[exercise].repeatedFailure = RepeatedFailure(signature: signature, count: count + 1)
  }
}
