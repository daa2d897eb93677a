/// A wrong answer says which misconception it stands for and which test is about it.
struct WrongAnswersCheck: ReadingCheck {
  let name = "misconceptions"
  let claim = "Three wrong answers or more to each exercise name the tests that catch them."

  func findings(in edition: Edition) -> [Finding] {
    edition.exercises.flatMap { exercise -> [Finding] in
      let folder = exercise.wrongAnswersPath
      guard edition.exists(folder) else { return [] }
      let paths = edition.wrongAnswers(to: exercise)
      let few = Finding(
        folder, "holds \(paths.count) wrong answers; three are the least.", command: "ls \(folder)")
      return (paths.count < 3 ? [few] : [])
        + paths.flatMap { path -> [Finding] in
          guard let text = edition.text(path) else { return [] }
          return findings(in: text, at: path, suite: edition.text(exercise.suitePath) ?? "")
        }
    }
  }

  private func findings(in text: String, at path: String, suite: String) -> [Finding] {
    let answer = WrongAnswer(text)
    let command = "head -n 2 \(path)"
    var findings: [Finding] = []
    if answer.misconception == nil {
      findings.append(
        Finding(path, line: 1, "does not begin with: // \(WrongAnswer.opening)…", command: command))
    }
    guard let test = answer.test else {
      return findings + [
        Finding(path, line: 2, "does not go on with: // Caught by: …", command: command)
      ]
    }
    if !suite.contains("`\(test)`"), !suite.contains("@Test(\"\(test)\"") {
      findings.append(
        Finding(path, line: 2, "names a test that the suite has not: \(test)", command: command))
    }
    return findings
  }
}

/// What the first two lines of a wrong answer say.
struct WrongAnswer: Equatable {
  static let opening = "It looks as if "

  /// What somebody who answers like this may have in mind: `It looks as if …`.
  var misconception: String?
  /// The name of the test that is about it.
  var test: String?

  init(_ source: String) {
    let lines = source.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    misconception = Self.comment("", in: lines.first).flatMap {
      $0.hasPrefix(Self.opening) && $0.count > Self.opening.count ? $0 : nil
    }
    test = Self.comment("Caught by: ", in: lines.dropFirst().first)
  }

  private static func comment(_ label: String, in line: Substring?) -> String? {
    guard let line, line.hasPrefix("// \(label)") else { return nil }
    let rest = line.dropFirst("// \(label)".count)
    return rest.isEmpty ? nil : String(rest)
  }
}
