import Foundation
import WorkbookCore

/// A check that `Exercises` contains the same stubs as `.stubs`.
///
/// Only the published workbook has to pass this check. In a student's copy, the exercises have been
/// edited.
struct OriginalsCheck: StaticCheck {
  let name = "originals"
  let claim = "The folder Exercises contains the stubs, byte for byte."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    Self.edited(in: workspace).map {
      Violation(
        $0.answerPath(), "differs from its original, \($0.stubPath).",
        command: "diff \($0.stubPath) \($0.answerPath())")
    }
  }

  /// Returns the exercises that differ from their originals.
  static func edited(in workspace: AuthoringWorkspace) -> [Exercise] {
    workspace.exercises.filter { exercise in
      let paths = [exercise.answerPath(), exercise.stubPath]
      let contents = paths.compactMap { try? Data(contentsOf: workspace.package.url($0)) }
      return contents.count == 2 && contents[0] != contents[1]
    }
  }
}
