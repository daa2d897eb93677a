import WorkbookCore

/// A check that each entry in the table of contents has a goal, an estimated time, points, and enough
/// hints.
struct HintsCheck: StaticCheck {
  let name = "hints"
  let claim =
    "Each exercise has a one-line goal, an estimated time, points, and at least three hints."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter in
      (chapter.goal.isOneLine
        ? [] : [entry(of: chapter, "The goal of the chapter", "isn't a single line.")])
        + chapter.exercises.flatMap { problems(of: $0).map { entry(of: chapter, $0, $1) } }
    }
  }

  private func problems(of exercise: Exercise) -> [(String, String)] {
    var problems: [(String, String)] = []
    if !exercise.goal.isOneLine {
      problems.append(("The goal of \(exercise.name)", "isn't a single line."))
    }
    if exercise.points <= 0 {
      problems.append((exercise.name, "is worth \(exercise.points) points. Give it at least one."))
    }
    if !(5...45).contains(exercise.minutes) || !exercise.minutes.isMultiple(of: 5) {
      problems.append(
        (
          exercise.name,
          "is estimated to take \(exercise.minutes) minutes. Estimate 5 to 45, in steps of 5."
        ))
    }
    let count = exercise.hints.filter { !$0.allSatisfy(\.isWhitespace) }.count
    if count < 3 {
      problems.append((exercise.name, "has \(count.counted("hint")). Write at least three."))
    }
    return problems
  }

  private func entry(of chapter: Chapter, _ subject: String, _ problem: String) -> Violation {
    Violation(
      chapter.contentsPath, "is incomplete. \(subject) \(problem)",
      command: "swift run workbook verify --check hints")
  }
}

extension Chapter {
  /// The path of the file with the chapter's part of the table of contents, relative to the root of
  /// the package.
  var contentsPath: String { "Sources/Workbook/Contents/\(module).swift" }
}

extension String {
  /// Whether the text is one line that isn't blank.
  fileprivate var isOneLine: Bool {
    !allSatisfy(\.isWhitespace) && !contains(where: \.isNewline)
  }
}
