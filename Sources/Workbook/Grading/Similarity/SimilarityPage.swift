import WorkbookCore

/// The file `similarity.html`, which shows groups and pairs of submissions with similar answers side by side.
struct SimilarityPage {
  let report: SimilarityReport
  let provenance: String

  /// The page, which needs no scripts and no other files.
  var text: String {
    """
    \(HTML.head(title: "Similar answers", style: Self.style))
    </head>
    <body>
    <h1>Similar answers</h1>
    <p class="soft">\(HTML.escaped(provenance))</p>
    <p>These answers are similar, not counting names, comments, layout, and the order of their \
    parts. Code from the stub or the solution isn't compared, and code that many submissions share \
    counts less. Students who solve an exercise in the same way write similar code, so a high score \
    proves nothing. Read both answers, and talk to the students.</p>
    \(summary)
    \(section("Groups", report.groups))
    \(section("Pairs", report.pairs))
    </body>
    </html>

    """
  }

  private var summary: String {
    let compared = report.submissions.counted("submission")
    if report.groups.count + report.pairs.count == 0 {
      return "<p><b>No similar answers</b> in \(compared).</p>"
    }
    return "<p><b>\(report.found)</b> in \(compared).</p>"
  }

  private func section(_ title: String, _ section: SimilarityReport.Section) -> String {
    if section.findings.isEmpty { return "" }
    let omitted =
      section.omitted == 0
      ? ""
      : "\n<p class=\"soft\">The \(section.findings.count) most similar of \(section.count).</p>"
    return "<h2 class=\"kind\">\(title)</h2>\(omitted)\n"
      + section.findings.map(finding).joined(separator: "\n")
  }

  private func finding(_ finding: SimilarityReport.Finding) -> String {
    let titles = finding.titles.map { HTML.isolated($0) }
    let number = titles.count > 2 ? "\(titles.count) submissions: " : ""
    let best = finding.answers.prefix(3).map { answer in
      "\(answer.match.exercise.label) \(answer.match.exercise.name) \(percent(answer.match.score))"
    }
    let more = finding.answers.count > 3 ? ", and \(finding.answers.count - 3) more" : ""
    let listed = HTML.escaped(best.joined(separator: ", ") + more)
    return """
      <details><summary><b>\(number)\(titles.joined(separator: " · "))</b> \
      <span class="soft">\(listed)</span></summary>
      \(finding.answers.map(answers).joined(separator: "\n"))
      </details>
      """
  }

  private func answers(_ answer: SimilarityReport.Answer) -> String {
    let exercise = answer.match.exercise
    let head = HTML.escaped(
      "\(exercise.label) \(exercise.name): \(percent(answer.match.score)) alike")
    guard answer.sides.count == 2 else { return "<h2>\(head)</h2>" }
    let sides = answer.sides.map { title, side in
      "<div><h3>\(HTML.isolated(title))</h3><pre>\(code(side))</pre></div>"
    }
    return "<h2>\(head)</h2>\n<div class=\"sides\">\(sides.joined())</div>"
  }

  private func code(_ side: AnswerComparison.Side) -> String {
    side.lines.prefix(400).enumerated().map { index, line in
      let text = HTML.escaped(PlainText.visible(line.limited(to: 300)))
      return side.alike.contains(index + 1) ? "<mark>\(text)</mark>" : text
    }.joined(separator: "\n")
  }

  private func percent(_ score: Double) -> String { "\(Int((score * 100).rounded()))%" }

  private static let style = """
    :root {
      color-scheme: light dark;
      --page: #fbfaf8; --card: #fff; --ink: #1c2326; --soft: #59656b; --line: #dfe1df;
      --alike: #fdebc5;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14181a; --card: #1c2224; --ink: #e8ecec; --soft: #a3afb3; --line: #343c3f;
        --alike: #4d4020;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: 1.5rem clamp(.75rem, 2.5vw, 2.5rem) 4rem; background: var(--page);
      color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: 1.7rem; margin: 0; } h2 { font-size: 1rem; margin: 1.2rem 0 .3rem; }
    h2.kind { font-size: 1.25rem; margin: 1.8rem 0 .5rem; }
    h3 { font-size: .85rem; margin: 0 0 .2rem; color: var(--soft); }
    p { max-width: 80ch; } .soft { color: var(--soft); }
    details { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; margin: .6rem 0; padding: .5rem 1rem; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
    .sides div { min-width: 0; }
    pre { margin: 0; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .4rem; font: 12.5px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    mark { background: var(--alike); color: inherit; }
    @media (max-width: 50rem) { .sides { grid-template-columns: 1fr; } }
    @media print { details { break-inside: auto; } }
    """
}

extension SimilarityReport {
  /// The number of groups and pairs, such as `1 group and 12 pairs`.
  var found: String {
    let counts = [(groups.count, "group"), (pairs.count, "pair")].filter { $0.0 > 0 }
    return counts.isEmpty
      ? "no pairs" : counts.map { $0.0.counted($0.1) }.joined(separator: " and ")
  }
}
