import WorkbookCore

/// How much an answer adds to the program that the student started with, measured by its tests.
///
/// Some tests pass before the student does anything. These tests are conditions: they earn no
/// points, so an answer that does nothing earns nothing, and each one that no longer passes cancels
/// out one of the other tests. A condition that is only unfinished costs nothing, because an
/// exercise can have several holes and a student may leave one of them open.
struct SolvedTests: Equatable {
  /// The number of tests that earn points.
  private(set) var total = 0
  /// The number of tests that earn points and pass.
  private(set) var solved = 0
  /// The number of conditions.
  private(set) var conditions = 0
  /// The number of conditions that pass.
  private(set) var kept = 0
  /// The number of conditions that fail.
  private(set) var broken = 0

  init(_ tests: [TestReport]) {
    for test in tests {
      let isPassed = test.outcome == .passed
      if test.isCondition == true {
        conditions += 1
        kept += isPassed ? 1 : 0
        broken += isPassed || test.outcome == .unfinished ? 0 : 1
      } else {
        total += 1
        solved += isPassed ? 1 : 0
      }
    }
  }

  /// The part of the points that an answer earns if it didn't pass. It's at least 0 and less than 1.
  var share: Double { Double(earned) / Double(divisor) }

  /// The part of the points as a whole percentage.
  var percentage: Int { earned * 100 / divisor }

  private var earned: Int { max(0, solved - broken) }

  // An answer that didn't pass doesn't earn full points, even if all its tests passed.
  private var divisor: Int { max(total, earned + 1) }

  /// The counts in words, such as `3 of 5 tests passed`.
  var words: String {
    conditions == 0
      ? "\(solved) of \(total) tests passed"
      : "solved: \(solved) of \(total); still works: \(kept) of \(conditions)"
  }

  /// The rule for students, or `nil` if there are no conditions.
  var explanation: String? {
    guard conditions > 0 else { return nil }
    let these = conditions == 1 ? "One of the tests passes" : "\(conditions) of the tests pass"
    let it = conditions == 1 ? "it" : "they"
    return "\(these) before you change anything, so \(it) can't earn points. "
      + (broken == 0
        ? "What worked must still work."
        : "Each one that no longer passes takes away the points for a test that you solved.")
  }
}
