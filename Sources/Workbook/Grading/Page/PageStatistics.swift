import WorkbookCore

/// The table of exercises, which shows how many answers passed and what went wrong most often.
struct PageStatistics {
  let statistics: [ExerciseStatistics]

  var text: String {
    """
    <table id="figures" class="stats">
    <thead><tr><th scope="col">Exercise</th><th scope="col">Passed</th>\
    <th scope="col">Most failed test</th><th scope="col">Most common known mistake</th></tr></thead>
    <tbody>
    \(statistics.map(row).joined(separator: "\n"))
    </tbody>
    </table>
    <p class="soft">From left to right, each bar shows the shares of answers that passed, \
    solved a part, and solved nothing. The rest were not started or not submitted. An answer counts \
    as a known mistake if its tests fail in exactly the same way. Ask the student whether that \
    mistake was the cause.</p>
    """
  }

  private func row(_ statistics: ExerciseStatistics) -> String {
    let count = max(1, statistics.graded)
    let shares = [("bp", statistics.passed), ("bq", statistics.partial), ("bn", statistics.failed)]
      .filter { $0.1 > 0 }
      .map {
        "<i class=\"\($0.0)\" style=\"width:\((Double($0.1) * 100 / Double(count)).points)%\"></i>"
      }
    let words =
      "\(statistics.passed) passed, \(statistics.partial) partly solved, "
      + "\(statistics.failed) solved nothing, \(statistics.untouched) not started, "
      + "\(statistics.missing) not submitted"
    return """
      <tr><th scope="row">\(HTML.escaped(statistics.exercise.heading))</th>\
      <td class="count">\(statistics.passed) of \(statistics.graded)\
      <span class="bar" role="img" aria-label="\(words)" title="\(words)">\(shares.joined())</span></td>\
      <td data-label="Most failed test">\(common(statistics.mostFailedTest))</td>\
      <td data-label="Most common known mistake">\(common(statistics.mostCommonMistake))</td></tr>
      """
  }

  private func common(_ common: CommonFinding?) -> String {
    guard let common else { return "" }
    return
      "\(HTML.isolated(common.text, limit: 300)) <span class=\"soft\">×\u{202F}\(common.count)</span>"
  }
}
