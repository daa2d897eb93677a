import WorkbookCore

/// A check that readers can find every chapter from the README and the book, and every exercise from
/// its chapter.
struct MentionsCheck: StaticCheck {
  let name = "mentions"
  let claim =
    "The README and the book link to each chapter; the prose mentions each exercise and says which "
    + "exercises are optional."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { violations(of: $0, in: workspace) }
  }

  private func violations(of chapter: Chapter, in workspace: AuthoringWorkspace) -> [Violation] {
    let rows = (workspace.text("README.md") ?? "").split(separator: "\n").filter {
      $0.hasPrefix("|")
    }
    let row = rows.first { $0.contains("](\(chapter.prosePath))") }
    let prose = workspace.text(chapter.prosePath)
    let isInBook = ProseLinks(AuthoringWorkspace.landingPagePath, in: workspace).links
      .contains { $0.path == chapter.prosePath }
    var violations: [Violation] = []
    func require(_ isSound: Bool, _ path: String, _ problem: String) {
      guard !isSound else { return }
      violations.append(
        Violation(path, problem, command: "swift run workbook verify --check mentions"))
    }
    require(row != nil, "README.md", "has no row for \(chapter.prosePath).")
    require(
      isInBook, AuthoringWorkspace.landingPagePath, "doesn't link to \(chapter.prosePath).")
    require(
      row?.contains("`\(chapter.demo.name)`") ?? true, "README.md",
      "doesn't mention \(chapter.demo.name) in the row for its chapter.")
    for exercise in chapter.exercises {
      let path = exercise.answerPath()
      require(
        prose?.contains(path) ?? true, chapter.prosePath, "doesn't mention \(path).")
      require(
        isMarkedOptional(exercise, in: prose), chapter.prosePath,
        "doesn't say that \(path) is optional.")
      require(
        isMarkedOptional(exercise, in: workspace.text(exercise.stubPath)), exercise.stubPath,
        "doesn't say that the exercise is optional.")
    }
    return violations
  }

  /// Returns whether a file's text says that an optional exercise is optional, either in the line
  /// with the exercise's path or in the comment at the start of the file.
  private func isMarkedOptional(_ exercise: Exercise, in text: String?) -> Bool {
    guard exercise.isOptional, let text else { return true }
    let lines = text.split(separator: "\n").filter {
      $0.contains(exercise.answerPath()) || $0.hasPrefix("// ")
    }
    return lines.contains { $0.lowercased().contains("optional") }
  }
}
