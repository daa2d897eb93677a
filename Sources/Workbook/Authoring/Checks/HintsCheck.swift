import WorkbookCore

/// What the table of contents says of an exercise helps a student.
struct HintsCheck: StaticCheck {
  let name = "hints"
  let claim = "Each exercise has a goal of one line, points, and a ladder of three hints."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter in
      (chapter.goal.isOneLine
        ? [] : [entry(of: chapter, "The goal of the chapter", "is not one line.")])
        + chapter.exercises.flatMap { problems(of: $0).map { entry(of: chapter, $0, $1) } }
    }
  }

  private func problems(of exercise: Exercise) -> [(String, String)] {
    var problems: [(String, String)] = []
    if !exercise.goal.isOneLine {
      problems.append(("The goal of \(exercise.name)", "is not one line."))
    }
    if exercise.points <= 0 {
      problems.append((exercise.name, "is worth \(exercise.points) points; points are above zero."))
    }
    let rungs = exercise.hints.filter { !$0.allSatisfy(\.isWhitespace) }.count
    if rungs < 3 {
      problems.append((exercise.name, "has \(rungs) hints; three rungs make a ladder."))
    }
    return problems
  }

  private func entry(of chapter: Chapter, _ subject: String, _ problem: String) -> Violation {
    Violation(
      chapter.contentsPath, "says too little. \(subject) \(problem)",
      command: "swift run workbook verify --check hints")
  }
}

extension Chapter {
  /// The file with the chapter's part of the table of contents, from the root of the package.
  var contentsPath: String { "Sources/Workbook/Core/Contents/\(module).swift" }
}

extension String {
  /// Whether there is something to read, on one line.
  fileprivate var isOneLine: Bool {
    !allSatisfy(\.isWhitespace) && !contains(where: \.isNewline)
  }
}
