import WorkbookCommandLine
import WorkbookCore

/// The part of `index.html` that shows what the class knows, and what to repeat.
struct PageObjectives {
  let objectives: ClassObjectives

  var text: String {
    guard !objectives.results.isEmpty else { return "" }
    return """
      <h2 id="objectives">Objectives</h2>
      \(advice)
      <table class="stats">
      <thead><tr><th scope="col">Objective</th><th scope="col">Students who know it</th>\
      <th scope="col">Requirements missed most often</th>\
      <th scope="col">Common known mistakes</th></tr></thead>
      <tbody>
      \(objectives.results.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      <p class="soft">A student knows an objective who solves at least 80 percent of its exercises, and \
      a part of it from 50 percent. Students without a submission don't count. objectives.csv has the \
      percentages of each student.</p>

      """
  }

  private var advice: String {
    let results = objectives.toRepeat
    if results.isEmpty { return "<p>The class knows all objectives well.</p>" }
    return "<p>To repeat next week:</p>\n<ol id=\"repeat\">\n"
      + results.map { "<li>\(advice(on: $0))</li>" }.joined(separator: "\n") + "\n</ol>"
  }

  private func advice(on result: ClassObjectives.Result) -> String {
    let objective = result.objective
    var parts = [
      "<strong>\(HTML.escaped(objective.title))</strong>: "
        + "\(result.known) of \(result.count) students know it.",
      HTML.escaped(objective.chapter.goal),
    ]
    let others = objective.moreExercises
    if !others.isEmpty {
      parts.append(
        "More exercises: \(HTML.escaped(others.map { "\($0.label) \($0.name)" }.joined(separator: ", ")))."
      )
    }
    if let topic = objective.topics.first, objective.skill == .prediction {
      parts.append("Practice: <code>\(Session.call) practice \(topic.rawValue)</code>.")
    }
    return parts.joined(separator: " ")
  }

  private func row(_ result: ClassObjectives.Result) -> String {
    let partial = result.students[.partial] ?? 0
    let open = result.students[.open] ?? 0
    let shares = [("bp", result.known), ("bq", partial), ("bn", open)].filter { $0.1 > 0 }.map {
      "<i class=\"\($0.0)\" style=\"width:\((Double($0.1) * 100 / Double(result.count)).points)%\"></i>"
    }
    let words = "\(result.known) know it, \(partial) know a part, \(open) have to repeat it"
    return """
      <tr><th scope="row">\(HTML.escaped(result.objective.title))</th>\
      <td class="count">\(result.known) of \(result.count)\
      <span class="bar" role="img" aria-label="\(words)" title="\(words)">\(shares.joined())</span></td>\
      <td data-label="Requirements missed most often">\(list(result.missed))</td>\
      <td data-label="Common known mistakes">\(list(result.mistakes))</td></tr>
      """
  }

  private func list(_ items: [CommonFinding]) -> String {
    items.map {
      "\(HTML.isolated($0.text, limit: 300)) <span class=\"soft\">×\u{202F}\($0.count)</span>"
    }.joined(separator: "<br>")
  }
}
