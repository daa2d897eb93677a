import WorkbookCore

/// A check that readers can find every chapter from the README and the book, and every exercise from
/// its chapter.
struct MentionsCheck: StaticCheck {
  let name = "mentions"
  let claim =
    "The README and the book link to each chapter; the prose mentions each exercise and says which "
    + "exercises aren't on the road."

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
      if let prose, prose.contains(path) {
        require(
          remark(after: path, in: prose) == exercise.remark, chapter.prosePath,
          exercise.remark.map { "needs (\($0)) after `\(path)`." }
            ?? "has a remark after `\(path)`, although the exercise is on the road.")
      } else {
        require(prose == nil, chapter.prosePath, "doesn't mention \(path).")
      }
      require(
        isMarkedOptional(exercise, in: workspace.text(exercise.stubPath)), exercise.stubPath,
        "doesn't say that the exercise is optional.")
    }
    return violations
  }

  /// Returns the remark in parentheses after an exercise's path, or `nil` if there is none.
  private func remark(after path: String, in prose: String) -> String? {
    guard let range = prose.firstRange(of: "`\(path)`") else { return nil }
    let rest = prose[range.upperBound...].drop(while: \.isWhitespace)
    guard rest.first == "(" else { return nil }
    return String(rest.dropFirst().prefix { $0 != ")" }).replacing(#/\s+/#, with: " ")
  }

  /// Returns whether a stub's comment says that an optional exercise is optional.
  private func isMarkedOptional(_ exercise: Exercise, in stub: String?) -> Bool {
    guard exercise.isOptional, let stub else { return true }
    return stub.split(separator: "\n").contains {
      $0.hasPrefix("// ") && $0.lowercased().contains("optional")
    }
  }
}
