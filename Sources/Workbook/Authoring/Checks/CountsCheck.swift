import WorkbookCore

/// A check of what the prose and the stubs say about counts and names.
///
/// It understands only phrases that can be checked without knowing the context:
///
/// - a number of at least 8 before `chapters`, or of at least 20 before `exercises`, which has to be the
///   number in the whole workbook
/// - `2 are optional`
/// - in the description of an exercise with predictions, the number of updates, events, or programs
/// - in the description of an exercise, the number of requirements, and of the correct and incorrect
///   programs that copies for students have, too
/// - names in code font after `tests are called`
/// - in the syllabus, the minutes of the exercises that a row lists
struct CountsCheck: StaticCheck {
  let name = "counts"
  let claim =
    "Counts and names in the prose match the table of contents, the stubs, and the suites."

  func violations(in workspace: AuthoringWorkspace) -> [Violation] {
    let all =
      workspace.isNarrowed ? [] : workspace.prose.flatMap { ofWorkbook($0, workspace) }
    let ofChapters = workspace.chapters.flatMap { chapter in
      chapter.exercises.flatMap { ofExercise($0, in: chapter, workspace) }
        + namesOfTests(in: chapter, workspace)
    }
    return all + ofChapters + SyllabusRows(workspace: workspace).violations
  }

  // MARK: The whole workbook

  private func ofWorkbook(_ path: String, _ workspace: AuthoringWorkspace) -> [Violation] {
    guard let text = workspace.text(path) else { return [] }
    let exercises = workspace.contents.flatMap(\.exercises)
    let optional = exercises.count(where: \.isOptional)
    let prose = CountedProse(path: path, text: text)
    return prose.violations(#/(\w+)\s+chapters\b/#, are: workspace.contents.count, from: 8)
      + prose.violations(#/(\w+)\s+exercises\b/#, are: exercises.count, from: 20)
      + prose.violations(#/(\w+)\s+are\s+optional\b/#, are: optional)
  }

  // MARK: Exercises

  private func ofExercise(
    _ exercise: Exercise, in chapter: Chapter, _ workspace: AuthoringWorkspace
  ) -> [Violation] {
    let suite = SuiteText(workspace.text(exercise.suitePath) ?? "").released
    let stub = workspace.text(exercise.stubPath) ?? ""
    let item = CountedProse.item(of: exercise, in: workspace.text(chapter.prosePath) ?? "")
    let passages = [
      CountedProse(path: exercise.stubPath, text: CountedProse.comments(in: stub)),
      CountedProse(path: chapter.prosePath, text: item.text, firstLine: item.line),
    ]
    return passages.flatMap { passage -> [Violation] in
      var found = passage.violations(
        #/(\w+)\s+requirements\b/#, are: Requirement.all(in: stub).count)
      if !exercise.predictions.isEmpty {
        found += passage.violations(
          #/(\w+)\s+(?:updates|events|programs|predictions)\b/#, are: exercise.predictions.count)
      }
      if exercise.kind == .test {
        found += passage.violations(
          #/(\w+)\s+(?:incorrect|wrong)\s+programs\b/#, are: suite.matches(of: #/\.wrong\(/#).count)
        found += passage.violations(
          #/(\w+)\s+correct\s+programs\b/#, are: suite.matches(of: #/\.right\(/#).count)
      }
      return found
    }
  }

  private func namesOfTests(
    in chapter: Chapter, _ workspace: AuthoringWorkspace
  ) -> [Violation] {
    guard let text = workspace.text(chapter.prosePath) else { return [] }
    let suites = workspace.files(in: "Tests/\(chapter.folder)").filter { $0.hasSuffix(".swift") }
      .compactMap(workspace.text).joined(separator: "\n")
    let prose = CountedProse(path: chapter.prosePath, text: text)
    return text.matches(of: #/\btests\s+are\s+called\b([^.]*)/#).flatMap { sentence in
      sentence.output.1.matches(of: #/`([^`]+)`/#).filter { !suites.contains($0.output.1) }.map {
        Violation(
          chapter.prosePath, line: prose.line(of: $0.range.lowerBound),
          "says that a test is called `\($0.output.1)`, but no test of the chapter is.")
      }
    }
  }
}
