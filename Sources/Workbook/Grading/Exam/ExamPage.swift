import WorkbookCommandLine
import WorkbookCore
import WorkbookPractice

/// The file `index.html`: the marks of all students, and how each question performed.
struct ExamPage {
  let gradebook: Gradebook
  let exam: Exam
  let results: [ExamResult]
  /// The time and the workbook version at which the page was generated.
  let provenance: String

  /// The page, which needs no scripts and no other files.
  var text: String {
    """
    \(HTML.head(title: "Exam", style: "\(PageStyle.text)\n\(Self.style)"))
    </head>
    <body>
    <header>
    <h1>StateFlow workbook: exam</h1>
    <p class="how">\(HTML.escaped(provenance))</p>
    \(PageFigures(gradebook: gradebook).text)
    \(PageFigures(gradebook: gradebook).notes)
    </header>
    <main>
    <h2>Questions</h2>
    \(questions)
    <h2>Students</h2>
    \(students)
    </main>
    </body>
    </html>

    """
  }

  // MARK: Questions

  private var questions: String {
    let statistics = exam.questions.indices.map { ExamStatistics(of: $0, in: results) }
    let rows = zip(exam.questions, statistics).enumerated().map { index, both in
      row(index, both.0, both.1)
    }
    let students = statistics.first?.students ?? 0
    let few =
      students < 30
      ? " With fewer than 30 students (here, \(students)), chance affects these numbers a lot." : ""
    return """
      <table class="exam">
      <thead><tr><th scope="col">Question</th><th scope="col">Rule</th>\
      <th scope="col">Correct events</th><th scope="col">Not answered</th>\
      <th scope="col">Discrimination</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody>
      </table>
      <p class="soft">The share of events that were predicted correctly shows how hard a question was. \
      Discrimination shows how well the question separates students who know the rules from those who \
      don’t. It’s the point-biserial correlation between getting an event of this question right and the \
      share of events in the other questions that the same student got right, from −1 to 1. At about 0.3 \
      or more, students who do well on the other questions clearly do better on this one, too. Near 0, \
      the two aren’t related. Below 0, those students do worse on this question, so review its programs. \
      A dash means that discrimination can’t be computed: all events were right, all were wrong, or all \
      students did equally well on the other questions.\(few)</p>
      """
  }

  private func row(_ index: Int, _ topic: Topic, _ statistics: ExamStatistics) -> String {
    let percent = Int((statistics.share * 100).rounded())
    let share =
      statistics.events == 0
      ? "–" : "\(percent)% (\(statistics.right) of \(statistics.events))"
    return """
      <tr><th scope="row">Q\(index + 1)</th><td>\(HTML.escaped(topic.title))</td>\
      <td>\(share)<span class="bar"><i class="bp" style="width:\(percent)%"></i></span></td>\
      <td>\(statistics.unanswered)</td><td>\(Self.words(statistics.discrimination))</td></tr>
      """
  }

  /// Returns a correlation with two decimal places and a true minus sign, or a dash.
  static func words(_ correlation: Double?) -> String {
    guard let correlation else { return "–" }
    let hundredths = Int((correlation * 100).rounded())
    let digits = abs(hundredths) % 100
    return "\(hundredths < 0 ? "−" : "")\(abs(hundredths) / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  // MARK: Students

  private var students: String {
    let byName = Dictionary(
      results.map { ($0.submission, $0) }, uniquingKeysWith: { first, _ in first })
    let heads = exam.questions.indices.map { "<th scope=\"col\">Q\($0 + 1)</th>" }
    let rows = gradebook.rows.map { row in
      student(row, row.submission.flatMap { byName[$0.name] })
    }
    return """
      <table class="exam">
      <thead><tr><th scope="col">Student</th><th scope="col">Points</th>\(heads.joined())\
      <th scope="col">Remarks</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody>
      </table>
      <p class="soft">Each question’s column shows how many of its events the student got right.</p>
      """
  }

  private func student(_ row: Gradebook.Row, _ result: ExamResult?) -> String {
    let cells = exam.questions.indices.map { index in
      guard let events = result?.questions, events.indices.contains(index) else {
        return "<td class=\"u\">–</td>"
      }
      let right = events[index].count { $0.outcome == .right }
      let count = events[index].count
      let style = right == count ? "p" : right == 0 ? "h0" : "h3"
      return "<td class=\"\(style)\">\(right)/\(count)</td>"
    }
    let unknown = (result?.questions ?? []).enumerated().flatMap { question, events in
      events.enumerated().flatMap { event, answer in
        answer.unknownNames.prefix(3).map {
          "\(question + 1).\(event + 1) lists \($0), which isn’t a view in the program."
        }
      }
    }
    var remarks = row.remarks
    if let result, result.isRefused, let problem = result.problem { remarks.append(problem) }
    if row.submission == nil { remarks.append("Nothing was submitted.") }
    let shown = (remarks + unknown.prefix(5)).map { HTML.isolated($0, limit: 500) }
    return """
      <tr><th scope="row">\(HTML.isolated(row.title))</th>\
      <td>\(row.total.points) of \(row.maximum.points)</td>\(cells.joined())\
      <td>\(shown.joined(separator: "<br>"))</td></tr>
      """
  }

  private static let style = """
    .exam { border-collapse: collapse; font-size: .9rem; background: var(--card); border: 1px solid var(--line); }
    .exam th, .exam td { text-align: left; padding: .4rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
    .exam thead th { font-size: .78rem; color: var(--soft); font-weight: 500; }
    .exam tbody th { font-weight: 500; overflow-wrap: anywhere; }
    .exam td { font-variant-numeric: tabular-nums; } .exam td:last-child { overflow-wrap: anywhere; }
    main { overflow-x: auto; }
    """
}
