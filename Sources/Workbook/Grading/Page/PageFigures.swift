import WorkbookCore

/// The table of exercises: how many passed, and what went wrong most often.
struct PageFigures {
  let figures: [ExerciseFigures]

  var text: String {
    """
    <table id="figures">
    <thead><tr><th scope="col">Exercise</th><th scope="col">Passed</th>\
    <th scope="col">Test that most fail</th><th scope="col">Commonest known mistake</th></tr></thead>
    <tbody>
    \(figures.map(row).joined(separator: "\n"))
    </tbody>
    </table>
    <p class="soft">Bars show, from the left: passed, a part, nothing; the rest has not begun. An \
    answer counts as a known mistake when its tests fail in exactly the same way. Ask the student \
    whether that was the thought.</p>
    """
  }

  private func row(_ figures: ExerciseFigures) -> String {
    let count = max(1, figures.judged)
    let shares = [("bp", figures.passed), ("bq", figures.partial), ("bn", figures.nothing)]
      .filter { $0.1 > 0 }
      .map {
        "<i class=\"\($0.0)\" style=\"width:\((Double($0.1) * 100 / Double(count)).points)%\"></i>"
      }
    let words =
      "\(figures.passed) passed, \(figures.partial) have a part, \(figures.nothing) nothing, "
      + "\(figures.untouched) not begun"
    return """
      <tr><th scope="row">\(HTML.escaped("\(figures.exercise.label) \(figures.exercise.name)"))</th>\
      <td class="count">\(figures.passed) of \(figures.judged)\
      <span class="bar" role="img" aria-label="\(words)" title="\(words)">\(shares.joined())</span></td>\
      <td data-label="Test that most fail">\(common(figures.commonestTest))</td>\
      <td data-label="Commonest known mistake">\(common(figures.commonestMistake))</td></tr>
      """
  }

  private func common(_ common: ExerciseFigures.Common?) -> String {
    guard let common else { return "" }
    return
      "\(HTML.isolated(common.text, limit: 300)) <span class=\"soft\">×\u{202F}\(common.count)</span>"
  }
}
