import StateFlow

/// What became of a graded test.
struct GradedResult: Sendable {
  /// How a test can end, the best first.
  enum Outcome: Comparable {
    case passed, unfinished, failed
  }

  /// The title of its suite, `1.1 Tap counter`.
  var suite: String
  var name: String
  var file: String
  var line: Int
  /// Whether students may skip the exercise.
  var isOptional = false
  var outcome = Outcome.passed
  var holes: Set<UnfinishedHole> = []

  /// Adds one case of the test, which is what the worst of its cases is.
  ///
  /// - Returns: Whether no case has come by this hole before.
  mutating func add(_ outcome: Outcome, at hole: UnfinishedHole? = nil) -> Bool {
    self.outcome = max(self.outcome, outcome)
    return hole.map { holes.insert($0).inserted } ?? false
  }

  /// The order of the book: by the number in the suite's title, or else by file and line.
  func precedes(_ other: GradedResult) -> Bool {
    let (number, otherNumber) = (suiteNumber, other.suiteNumber)
    if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
    return (file, line) < (other.file, other.line)
  }

  /// The numbers that the suite's title begins with: 2 and 10 for `2.10 Slider`.
  private var suiteNumber: [Int] {
    suite.prefix { $0.isWholeNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }
}
