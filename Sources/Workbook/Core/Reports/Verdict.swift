/// What became of one answer.
///
/// There is one type for it, whoever asks: `check`, `watch`, `verify` and `grade`. It fails closed:
/// an answer has passed only when everything that was planned ran, ended, and found no issue.
package enum Verdict: String, Sendable, Codable, CaseIterable {
  /// All tests ran and passed.
  case passed
  /// A test found something wrong.
  case failed
  /// A test came to a hole that is still to be filled.
  case unfinished
  /// The compiler refused the answer.
  case doesNotCompile
  /// The program stopped in the middle of a test.
  case crashed
  /// A test did not come to an end.
  case timedOut
  /// The answer printed more than anybody would read.
  case outputFlood
  /// The answer used more memory than it may.
  case outOfMemory
  /// There is no answer.
  case missing
  /// The answer meddles with how it is judged.
  case tampered
  /// The fault is not the answer's: it says nothing about it.
  case graderError

  /// The verdict as words behind a name.
  package var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .unfinished: "is unfinished"
    case .doesNotCompile: "does not compile"
    case .crashed: "crashed"
    case .timedOut: "did not come to an end"
    case .outputFlood: "printed too much"
    case .outOfMemory: "used too much memory"
    case .missing: "has no answer"
    case .tampered: "meddles with its tests"
    case .graderError: "could not be judged"
    }
  }
}
