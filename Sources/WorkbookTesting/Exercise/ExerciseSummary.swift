import StateFlow

/// The few lines that close a run of graded tests: how many ended how, and what to do next.
struct ExerciseSummary: CustomStringConvertible {
  private let results: [GradedResult]
  private let unfinishedFails: Bool

  /// A summary of some results, which may come in any order.
  ///
  /// - Parameter unfinishedFails: Whether the unfinished tests are counted among the failed ones.
  init(_ results: [GradedResult], unfinishedFails: Bool = false) {
    self.results = results.sorted { $0.precedes($1) }
    self.unfinishedFails = unfinishedFails
  }

  /// At most six lines of plain text, the first of them empty.
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
        + "Unfinished and optional: \(optional)."
    }
    if passed == 1, passed == results.count { return "The graded test passed." }
    if passed == results.count { return "All \(passed) graded tests passed." }
    return "Graded tests: \(passed) passed, \(unfinished) unfinished, \(failed) failed."
  }

  /// A test that failed by what its exercise does, not by what is still missing there.
  private var firstFailure: [String] {
    guard let failure = results.first(where: { $0.outcome == .failed }) else { return [] }
    let suite = failure.suite.isEmpty ? "" : " in \(failure.suite)"
    return ["First mend \"\(failure.name)\"\(suite), \(failure.file):\(failure.line)"]
  }

  private var firstHole: [String] {
    let open = results.filter { !$0.holes.isEmpty }
    guard let result = open.first(where: { !$0.isOptional }) ?? open.first,
      let hole = result.holes.min(by: { $0.precedes($1) })
    else { return [] }
    let task = hole.task.split(whereSeparator: \.isNewline).first ?? ""
    let verb = firstFailure.isEmpty ? "Start" : "Then go on"
    return ["\(verb) with \(hole.place)", "  \(task)"]
  }
}

extension UnfinishedHole {
  fileprivate func precedes(_ other: UnfinishedHole) -> Bool {
    (file, line, column) < (other.file, other.line, other.column)
  }
}
