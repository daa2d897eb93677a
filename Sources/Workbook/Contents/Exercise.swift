/// One exercise: one name, everywhere.
///
///     Exercises/01-ViewState/TapCounter.swift         attempted here
///     Solutions/01-ViewState/TapCounter.swift         answered here
///     Tests/01-ViewState/TapCounterTests.swift        graded here
///     Tests/01-ViewState/WrongAnswers/TapCounter.md   the answers that only look right
public struct Exercise: Sendable, Hashable {
  /// The folder of its chapter: `01-ViewState`.
  public let chapter: String
  /// Its place in the chapter, counted from one.
  public let number: Int
  /// Its name: `TapCounter`.
  public let name: String
  /// What it is about, in one line.
  public let goal: String
  /// What a right answer is worth.
  public let points: Int
  /// A ladder of help: a question, a pointer, nearly the code.
  public let hints: [String]

  /// The answer, from the root of the package; in the solutions or the exercises.
  public func answerPath(in folder: String = "Exercises") -> String {
    "\(folder)/\(chapter)/\(name).swift"
  }

  /// The graded suite, from the root of the package.
  public var suitePath: String { "Tests/\(chapter)/\(name)Tests.swift" }

  /// The catalog of wrong answers, from the root of the package.
  public var wrongAnswersPath: String { "Tests/\(chapter)/WrongAnswers/\(name).md" }

  /// The type that holds the graded suite: `TapCounterTests`.
  public var suiteName: String { "\(name)Tests" }
}
