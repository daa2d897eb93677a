import WorkbookCore

/// The credit for what an answer adds to the program that the student started with, measured by the
/// exercise's requirements, or by the tests if the report lists no requirements.
///
/// An answer meets a requirement if it passes all tests of that requirement. Some requirements are
/// met before the student does anything. These are conditions: they earn no points, so an answer
/// that does nothing earns nothing, and each one that is no longer met cancels out one of the other
/// requirements. A condition that is only unfinished costs nothing, because an exercise can have
/// several holes and a student may leave one of them open.
///
/// A course can give requirements weights, so that some earn more than others. Without them, all
/// requirements that earn points earn the same.
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
  /// The weight of all requirements that earn points.
  private(set) var totalWeight = 0.0
  /// The weight of the requirements that earn points and are met.
  private(set) var solvedWeight = 0.0
  /// Whether the report lists requirements.
  private let countsRequirements: Bool
  /// Whether the course gives weights to requirements.
  private let isWeighted: Bool

  /// Counts what a report says about an answer.
  ///
  /// - Parameter weights: The weights of requirements, keyed by number. All others have the weight 1.
  init(for report: AnswerReport, weights: [Int: Double] = [:]) {
    let results = report.requirementResults.filter { !$0.tests.isEmpty }
    countsRequirements = !results.isEmpty
    isWeighted = !weights.isEmpty
    for result in results { add(result.tests, weight: weights[result.requirement.number] ?? 1) }
    for test in report.tests where results.isEmpty || test.requirement == nil {
      add([test], weight: 1)
    }
  }

  /// Counts a requirement, given by its tests.
  private mutating func add(_ tests: [TestReport], weight: Double) {
    let isMet = tests.allSatisfy { $0.outcome == .passed }
    if tests.areConditions {
      conditions += 1
      kept += isMet ? 1 : 0
      broken += tests.allSatisfy { [.passed, .unfinished].contains($0.outcome) } ? 0 : 1
    } else {
      total += 1
      totalWeight += weight
      solved += isMet ? 1 : 0
      solvedWeight += isMet ? weight : 0
    }
  }

  /// The part of the points that an answer earns if it didn't pass. It's at least 0, and less than 1
  /// unless all that the answer misses has the weight 0.
  var share: Double {
    let average = total == 0 ? 0 : totalWeight / Double(total)
    let earned = solvedWeight - Double(broken) * average
    guard earned > 0 else { return 0 }
    // An answer that didn't pass doesn't earn full points, even if all its tests passed.
    let passedAll = solved == total && broken == 0
    return earned / (passedAll ? totalWeight + average : totalWeight)
  }

  /// The part of the points as a whole percentage.
  var percentage: Int { Int((share * 100 + 1e-9).rounded(.down)) }

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
        : "For each one that you break, you lose the points for one that you solved\(average).")
  }

  private var average: String { isWeighted ? ", on average" : "" }
}

extension [TestReport] {
  /// Whether the tests prove a condition: the program that students start with passes all of them.
  var areConditions: Bool { allSatisfy { $0.isCondition == true } }
}
