import WorkbookCore

/// How a class fared with one exercise.
struct ExerciseFigures: Equatable {
  /// Something that happened to several.
  struct Common: Equatable {
    var text: String
    var count: Int
  }

  let exercise: Exercise
  /// How many submissions could be looked at.
  var judged = 0
  /// How many passed.
  var passed = 0
  /// How many have something, but not all.
  var partial = 0
  /// How many never began.
  var untouched = 0
  /// The test that most answers fail.
  var commonestTest: Common?
  /// The known mistake that most answers fail as.
  var commonestMistake: Common?

  /// How many have nothing, and tried.
  var nothing: Int { judged - passed - partial - untouched }

  /// How a class fared with the exercise at some place.
  init(
    of exercise: Exercise, at index: Int, in gradebook: Gradebook, mistakes: KnownMistakes
  ) {
    self.exercise = exercise
    var tests: [String: Int] = [:]
    var thoughts: [String: Int] = [:]
    for mark in gradebook.rows.map({ $0.marks[index] }) {
      guard let report = mark.report else { continue }
      judged += 1
      switch HeatCell(report) {
      case .passed: passed += 1
      case .untouched, .missing: untouched += 1
      default: if report.tests.contains(where: { $0.outcome == .passed }) { partial += 1 }
      }
      for name in Set(report.tests.filter(\.isFailure).map(\.name)) { tests[name, default: 0] += 1 }
      if let text = mistakes.text(for: report) { thoughts[text, default: 0] += 1 }
    }
    commonestTest = Self.commonest(tests)
    commonestMistake = Self.commonest(thoughts)
  }

  /// The one that most have; of equals the first by name, so that reports are the same each time.
  private static func commonest(_ counts: [String: Int]) -> Common? {
    counts.min { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      Common(text: $0.key, count: $0.value)
    }
  }
}
