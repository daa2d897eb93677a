/// The verdict on one answer.
///
/// `check`, `watch`, `verify`, and `grade` all use this type. The verdict fails closed: an answer
/// has passed only if every planned test started, ended, and recorded no issues.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  /// All tests ran and passed.
  case passed
  /// A test recorded an issue.
  case failed
  /// A test reached a hole that isn't filled yet.
  case unfinished
  /// The compiler rejected the answer.
  case doesNotCompile
  /// The program crashed during a test.
  case crashed
  /// A test exceeded its time limit.
  case timedOut
  /// The answer printed more than the limit allows.
  case outputFlood
  /// The answer used more memory than the limit allows.
  case outOfMemory
  /// There is no answer.
  case missing
  /// The answer uses a feature that the workbook doesn't teach and that grading can't trust.
  case notAllowed
  /// The answer interferes with how it's judged.
  case tampered
  /// The grader failed, which says nothing about the answer.
  case graderError

  /// The verdict as a predicate that follows the name of an exercise.
  package var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unfinished: "is unfinished"
    case .doesNotCompile: "doesn't compile"
    case .crashed: "crashed"
    case .timedOut: "didn't finish in time"
    case .outputFlood: "printed too much"
    case .outOfMemory: "used too much memory"
    case .missing: "has no answer"
    case .notAllowed: "uses something that isn't allowed"
    case .tampered: "interferes with its tests"
    case .graderError: "couldn't be judged"
    }
  }
}
