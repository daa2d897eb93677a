import WorkbookCore

/// How much an answer adds to the program that the student started with, measured by the exercise's
/// requirements, or by the tests if the report lists no requirements.
///
/// An answer meets a requirement if it passes all tests of that requirement. Some requirements are
/// met before the student does anything. These are conditions: they earn no points, so an answer
/// that does nothing earns nothing, and each one that is no longer met cancels out one of the other
/// requirements. A condition that is only unfinished costs nothing, because an exercise can have
/// several holes and a student may leave one of them open.
struct Credit: Equatable {
  /// The number of requirements that earn points.
  private(set) var total = 0
  /// The number of requirements that earn points and are met.
  private(set) var solved = 0
  /// The number of conditions.
  private(set) var conditions = 0
  /// The number of conditions that are met.
  private(set) var kept = 0
  /// The number of conditions that fail.
  private(set) var broken = 0
  /// Whether the report lists requirements.
  private let countsRequirements: Bool

  /// Counts what a report says about an answer.
  init(for report: AnswerReport) {
    let results = report.requirementResults.map(\.tests).filter { !$0.isEmpty }
    countsRequirements = !results.isEmpty
    let others = report.tests.filter { results.isEmpty || $0.requirement == nil }.map { [$0] }
    for tests in results + others { add(tests) }
  }

  /// Counts a requirement, given by its tests.
  private mutating func add(_ tests: [TestReport]) {
    let isMet = tests.allSatisfy { $0.outcome == .passed }
    if tests.allSatisfy({ $0.isCondition == true }) {
      conditions += 1
      kept += isMet ? 1 : 0
      broken += tests.allSatisfy { [.passed, .unfinished].contains($0.outcome) } ? 0 : 1
    } else {
      total += 1
      solved += isMet ? 1 : 0
    }
  }

  /// The part of the points that an answer earns if it didn't pass. It's at least 0 and less than 1.
  var share: Double { Double(earned) / Double(divisor) }

  /// The part of the points as a whole percentage.
  var percentage: Int { earned * 100 / divisor }

  private var earned: Int { max(0, solved - broken) }

  // An answer that didn't pass doesn't earn full points, even if all its tests passed.
  private var divisor: Int { max(total, earned + 1) }

  /// The counts in words, such as `3 of 5 requirements met`.
  var words: String {
    guard conditions == 0 else {
      return "solved: \(solved) of \(total); still works: \(kept) of \(conditions)"
    }
    return countsRequirements
      ? "\(solved) of \(total) requirements met" : "\(solved) of \(total) tests passed"
  }

  /// The rule for students, or `nil` if there are no conditions.
  var explanation: String? {
    guard conditions > 0 else { return nil }
    let (these, ones) =
      countsRequirements
      ? ("requirements are met", "requirement is met") : ("tests pass", "test passes")
    let what = conditions == 1 ? "One \(ones)" : "\(conditions) \(these)"
    let it = conditions == 1 ? "it" : "they"
    return "\(what) before you change anything, so \(it) can't earn points. "
      + (broken == 0
        ? "What worked must still work."
        : "Each one that no longer holds takes away the points for one that you solved.")
  }
}
