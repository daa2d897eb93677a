import WorkbookCore

/// A check that readers can find every chapter and exercise from the README and the book.
struct MentionsCheck: StaticCheck {
  let name = "mentions"
  let claim =
    "The prose mentions each exercise and says which exercises are optional; the README and the "
    + "book link to each chapter."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let readme = workspace.text("README.md") ?? ""
    return workspace.chapters.flatMap { chapter in
      let row = readme.split(separator: "\n").first {
        $0.contains("](\(chapter.prosePath))") && $0.hasPrefix("|")
      }
      let prose = workspace.text(chapter.prosePath)
      let isInBook = ProseLinks(AuthoringWorkspace.landingPagePath, in: workspace).links
        .contains { $0.path == chapter.prosePath }
      return unless(row != nil, "README.md", "has no row for \(chapter.prosePath).")
        + unless(
          isInBook, AuthoringWorkspace.landingPagePath, "doesn't link to \(chapter.prosePath).")
        + unless(
          row?.contains("`\(chapter.demo.name)`") ?? true, "README.md",
          "doesn't mention \(chapter.demo.name) in the row for its chapter.")
        + chapter.exercises.flatMap { exercise in
          unless(
            prose?.contains(exercise.answerPath()) ?? true, chapter.prosePath,
            "doesn't mention \(exercise.answerPath()).")
            + unless(
              isMarkedOptional(exercise, in: prose), chapter.prosePath,
              "doesn't say that \(exercise.answerPath()) is optional.")
            + unless(
              isMarkedOptional(exercise, in: workspace.text(exercise.stubPath)),
              exercise.stubPath, "doesn't say that the exercise is optional.")
            + unless(
              row?.split { !$0.isLetter && !$0.isNumber }.contains { $0 == exercise.name } ?? true,
              "README.md",
              "doesn't mention \(exercise.name) in the row for its chapter.")
        }
    }
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

  private func unless(_ isSound: Bool, _ path: String, _ problem: String) -> [Violation] {
    isSound ? [] : [Violation(path, problem, command: "swift run workbook verify --check mentions")]
  }
}
