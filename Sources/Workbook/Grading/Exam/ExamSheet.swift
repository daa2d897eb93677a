import WorkbookCore
import WorkbookPractice

/// The file `Exam.html`: a student's programs on paper, with boxes to fill in.
struct ExamSheet {
  let paper: ExamPaper

  /// The page, which needs no scripts and no other files.
  var text: String {
    """
    \(HTML.head(title: "Exam", style: Self.style))
    </head>
    <body>
    <h1>Exam</h1>
    <p><b>\(HTML.isolated(paper.title))</b> · File \(paper.identifier)</p>
    <p>Each program starts, and then its events happen, one after another. For each event, write how \
    many bodies of each view run and how many are skipped. A view is skipped if its parent’s body runs \
    but its own doesn’t need to. If the event doesn’t reach a view, leave its boxes empty. If it doesn’t \
    reach any view, cross out the table. An event earns points only if the whole prediction is \
    correct.\(paper.hasTask ? Self.wordsAboutTasks : "")</p>
    \(paper.scenarios.enumerated().map { section($0.element, $0.offset + 1) }.joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func section(_ scenario: Scenario, _ number: Int) -> String {
    let events = scenario.taps.enumerated().map { index, tap in
      event("\(number).\(index + 1)", tap, scenario.program.viewNames)
    }
    return """
      <section>
      <h2>Program \(number)</h2>
      <pre>\(HTML.escaped(scenario.program.source.trimmedAtEnd))</pre>
      <div class="events">
      \(events.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func event(_ label: String, _ tap: String, _ views: [String]) -> String {
    let rows = views.map { view in
      "<tr><th scope=\"row\">\(HTML.escaped(view))</th><td></td><td></td></tr>"
    }
    return """
      <table>
      <caption>\(label) You tap “\(HTML.escaped(tap))”.</caption>
      <thead><tr><th></th><th scope="col">run</th><th scope="col">skipped</th></tr></thead>
      <tbody>\(rows.joined())</tbody>
      </table>
      """
  }

  private static let wordsAboutTasks = """
     The task that an event starts belongs to the event. What the task writes causes another update, so \
    a body can run or be skipped twice.
    """

  private static let style = """
    body { margin: 1.5rem auto; padding: 0 1rem; max-width: 60rem; color: #000; background: #fff; font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .4rem; }
    pre { margin: 0; padding: .6rem .8rem; border: 1px solid #999; border-radius: .3rem; font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    .events { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .8rem; }
    table { flex: 1 1 15rem; border-collapse: collapse; font-size: .85rem; align-self: start; }
    caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
    th { font-weight: 400; text-align: left; padding: .2rem .5rem .2rem 0; }
    thead th { color: #444; text-align: center; padding: 0 .2rem; }
    td { width: 3.4rem; height: 1.8rem; border: 1px solid #000; }
    @media print {
      @page { margin: 14mm; }
      body { margin: 0; padding: 0; max-width: none; font-size: 11pt; }
      pre { font-size: 9pt; }
      section { break-inside: avoid; } h2 { break-after: avoid; } table { break-inside: avoid; }
    }
    """
}
