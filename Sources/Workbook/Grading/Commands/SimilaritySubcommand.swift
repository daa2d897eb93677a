import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The command `workbook grade similarity`, which compares the students' answers with each other.
///
/// It reads the submissions and runs nothing, so it needs no results.
struct SimilaritySubcommand {
  private let session: Session
  private let makeTools: GradingTools.Maker
  private let options: GradeOptions
  private let reports: ReportOptions
  private let folders: [URL]

  /// Returns the command, as the command line has it.
  static func command(makingTools makeTools: @escaping GradingTools.Maker) -> Command {
    Command(
      "similarity", "Shows similar answers side by side.", operands: ["SUBMISSIONS..."],
      discussion: """
        The page is REPORT/similarity.html. The comparison ignores names, comments, layout, and the \
        order of an answer's parts, and it runs no code. With a roster, answers by the same group aren't compared.
        """,
      options: [
        GradeOptions.output, GradeOptions.jobs, GradeOptions.exercises, GradeOptions.chapters,
        GradeOptions.isolation, ReportOptions.roster, ReportOptions.columns, ReportOptions.groups,
        SavedReportOptions.forget,
      ],
      examples: [
        .init("grade similarity submissions --output grades", "Find similar answers.")
      ]
    ) { try await SimilaritySubcommand($0, in: $1, makingTools: makeTools).run() }
  }

  /// Creates the command with the given arguments.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  private init(
    _ arguments: Arguments, in session: Session, makingTools makeTools: @escaping GradingTools.Maker
  ) throws {
    self.session = session
    self.makeTools = makeTools
    folders = arguments.operands.map { URL(fileURLWithPath: $0).standardizedFileURL }
    options = try GradeOptions(arguments, in: session)
    let saved = try SavedReportOptions(arguments, of: options.output)
    reports = try ReportOptions(
      saved.arguments, exercises: session.exercises, package: session.package)
  }

  /// Compares the answers and writes the page.
  func run() async throws -> ExitCode {
    try session.requireGradingPlatform()
    try session.requireFullWorkbook(for: options.exercises)
    var intake = Intake(folders: folders, exercises: options.exercises)
    intake.ungradedFiles = Set(session.exercises.map { FileName("\($0.name).swift") })
    let entries = try intake.entries()
    try intake.requireTools(for: entries)
    // Archives are unpacked in the sandbox, including those inside folders.
    intake.launcher = try await makeTools(session, options.runner).launcher
    let folder = try ReportFolder(options.output)
    let display = ProgressDisplay(session.console)
    defer { display.end() }
    let contents = try await collect(entries, with: intake, in: folder, display)
    let comparisons = try await compare(contents)
    display.end()
    let page = folder.url.appending(path: "similarity.html")
    let report = report(on: comparisons, of: entries)
    let text = SimilarityPage(
      report: report,
      provenance: "Written \(Timestamp.text(of: session.now())) · workbook \(Tool.version)"
    ).text
    try writeFile(Data(text.utf8), to: page)
    session.console.print(
      "\(entries.count.counted("submission")) compared. Found \(report.found) with similar answers, "
        + "in \(page.path).")
    return .done
  }

  /// Returns the answers in each submission, in the order of the exercises.
  private func collect(
    _ entries: [SubmissionEntry], with intake: Intake, in folder: ReportFolder,
    _ display: ProgressDisplay
  ) async throws -> [[Data?]] {
    let start = ContinuousClock.now
    var progress = BatchProgress(total: entries.count)
    display.show(progress)
    var contents: [[Data?]] = []
    for entry in entries {
      try Task.checkCancellation()
      let collected = try await intake.collect(entry, work: folder.work)
      contents.append(
        collected.contents.map { content in
          if case .text(let text) = content { text } else { nil }
        })
      progress.done += 1
      progress.elapsed = .now - start
      progress.name = entry.name
      display.show(progress)
    }
    return contents
  }

  /// For each exercise, compares the answers with one another. This method works on several
  /// exercises at the same time.
  private func compare(
    _ contents: [[Data?]]
  ) async throws -> [SimilarityReport.Comparison] {
    let semaphore = AsyncSemaphore(options.jobs)
    let package = session.package
    return try await withThrowingTaskGroup(
      of: (Int, AnswerComparison, AnswerComparison.Matches).self
    ) { group in
      for (index, exercise) in options.exercises.enumerated() {
        let answers = contents.enumerated().compactMap { submission, answers in
          (answers.indices.contains(index) ? answers[index] : nil).map { (submission, $0) }
        }
        let common = try [".stubs", "Solutions"].map { folder in
          try AnswerText(readFile(package.url(exercise.answerPath(in: folder)))).content
        }
        group.addTask {
          try await semaphore.withPermit {
            let comparison = AnswerComparison(of: exercise, answers, without: common)
            return (index, comparison, comparison.matches())
          }
        }
      }
      var found: [(Int, AnswerComparison, AnswerComparison.Matches)] = []
      for try await result in group { found.append(result) }
      return found.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2) }
    }
  }

  /// Returns a report that names the students, and omits answers by the same student or from the
  /// same group.
  private func report(
    on comparisons: [SimilarityReport.Comparison], of entries: [SubmissionEntry]
  ) -> SimilarityReport {
    let submissions = entries.map { entry in
      var submission = GradedSubmission(name: entry.name)
      submission.submitters = entry.submitters.isEmpty ? nil : entry.submitters
      return submission
    }
    let matcher = SubmissionMatcher(submissions, roster: reports.roster, lateness: Lateness())
    let students = submissions.map(matcher.students)
    let titles = zip(students, submissions).map { students, submission in
      students.isEmpty ? submission.name : students.map(\.name).joined(separator: ", ")
    }
    return SimilarityReport(comparisons, titles: titles) { first, second in
      students[first].contains { one in
        students[second].contains { $0 == one || !one.group.isEmpty && $0.group == one.group }
      }
    }
  }
}
