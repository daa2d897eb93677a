import WorkbookCore

/// Statistics about all answers to one exercise.
struct ExerciseStatistics: Equatable {
  let exercise: Exercise
  /// The number of submissions that could be graded.
  var graded = 0
  /// The number of answers that passed.
  var passed = 0
  /// The number of answers that solve a part of the exercise.
  var partial = 0
  /// The number of answers that weren't started.
  var untouched = 0
  /// The number of submissions without an answer.
  var missing = 0
  /// The test that the most answers fail.
  var mostFailedTest: CommonFinding?
  /// The most common known mistake.
  var mostCommonMistake: CommonFinding?

  /// The number of answers that were started but solve nothing.
  var failed: Int { graded - passed - partial - untouched - missing }

  /// Computes the statistics for the exercise at the given index in the gradebook.
  init(
    of exercise: Exercise, at index: Int, in gradebook: Gradebook, mistakes: KnownMistakes
  ) {
    self.exercise = exercise
    var testCounts: [String: Int] = [:]
    var mistakeCounts: [String: Int] = [:]
    // A group's submission has a row for each member, but counts once.
    var names: Set<String> = []
    let rows = gradebook.rows.filter { names.insert($0.submission?.name ?? "").inserted }
    for mark in rows.map({ $0.marks[index] }) {
      guard let report = mark.report else { continue }
      graded += 1
      switch HeatCell(mark) {
      case .passed: passed += 1
      case .untouched: untouched += 1
      case .missing: missing += 1
      default: if let credit = mark.credit, credit.percentage > 0 { partial += 1 }
      }
      for name in Set(report.tests.filter(\.isFailure).map(\.name)) {
        testCounts[name, default: 0] += 1
      }
      if let text = mistakes.text(for: report) { mistakeCounts[text, default: 0] += 1 }
    }
    mostFailedTest = CommonFinding.most(1, of: testCounts).first
    mostCommonMistake = CommonFinding.most(1, of: mistakeCounts).first
  }
}
