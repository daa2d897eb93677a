import StateFlow

/// The result of a graded test.
struct GradedResult: Sendable {
  /// The outcome of a test. Outcomes are ordered from best to worst.
  enum Outcome: Comparable {
    case passed, unfinished, failed
  }

  /// The title of the test's suite, such as `1.1 Tap counter`.
  var suite: String
  var name: String
  var file: String
  var line: Int
  /// Whether students may skip the exercise.
  var isOptional = false
  var outcome = Outcome.passed
  var holes: Set<UnfinishedHole> = []

  /// Adds the outcome of one of the test's cases. The test's outcome is the worst of its cases'
  /// outcomes.
  ///
  /// - Returns: Whether this is the first case that reached the hole.
  mutating func add(_ outcome: Outcome, at hole: UnfinishedHole? = nil) -> Bool {
    self.outcome = max(self.outcome, outcome)
    return hole.map { holes.insert($0).inserted } ?? false
  }

  /// Returns whether this result comes before another in the book. Results are ordered by the
  /// number in the suite's title. If the numbers are the same, they're ordered by file and line.
  func precedes(_ other: GradedResult) -> Bool {
    let (number, otherNumber) = (suiteNumber, other.suiteNumber)
    if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
    return (file, line) < (other.file, other.line)
  }

  /// The numbers at the start of the suite's title, such as 2 and 10 for `2.10 Slider`.
  private var suiteNumber: [Int] {
    suite.prefix { $0.isWholeNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }
}
