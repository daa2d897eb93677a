import WorkbookCore

/// A check that each suite has the name and number of its exercise, and that the suite of each catch
/// exercise has incorrect programs that only the full workbook has.
struct SuitesCheck: StaticCheck {
  let name = "suites"
  let claim =
    "Each suite has the name and number of its exercise. For catch exercises, it withholds programs."

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
        return exercise.kind == .test ? tooFewPrograms(in: text, of: exercise) : nil
      }
    }
  }

  /// Returns a violation if copies for students have all or almost all of a suite's incorrect programs.
  private func tooFewPrograms(in suite: String, of exercise: Exercise) -> Violation? {
    let programs = SuiteText(suite).withheld?.matches(of: #/\.wrong\(/#).count ?? 0
    guard programs < 2 else { return nil }
    return Violation(
      exercise.suitePath,
      "withholds \(programs.counted("incorrect program")) from copies for students. Add at least two "
        + "below the line: \(SuiteText.withheldMark)",
      command: "grep -n '\(SuiteText.withheldMark)' \(exercise.suitePath)")
  }
}

extension Exercise {
  /// The trait of the graded suite.
  var trait: String { isOptional ? ".exercise(.optional)" : ".exercise" }
}
