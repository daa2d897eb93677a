import Foundation
import Testing

@testable import WorkbookContents
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookGrading
@testable import WorkbookTestSupport

@Suite struct GradesPageTests {
  private static let provenance = GradingProvenance(
    isIsolated: true, isolation: "bubblewrap 0.8.0", toolchain: "Swift 6.3.1",
    date: Date(timeIntervalSince1970: 1_800_000_000))
  private static var package: WorkbookPackage { get throws { try WorkbookPackage.find() } }

  private func page(
    _ submissions: [GradedSubmission], isIsolated: Bool = true, roster: Roster? = nil
  ) throws -> String {
    var provenance = Self.provenance
    provenance.isIsolated = isIsolated
    let book = Gradebook(
      of: submissions, exercises: Submissions.exercises, scheme: MarkingScheme(), roster: roster)
    return try GradesPage(
      gradebook: book, chapters: House.chapters, provenance: provenance
    ).text()
  }

  /// Returns what the cells for answers show.
  private func cells(_ page: String) -> [String] {
    page.matches(of: #/<td class=\w+>([^<]*)/#).map { String($0.1) }
  }

  /// Returns the data that the page embeds for its script.
  private func data(_ page: String) throws -> [String: Any] {
    let json = try #require(
      page.firstMatch(of: #/<script type="application\/json" id="data">(.*?)<\/script>/#)?.1)
    return try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `the same results produce the same grades page, in any order`() throws {
    let submissions = ["b", "a", "C"].map { Submissions.submission($0) }
    #expect(try page(submissions) == page(submissions.reversed()))
  }

  @Test func `the grades page loads nothing from the web`() throws {
    let text = try page([Submissions.submission("a")])
    #expect(!text.contains(#/(src|href)\s*=|url\(|@import|https?:/#))
    #expect(text.contains("default-src 'none'"))
  }

  @Test func `each answer on the grades page has a symbol as well as a color`() throws {
    let answers = Submissions.answer(House.lamp, .failed, [true, false])
    #expect(try cells(page([Submissions.submission("a", answers)])) == ["50", "✓", "✓"])
  }

  @Test func `the grades page says how to permit what isn't allowed`() throws {
    var answer = Submissions.answer(House.lamp, .notAllowed, reason: "No URL.")
    answer.permittedBy = ["Data", "URL"]
    let text = try page([Submissions.submission("a", answer)])
    #expect(cells(text).first == "N")
    let details = try #require(data(text)["details"] as? [[String: Any]])
    let reasons = details.compactMap { $0["reason"] as? String }
    #expect(reasons == ["No URL. To permit this use, grade with --allow \"Data,URL\"."])
  }

  @Test func `the grades page shows a warning if answers weren't isolated`() throws {
    #expect(
      try page([], isIsolated: false).contains("<p class=\"loud\">Graded with --isolation none"))
    #expect(try !page([]).contains("--isolation none"))
    #expect(try page([]).contains("isolated by bubblewrap 0.8.0"))
  }

  @Test(arguments: Submissions.hostileTexts)
  func `no text in a submission can change the structure of the grades page`(text: String) throws {
    let plain = try page([Submissions.hostile("x")])
    let hostile = try page([Submissions.hostile(text)])
    func tags(_ page: String) -> [String] {
      page.matches(of: #/<\/?[a-zA-Z!][a-z0-9]*/#).map { String($0.0) }
    }
    #expect(tags(hostile) == tags(plain))
    #expect(
      !hostile.unicodeScalars.contains { "\u{0}\u{1B}\u{202E}\u{2028}".unicodeScalars.contains($0) }
    )
    #expect(try data(hostile)["rows"] is [Any])
  }

  @Test func `the grades page embeds equal details only once`() throws {
    let submissions = (0..<50).map { Submissions.submission("s\($0)") }
    #expect((try data(page(submissions))["details"] as? [Any])?.count == 3)
  }

  @Test func `statistics show the test that fails most often and the most common known mistake`() {
    let wrong = Submissions.answer(House.lamp, .failed, [true, false])
    let other = Submissions.answer(House.lamp, .failed, [false, true])
    let untouched = Submissions.answer(House.lamp, .unfinished)
    var mistakes = KnownMistakes()
    mistakes.add(wrong, meaning: "One is two.")
    let book = Gradebook(
      of: [
        Submissions.submission("a", wrong), Submissions.submission("b", wrong),
        Submissions.submission("c", other), Submissions.submission("d"),
        Submissions.submission("e", untouched),
      ], exercises: Submissions.exercises, scheme: MarkingScheme())
    let statistics = ExerciseStatistics(of: House.lamp, at: 0, in: book, mistakes: mistakes)
    let counts: [Int] = [
      statistics.graded, statistics.passed, statistics.partial, statistics.failed,
      statistics.untouched,
    ]
    #expect(counts == [5, 1, 3, 0, 1])
    #expect(statistics.mostFailedTest == .init(text: "claim 2", count: 2))
    #expect(statistics.mostCommonMistake == .init(text: "One is two.", count: 2))
  }

  @Test func `a failure that two known mistakes can explain is attributed to neither of them`() {
    let wrong = Submissions.answer(House.lamp, .failed, [false])
    var mistakes = KnownMistakes()
    mistakes.add(wrong, meaning: "A.")
    mistakes.add(wrong, meaning: "B.")
    #expect(mistakes.text(for: wrong) == nil)
  }

  @Test func `each submission has a separate folder inside the report's folder`() {
    let names = [
      "a/../b", "a_.._b", "..", "", "é", "A", "a", "a b", String(repeating: "x", count: 99),
    ]
    let folders = names.map { Submissions.row(GradedSubmission(name: $0)).folder }
    #expect(Set(folders.map { $0.lowercased() }).count >= names.count - 1)
    #expect(folders.allSatisfy { !$0.contains("/") && !$0.contains(".") && !$0.isEmpty })
  }

  @Test func `a grades page for all exercises takes up a few kilobytes per submission`() throws {
    let exercises = TableOfContents.chapters.flatMap(\.exercises)
    let wrong = MadeUpClass.unrun(exercises, in: try Self.package)
    var made = MadeUpClass(wrong: wrong, exercises: exercises)
    let text = try Self.write(made.submissions(200), to: "two-hundred", mistakes: KnownMistakes())
    #expect(text.utf8.count < 200 * 8_000)
  }

  /// Writes a report on a sample class of students, for inspection. To run this test, use
  /// `WORKBOOK_CLASS=folder swift test --filter GradesPageTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WORKBOOK_CLASS"] != nil))
  func `a sample report on sixty students can be written for inspection`() async throws {
    let package = try Self.package
    let exercises = TableOfContents.chapters.flatMap(\.exercises)
    let runner = AnswerJudge(for: package)
    var wrong: [String: [AnswerReport]] = [:]
    var mistakes = KnownMistakes()
    for exercise in exercises {
      for answer in package.wrongAnswers(to: exercise).prefix(2) {
        let report = try await runner.run(answer: answer.file(in: package), for: exercise)
        mistakes.add(report, meaning: answer.thought)
        wrong[exercise.name, default: []].append(report)
      }
    }
    var made = MadeUpClass(wrong: wrong, exercises: exercises)
    let text = try Self.write(made.submissions(60), to: "sixty", mistakes: mistakes)
    #expect(text.contains("Fails just like a known mistake"))
  }

  /// Writes the reports for a group of students to the folder that `WORKBOOK_CLASS` names, if that
  /// variable is set.
  private static func write(
    _ submissions: [GradedSubmission], to name: String, mistakes: KnownMistakes
  ) throws -> String {
    let deadline = Date(timeIntervalSince1970: 1_799_000_000)
    var times: [String: Date] = [:]
    for (index, submission) in submissions.enumerated() where index != 3 {
      let late = index % 11 == 5 ? 100_000.0 * Double(index % 4) : -3_600
      times[submission.name] = deadline.addingTimeInterval(late)
    }
    var scheme = MarkingScheme()
    scheme.penaltyPerDay = 0.1
    let book = Gradebook(
      of: submissions, exercises: TableOfContents.chapters.flatMap(\.exercises), scheme: scheme,
      lateness: Lateness(deadline: deadline, times: times))
    let page = GradesPage(
      gradebook: book, chapters: TableOfContents.chapters, provenance: provenance,
      mistakes: mistakes)
    if let folder = ProcessInfo.processInfo.environment["WORKBOOK_CLASS"] {
      try ReportWriter(
        gradebook: book, chapters: TableOfContents.chapters, provenance: provenance,
        mistakes: mistakes, format: .gradescope, package: package
      ).write(to: URL(fileURLWithPath: folder).appending(path: name))
    }
    return try page.text()
  }
}
