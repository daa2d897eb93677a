import WorkbookCore

/// How the facts about a submission become marks.
struct MarkingScheme: Sendable, Codable, Equatable {
  /// Points that a course gives in place of the workbook's own, by the exercise's name.
  var points: [String: Double] = [:]
  /// Whether an answer that fails one test gets no point, instead of a part in proportion to the
  /// tests that pass.
  var isAllOrNothing = false
  /// The part of the marks that each day of lateness takes away, begun days included: 0.1 is ten
  /// hundredths a day.
  var penaltyPerDay = 0.0

  /// The workbook's own points, with partial credit, whenever they were handed in.
  init() {}

  /// What an exercise is worth.
  func maximum(for exercise: Exercise) -> Double {
    points[exercise.name] ?? Double(exercise.points)
  }

  /// What an answer has earned.
  ///
  /// Only an answer that passed gets all; one that meddled gets nothing, and so does one whose
  /// program could not be built or run to where its tests are known.
  func earned(by report: AnswerReport, for exercise: Exercise) -> Double {
    switch report.verdict {
    case .passed:
      return maximum(for: exercise)
    case .tampered, .doesNotCompile, .missing, .graderError:
      return 0
    case .failed, .unfinished, .crashed, .timedOut, .outputFlood, .outOfMemory:
      guard !isAllOrNothing, !report.tests.isEmpty else { return 0 }
      let passed = report.tests.count { $0.outcome == .passed }
      // Whatever the tests say, an answer that did not pass has not earned everything.
      let part = Double(passed) / Double(max(report.tests.count, passed + 1))
      return maximum(for: exercise) * part
    }
  }
}
