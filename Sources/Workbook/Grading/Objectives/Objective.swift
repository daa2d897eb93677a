import WorkbookCore

/// A skill that students should have after a chapter: to write code, to predict what a program
/// does, or to write a test.
struct Objective: Hashable, Sendable {
  /// The kind of work that an exercise asks for.
  enum Skill: Hashable, Sendable, CaseIterable {
    case code, prediction, test

    /// The skill of an exercise.
    init(_ exercise: Exercise) {
      self =
        exercise.kind == .test ? .test : exercise.predictions.isEmpty ? .code : .prediction
    }

    /// The skill in words, such as `write code`.
    var words: String {
      switch self {
      case .code: "write code"
      case .prediction: "predict what happens"
      case .test: "write a test"
      }
    }
  }

  let chapter: Chapter
  let skill: Skill
  /// The graded exercises that show whether a student has reached the objective.
  let exercises: [Exercise]

  /// Returns the objectives that graded exercises are about, in the order of the chapters.
  ///
  /// Students may skip optional exercises, so these say nothing about what a student knows.
  static func all(of exercises: [Exercise], in chapters: [Chapter]) -> [Objective] {
    chapters.flatMap { chapter in
      Skill.allCases.compactMap { skill in
        let graded = exercises.filter {
          $0.chapter == chapter.folder && Skill($0) == skill && !$0.isOptional
        }
        return graded.isEmpty
          ? nil : Objective(chapter: chapter, skill: skill, exercises: graded)
      }
    }
  }

  /// The name, such as `2 Bindings: write code`.
  var title: String { "\(chapter.number) \(chapter.title): \(skill.words)" }

  /// The topics that `workbook practice` asks about, in the order of the chapter.
  var topics: [Topic] { Topic.allCases.filter { $0.chapter == chapter.number } }

  /// The chapter's other exercises for the same skill, which give more practice.
  var moreExercises: [Exercise] {
    chapter.exercises.filter { Skill($0) == skill && !exercises.contains($0) }
  }

  /// Returns how much of the objective's exercises a student has solved, from 0 to 1.
  ///
  /// - Parameter marks: The student's marks.
  func share(of marks: [Gradebook.Mark]) -> Double {
    let scheme = MarkingScheme()
    let shares = exercises.map { exercise -> Double in
      guard let report = marks.first(where: { $0.exercise == exercise.name })?.report,
        scheme.maximum(for: exercise) > 0
      else { return 0 }
      // The marks can depend on the course's rules. What a student knows doesn't.
      return scheme.earned(by: report, for: exercise) / scheme.maximum(for: exercise)
    }
    return shares.reduce(0, +) / Double(max(1, shares.count))
  }
}

/// The degree to which a student has reached an objective.
enum Mastery: Sendable, CaseIterable {
  case known, partial, open

  /// Returns the mastery of a student who has solved a share of the exercises.
  init(share: Double) {
    self = share >= 0.8 ? .known : share >= 0.5 ? .partial : .open
  }
}
