import Foundation
import WorkbookCore

/// `Exercises` is published with the stubs in it, as they are kept in `.stubs`.
///
/// It holds for the workbook that its authors publish, not for the copy of a student, who has
/// edited the exercises: that is what they are for.
struct OriginalsCheck: StaticCheck {
  let name = "originals"
  let claim = "Exercises holds the stubs, byte for byte."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    Self.edited(in: workspace).map {
      Violation(
        $0.answerPath(), "is not its original, \($0.stubPath).",
        command: "diff \($0.stubPath) \($0.answerPath())")
    }
  }

  /// The exercises that are not as they were published.
  static func edited(in workspace: AuthoringWorkspace) -> [Exercise] {
    workspace.exercises.filter { exercise in
      let paths = [exercise.answerPath(), exercise.stubPath]
      let contents = paths.compactMap { try? Data(contentsOf: workspace.package.url($0)) }
      return contents.count == 2 && contents[0] != contents[1]
    }
  }
}
