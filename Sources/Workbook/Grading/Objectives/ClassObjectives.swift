import WorkbookCore

/// A class's results, by objective.
struct ClassObjectives: Equatable {
  /// The results of the class for one objective.
  struct Result: Equatable {
    let objective: Objective
    /// The number of students who know it, know a part of it, or have to repeat it.
    var students: [Mastery: Int] = [:]
    /// The average share of the exercises that students have solved.
    var average = 0.0
    /// The requirements that the most answers miss, with the numbers of these answers.
    var missed: [CommonFinding] = []
    /// The most common known mistakes, with the numbers of answers.
    var mistakes: [CommonFinding] = []

    /// The number of students.
    var count: Int { students.values.reduce(0, +) }
    /// The number of students who know it.
    var known: Int { students[.known] ?? 0 }
  }

  /// The results, in the order of the chapters.
  private(set) var results: [Result] = []

  /// The average below which a class should repeat an objective.
  static let repetitionLimit = 0.7

  /// Computes what a class knows. Students who submitted nothing don't count.
  init(_ gradebook: Gradebook, chapters: [Chapter], mistakes: KnownMistakes = KnownMistakes()) {
    // A grader error says nothing about what a student knows.
    let rows = gradebook.rows.filter {
      $0.status != .graderError && $0.marks.contains { $0.report != nil }
    }
    // A group's submission has a row for each member, but its answers count once.
    var names: Set<String> = []
    let answers = rows.filter { names.insert($0.submission?.name ?? $0.name).inserted }
    for objective in Objective.all(of: gradebook.exercises, in: chapters) where !rows.isEmpty {
      var result = Result(objective: objective)
      for row in rows {
        let share = objective.share(of: row.marks)
        result.students[Mastery(share: share), default: 0] += 1
        result.average += share / Double(rows.count)
      }
      let reports = answers.flatMap(\.marks).compactMap(\.report)
      result.missed = Self.missed(by: reports, in: objective)
      result.mistakes = Self.mostCommon(
        reports.filter { report in objective.exercises.contains { $0.name == report.exercise } }
          .compactMap(mistakes.text))
      results.append(result)
    }
  }

  /// The objectives to repeat next, those that the class knows least first, and at most three.
  var toRepeat: [Result] {
    results.filter { $0.average < Self.repetitionLimit }
      .enumerated().sorted { ($0.element.average, $0.offset) < ($1.element.average, $1.offset) }
      .prefix(3).map(\.element)
  }

  /// Returns the requirements that the most of the started answers miss.
  private static func missed(
    by reports: [AnswerReport], in objective: Objective
  ) -> [CommonFinding] {
    mostCommon(
      objective.exercises.flatMap { exercise in
        reports.filter { $0.exercise == exercise.name }.flatMap { report in
          report.requirementResults.filter { result in
            !result.isMet && result.tests.contains(where: \.isFailure)
          }.map { "\(exercise.name): \($0.requirement.text)" }
        }
      })
  }

  private static func mostCommon(_ texts: [String]) -> [CommonFinding] {
    CommonFinding.most(3, of: Dictionary(grouping: texts) { $0 }.mapValues(\.count))
  }
}
