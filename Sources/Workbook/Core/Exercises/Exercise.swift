import Foundation

/// One exercise, whose files are all named after it.
///
///     Exercises/01-ViewState/TapCounter.swift         the student's answer
///     Solutions/01-ViewState/TapCounter.swift         the solution
///     Tests/01-ViewState/TapCounterTests.swift        the graded suite
///     Tests/01-ViewState/WrongAnswers/TapCounter.md   answers that look right and aren't
///
/// The answer to a catch exercise is a test. Such tests have a separate folder and module:
///
///     Exercises/01-ViewState/Catch/DoorCheck.swift
package struct Exercise: Sendable, Hashable, Codable {
  /// The kind of answer that a student writes.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// A program, which the suite tests.
    case program
    /// A test, which the suite runs on correct and incorrect programs.
    case test
  }

  /// The folder of the exercise's chapter, such as `01-ViewState`.
  package let chapter: String
  /// The exercise's position in the chapter, counted from one.
  package let number: Int
  /// The name, such as `TapCounter`.
  package let name: String
  /// A one-line description of the exercise.
  package let goal: String
  /// The estimated time that a student needs, or 0 if there is no estimate.
  package let minutes: Int
  /// The points for a correct answer.
  package let points: Int
  /// Whether students can skip the exercise. An optional exercise doesn't count toward progress,
  /// but adds bonus points.
  package let isOptional: Bool
  /// The place on the road through the book.
  package let road: Road
  /// Hints, each more specific than the last: a question, a pointer, and most of the code.
  package let hints: [String]
  /// The kit's functions, such as `remove`, that an answer can't call because the task is to write
  /// them.
  package let ownFunctions: [String]
  /// The names of the properties whose values students predict. An answer writes them as literals.
  package let predictions: [String]
  /// The kind of answer that a student writes.
  package let kind: Kind

  /// Creates an exercise.
  package init(
    chapter: String, number: Int, name: String, goal: String, minutes: Int = 0, points: Int,
    hints: [String],
    isOptional: Bool = false, road: Road = .core, ownFunctions: [String] = [],
    predictions: [String] = [],
    kind: Kind = .program
  ) {
    self.chapter = chapter
    self.number = number
    self.name = name
    self.goal = goal
    self.minutes = minutes
    self.points = points
    self.isOptional = isOptional
    self.road = road
    self.hints = hints
    self.ownFunctions = ownFunctions
    self.predictions = predictions
    self.kind = kind
  }

  /// The name of the module that the answer is compiled as, such as `ViewState` or
  /// `ViewStateCatch`.
  package var module: String {
    Chapter.module(of: chapter) + (kind == .test ? Self.catchFolder : "")
  }

  /// The name of the folder for tests that students write, which is also the suffix of the module's
  /// name.
  package static let catchFolder = "Catch"

  /// Returns the path of an answer, relative to the package's root.
  ///
  /// - Parameter folder: The folder of answers, such as `Exercises` or `Solutions`.
  package func answerPath(in folder: String = "Exercises") -> String {
    "\(folder)/\(chapter)/\(kind == .test ? "\(Self.catchFolder)/" : "")\(name).swift"
  }

  /// The path of the graded suite, relative to the package's root.
  package var suitePath: String { "Tests/\(chapter)/\(name)Tests.swift" }

  /// The path of the catalog of wrong answers, relative to the package's root.
  package var wrongAnswersPath: String { "Tests/\(chapter)/WrongAnswers/\(name).md" }

  /// The name of the type that contains the graded suite, such as `TapCounterTests`.
  package var suiteName: String { "\(name)Tests" }

  /// The exercise's number in the book, such as `1.2`.
  package var label: String {
    "\(Int(chapter.prefix { $0.isNumber }) ?? 0).\(number)"
  }

  /// Everything about the exercise, in the same form each time, for the keys of results that depend
  /// on it.
  package var encoded: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  /// The number and the name, as in the heading `8.3 IndexedCollection (optional)`.
  package var heading: String { "\(label) \(name)\(isOptional ? " (optional)" : "")" }

  /// The path of the original stub, relative to the package's root.
  ///
  /// The file in `Exercises` starts as a copy of this stub.
  package var stubPath: String { answerPath(in: ".stubs") }
}
