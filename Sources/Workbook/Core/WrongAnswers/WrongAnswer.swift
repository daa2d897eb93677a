import Foundation

/// An answer that looks right but isn't, with the misconception that leads to it.
package struct WrongAnswer: Sendable, Hashable {
  /// The exercise.
  package let exercise: Exercise
  /// The name, such as `GlobalCount`.
  package let name: String
  /// The misconception behind the answer.
  package let thought: String
  /// The incorrect behavior that the student sees.
  package let symptom: String
  /// The name of the test that must fail.
  package let caughtBy: String
  /// The complete source code.
  package let code: String
}

extension WorkbookPackage {
  /// Reads the catalog of wrong answers to an exercise. If there is no file, returns an empty
  /// catalog.
  package func wrongAnswerCatalog(of exercise: Exercise) -> WrongAnswerCatalog {
    let file = try? Data(contentsOf: url(exercise.wrongAnswersPath))
    return WrongAnswerCatalog(String(decoding: file ?? Data(), as: UTF8.self))
  }

  /// Returns the wrong answers to an exercise, except those whose diffs don't apply.
  package func wrongAnswers(to exercise: Exercise) -> [WrongAnswer] {
    wrongAnswerCatalog(of: exercise).entries.compactMap { entry in
      (try? code(of: entry, exercise)).map {
        WrongAnswer(
          exercise: exercise, name: entry.name, thought: entry.thought, symptom: entry.symptom,
          caughtBy: entry.caughtBy, code: $0)
      }
    }
  }

  /// Returns the source code of a wrong answer.
  ///
  /// - Throws: ``WrongAnswerCatalog/Problem`` if the wrong answer's diff doesn't apply to the
  ///   solution.
  package func code(
    of entry: WrongAnswerCatalog.Entry, _ exercise: Exercise
  ) throws(WrongAnswerCatalog.Problem) -> String {
    let solution = try? Data(contentsOf: url(exercise.answerPath(in: "Solutions")))
    return try entry.code(solution: String(decoding: solution ?? Data(), as: UTF8.self))
  }

  /// Writes a wrong answer to a file that a runner or a person can use.
  ///
  /// - Returns: The URL of the file, such as
  ///   `.workbook/wrong-answers/TapCounter/GlobalCount.swift`.
  /// - Throws: ``SetUpError`` if the file can't be written.
  package func file(
    of code: String, named name: String, _ exercise: Exercise
  ) throws -> URL {
    let path = ".workbook/wrong-answers/\(exercise.name)/\(name).swift"
    let file = url(path)
    let data = Data(code.utf8)
    guard (try? Data(contentsOf: file)) != data else { return file }
    try writeFile(data, to: file)
    return file
  }
}

extension WrongAnswer {
  /// Writes the answer to a file that a runner can use.
  ///
  /// - Throws: ``SetUpError`` if the file can't be written.
  package func file(in package: WorkbookPackage) throws -> URL {
    try package.file(of: code, named: name, exercise)
  }
}
