/// One exercise: one name, everywhere.
///
///     Exercises/01-ViewState/TapCounter.swift         attempted here
///     Solutions/01-ViewState/TapCounter.swift         answered here
///     Tests/01-ViewState/TapCounterTests.swift        graded here
///     Tests/01-ViewState/WrongAnswers/TapCounter.md   the answers that only look right
package struct Exercise: Sendable, Hashable {
  /// The folder of its chapter: `01-ViewState`.
  package let chapter: String
  /// Its place in the chapter, counted from one.
  package let number: Int
  /// Its name: `TapCounter`.
  package let name: String
  /// What it is about, in one line.
  package let goal: String
  /// What a right answer is worth.
  package let points: Int
  /// A ladder of help: a question, a pointer, nearly the code.
  package let hints: [String]

  /// An exercise.
  package init(
    chapter: String, number: Int, name: String, goal: String, points: Int, hints: [String]
  ) {
    self.chapter = chapter
    self.number = number
    self.name = name
    self.goal = goal
    self.points = points
    self.hints = hints
  }

  /// The answer, from the root of the package; in the solutions or the exercises.
  package func answerPath(in folder: String = "Exercises") -> String {
    "\(folder)/\(chapter)/\(name).swift"
  }

  /// The graded suite, from the root of the package.
  package var suitePath: String { "Tests/\(chapter)/\(name)Tests.swift" }

  /// The catalog of wrong answers, from the root of the package.
  package var wrongAnswersPath: String { "Tests/\(chapter)/WrongAnswers/\(name).md" }

  /// The type that holds the graded suite: `TapCounterTests`.
  package var suiteName: String { "\(name)Tests" }

  /// Its number in the book: `1.2`.
  package var label: String {
    "\(Int(chapter.prefix { $0.isNumber }) ?? 0).\(number)"
  }

  /// The original stub, from the root of the package: what a student starts from, whatever has
  /// become of the file in `Exercises` since.
  package var stubPath: String { answerPath(in: ".stubs") }
}
