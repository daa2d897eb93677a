import StateFlow

/// The summary at the end of a run of graded tests: the number of tests with each result, and what
/// to do next.
struct ExerciseSummary: CustomStringConvertible {
  private let results: [GradedResult]
  private let unfinishedFails: Bool

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - results: The results, in any order.
  ///   - unfinishedFails: Whether unfinished tests count as failed.
  init(_ results: [GradedResult], unfinishedFails: Bool = false) {
    self.results = results.sorted { $0.precedes($1) }
    self.unfinishedFails = unfinishedFails
  }

  /// The summary, as at most six lines of plain text. The first line is empty.
  var description: String {
    (["", counts] + firstFailure + firstHole).joined(separator: "\n")
  }

  private var counts: String {
    let passed = results.count { $0.outcome == .passed }
    let unfinished = unfinishedFails ? 0 : results.count { $0.outcome == .unfinished }
    let failed = results.count - passed - unfinished
    let optional =
      unfinishedFails ? 0 : results.count { $0.isOptional && $0.outcome == .unfinished }
    if passed > 0, optional > 0, passed + optional == results.count {
      return "All \(passed) required graded tests passed. "
        + "Unfinished optional tests: \(optional)."
    }
    if passed == 1, passed == results.count { return "The graded test passed." }
    if passed == results.count { return "All \(passed) graded tests passed." }
    return "Graded tests: \(passed) passed, \(unfinished) unfinished, \(failed) failed."
  }

  /// An array with a line that names the first failed test, or an empty array if no test failed.
  private var firstFailure: [String] {
    guard let failure = results.first(where: { $0.outcome == .failed }) else { return [] }
    let suite = failure.suite.isEmpty ? "" : " in \(failure.suite)"
    return ["First fix \"\(failure.name)\"\(suite), \(failure.file):\(failure.line)"]
  }

  /// The lines with the first hole. Holes of optional exercises come last.
  private var firstHole: [String] {
    let open = results.filter { !$0.holes.isEmpty }
    guard let result = open.first(where: { !$0.isOptional }) ?? open.first,
      let hole = result.holes.min(by: { $0.precedes($1) })
    else { return [] }
    let task = hole.task.split(whereSeparator: \.isNewline).first ?? ""
    let verb = firstFailure.isEmpty ? "Start" : "Then continue"
    return ["\(verb) with \(hole.place)", "  \(task)"]
  }
}

extension UnfinishedHole {
  fileprivate func precedes(_ other: UnfinishedHole) -> Bool {
    (file, line, column) < (other.file, other.line, other.column)
  }
}
