import WorkbookCommandLine
import WorkbookCore

/// A check of several exercises, with one line for each.
struct BatchCheck {
  let exercises: [Exercise]
  let session: Session

  /// Checks each answer and shows the result. An answer that still has a hole isn't built.
  ///
  /// - Throws: ``SetUpError`` if a suite can't be run.
  func run() async throws -> ExitCode {
    let console = session.console
    let width = exercises.map { $0.label.count + $0.name.count }.max() ?? 0
    var counts: [ExerciseState: Int] = [:]
    var firstFailed: Exercise?
    for exercise in exercises {
      let item = progress(on: exercise)
      var state = item.state
      var remark = item.label
      if state != .unfinished, state != .missing {
        let report = try await Check(exercise: exercise, session: session).run()
        state = progress(on: exercise).state
        remark = Self.remark(on: report)
        if report.verdict == .graderError { throw SetUpError(report.reason ?? "Nothing ran.") }
      }
      counts[state, default: 0] += 1
      if state == .failed || state == .missing { firstFailed = firstFailed ?? exercise }
      let padding = String(
        repeating: " ", count: width - exercise.label.count - exercise.name.count)
      let line = "\(exercise.label) \(exercise.name)\(padding)  \(remark)"
      let shown = console.isTerminal ? String(line.prefix(max(0, console.width - 2))) : line
      console.print("\(console.styled(state.mark, state.style)) \(shown)")
    }
    let sums = ExerciseState.allCases.compactMap { state in
      counts[state].map { "\($0) \(state.label)" }
    }
    console.print(["", sums.joined(separator: ", ") + "."])
    if let firstFailed {
      console.print("See why: \(Session.call) check \(firstFailed.name)")
    }
    return firstFailed == nil ? .done : .notYet
  }

  /// Determines the progress on one exercise, without reading the files of the others.
  private func progress(on exercise: Exercise) -> Progress.Item {
    Progress.Item(exercise, in: session.package, entry: session.savedProgress()[exercise])
  }

  /// Returns what there is to say about a report in a few words.
  private static func remark(on report: AnswerReport) -> String {
    switch report.verdict {
    case .passed: return "passed"
    case .doesNotCompile: return "doesn't compile"
    default: break
    }
    if let missed = report.requirementResults.first(where: {
      $0.tests.contains(where: \.isFailure)
    }) {
      return "requirement \(missed.requirement.number): \(missed.requirement.text)"
    }
    return report.tests.first(where: \.isFailure)?.name ?? report.reason
      ?? TestCounts(report.tests).sentence
  }
}
