import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookGrading
import WorkbookPracticeRounds
import WorkbookStudent

extension Tool {
  /// The tool for authors. It has all commands, since `verify` checks that the prose spells each
  /// one correctly.
  static let author = Tool(
    overview: .overview,
    commands: .student + [
      .practice, .book(passed: \.passedExercises), .grade, .exam, .release, .verify, .wrong, .sync,
      .figures, .new,
    ])
}
