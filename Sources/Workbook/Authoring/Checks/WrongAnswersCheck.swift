import WorkbookCore

/// A wrong answer says which misconception it stands for and which test is about it.
struct WrongAnswersCheck: ReadingCheck {
  let name = "misconceptions"
  let claim = "Three wrong answers or more to each exercise name the tests that catch them."

  func faults(in edition: Edition) -> [Fault] {
    edition.exercises.flatMap { exercise -> [Fault] in
      let folder = exercise.wrongAnswersPath
      guard edition.exists(folder) else { return [] }
      let paths = edition.wrongAnswers(to: exercise)
      let few = Fault(
        folder, "holds \(paths.count) wrong answers; three are the least.", command: "ls \(folder)")
      return (paths.count < 3 ? [few] : [])
        + paths.flatMap { path -> [Fault] in
          guard let text = edition.text(path) else { return [] }
          return faults(in: text, at: path, suite: edition.text(exercise.suitePath) ?? "")
        }
    }
  }

  private func faults(in text: String, at path: String, suite: String) -> [Fault] {
    let command = "head -n 2 \(path)"
    guard let test = Misconception(source: text)?.caughtBy else {
      return [
        Fault(
          path, line: 1, "does not begin with: // It looks as if …, and: // Caught by: TEST",
          command: command)
      ]
    }
    guard !suite.contains("`\(test)`"), !suite.contains("@Test(\"\(test)\"") else { return [] }
    return [
      Fault(path, line: 2, "names a test that the suite has not: \(test)", command: command)
    ]
  }
}
