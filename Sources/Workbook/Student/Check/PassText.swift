import WorkbookCommandLine
import WorkbookCore

/// The text that a student reads after an answer has passed: what they can do now, how far they
/// are, and what comes next.
struct PassText {
  let exercise: Exercise
  let progress: Progress
  let console: Console
  /// Whether the student has the keys of a watch loop, whose footer shows the bar for all exercises.
  let hasKeys: Bool
  /// Whether this copy of the workbook doesn't have the chapter's solutions yet.
  let isSolutionWithheld: Bool

  /// The lines, after an empty one.
  var lines: [String] {
    [""] + achievement + withheldPrograms + [""] + bars + [""] + comparison + next
  }

  /// The goal of an exercise says what to do, such as "Predict which bodies run."
  private var achievement: [String] {
    let goal = exercise.goal
    return console.wrapped("You can now \(goal.prefix(1).lowercased())\(goal.dropFirst())")
  }

  /// A test that a student wrote is graded with incorrect programs that the copy lacks.
  private var withheldPrograms: [String] {
    guard isSolutionWithheld, exercise.kind == .test else { return [] }
    return [""]
      + console.wrapped(
        "Your instructor also runs your test on incorrect programs that this copy doesn't have.")
  }

  private var chapter: Chapter? { progress.chapters.first { $0.folder == exercise.chapter } }

  private var bars: [String] {
    let chapterBar = chapter.map { [ProgressBar(chapter: $0, in: progress, console: console).line] }
    return (chapterBar ?? [])
      + (hasKeys ? [] : [ProgressBar(progress: progress, console: console).line])
  }

  private var comparison: [String] {
    hasKeys || isSolutionWithheld ? [] : ["Compare: \(Session.call) solution \(exercise.name)"]
  }

  private var next: [String] {
    guard let next = progress.next(after: exercise) else {
      return ["That was the last exercise: all \(progress.required.count) exercises passed."]
    }
    return [
      "Next:    \(next.exercise.label) \(next.exercise.name), " + console.path(next.location)
    ] + console.wrapped(next.exercise.goal, indent: "         ")
  }
}
