import WorkbookCore

/// A check that each suite has the name and number of its exercise.
struct SuitesCheck: StaticCheck {
  let name = "suites"
  let claim = "Each suite is graded and has the name and number of its exercise."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    workspace.chapters.flatMap { chapter in
      chapter.exercises.compactMap { exercise in
        guard let text = workspace.text(exercise.suitePath) else { return nil }
        let opening = "@Suite(\"\(chapter.number).\(exercise.number) "
        let isGraded = text.split(separator: "\n").contains {
          $0.contains(opening) && $0.contains(exercise.trait)
            && $0.contains("(.optional)") == exercise.isOptional
        }
        guard isGraded, text.contains("struct \(exercise.suiteName) ") else {
          return Violation(
            exercise.suitePath,
            "has no \(opening)…\", \(exercise.trait)) struct \(exercise.suiteName).",
            command: "grep -A 1 @Suite \(exercise.suitePath)")
        }
        return nil
      }
    }
  }
}

extension Exercise {
  /// The trait of the graded suite.
  var trait: String { isOptional ? ".exercise(.optional)" : ".exercise" }
}
