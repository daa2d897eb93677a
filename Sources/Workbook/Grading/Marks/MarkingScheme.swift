import WorkbookCore

/// The rules that turn the results of a submission into marks.
struct MarkingScheme: Sendable, Codable, Equatable {
  /// The points that a course assigns instead of the workbook's own points, keyed by exercise name.
  var points: [String: Double] = [:]
  /// The weights that a course assigns to requirements, keyed by exercise name and number. All other
  /// requirements have the weight 1.
  var weights: [String: [Int: Double]] = [:]
  /// Whether an answer that fails any test earns no points. If `false`, such an answer earns
  /// partial credit in proportion to its ``Credit``.
  var isAllOrNothing = false
  /// The fraction of the marks to deduct for each day, or part of a day, that a submission is late.
  /// For example, 0.1 deducts 10 percent a day.
  var penaltyPerDay = 0.0

  /// The rule for how optional exercises count.
  var optional = OptionalPolicy.bonus

  /// A rule for how optional exercises count.
  enum OptionalPolicy: String, Sendable, Codable, CaseIterable {
    /// Optional exercises add points to the total, but not to the maximum.
    case bonus
    /// Optional exercises add nothing.
    case nothing = "none"
    /// Optional exercises count like all others.
    case required
  }

  /// Whether an exercise is worth as many points as the minutes that it's estimated to take, unless the
  /// course assigns points to it.
  var countsMinutes = false

  /// Creates a scheme with the workbook's own points, partial credit, and no penalty for lateness.
  init() {}

  /// Returns the maximum points for an exercise.
  func maximum(for exercise: Exercise) -> Double {
    if exercise.isOptional, optional == .nothing { return 0 }
    return points[exercise.name] ?? Double(countsMinutes ? exercise.minutes : exercise.points)
  }

  /// Returns whether the exercise is required, which means that its points count toward the
  /// maximum.
  func requires(_ exercise: Exercise) -> Bool {
    !exercise.isOptional || optional == .required
  }

  /// Returns the points that an answer earned.
  ///
  /// Only an answer that passed earns full points, unless all that it misses has the weight 0. An
  /// answer earns nothing if it isn't allowed, tampers with its tests, doesn't compile, or stops
  /// before the program has listed the tests.
  func earned(by report: AnswerReport, for exercise: Exercise) -> Double {
    switch report.verdict {
    case .passed:
      return maximum(for: exercise)
    case .notAllowed, .tampered, .doesNotCompile, .missing, .graderError:
      return 0
    case .failed, .unfinished, .crashed, .timedOut, .outputFlood, .outOfMemory:
      guard !isAllOrNothing else { return 0 }
      return maximum(for: exercise)
        * Credit(for: report, weights: weights[exercise.name] ?? [:]).share
    }
  }
}
