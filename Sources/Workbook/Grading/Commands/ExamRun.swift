import Foundation
import WorkbookCommandLine
import WorkbookCore

/// One run of `workbook grade SUBMISSIONS --exam EXAM`.
struct ExamRun {
  /// A function that finds the sandbox in which archives are unpacked.
  typealias SandboxFinder = @Sendable (WorkbookPackage) async throws -> Sandbox?

  private static let exam = Option<String>(
    "exam", "EXAM", "The folder that exam new created.")
  private static let output = Option<String>(
    "output", "REPORT", "The folder for the reports. The default is EXAM/report.")
  private static let isolation = Option<Isolation>(
    "isolation", choice: "HOW",
    "How archives are unpacked: in the sandbox (sandbox, the default) or without one (none).")

  private let session: Session
  private let exam: Exam
  private let reports: ReportOptions
  private let savedOptions: SavedReportOptions
  private let submissions: [URL]
  private let report: URL
  private let isIsolated: Bool
  private let findSandbox: SandboxFinder

  /// Returns the command, as the command line has it.
  static func command(findingSandbox findSandbox: @escaping SandboxFinder) -> Command {
    Command(
      "--exam", "Grades an exam.", operands: ["SUBMISSIONS..."],
      discussion: """
        Each item in SUBMISSIONS is one submission: a folder, .zip file, or .tar.gz file that contains \
        Exam.swift, or an Exam.swift file with the student's name in front of its own. The files are \
        compared with the ones that you handed out. Nothing in them ever runs.

        A question is worth 10 points, divided equally among its events. An event earns points only if \
        the whole prediction is correct. A file earns nothing if it was changed outside its predictions, \
        or if it was handed out to another student. The report says why.

        REPORT/index.html shows the marks, how hard each question was, and how well it separates \
        students who know the rules from those who don't. REPORT/grades.csv is for a spreadsheet or a \
        learning platform, REPORT/results.json is for other programs, and REPORT/submissions contains \
        the feedback for each student. In the files for --points and --adjust, questions are called Q1, \
        Q2, and so on. To read about --adjust, run: \(Session.call) help grade
        """,
      options: [
        exam, output, isolation, ReportOptions.points, ReportOptions.allOrNothing,
        ReportOptions.adjust, ReportOptions.deadline, ReportOptions.times, ReportOptions.zone,
        ReportOptions.penalty, ReportOptions.attempts, ReportOptions.pack,
        SavedReportOptions.forget,
      ],
      examples: [.init("grade submissions --exam exam", "Grade an exam.")]
    ) { try await ExamRun($0, in: $1, findingSandbox: findSandbox).run() }
  }

  private init(
    _ arguments: Arguments, in session: Session, findingSandbox: @escaping SandboxFinder
  ) throws {
    self.session = session
    findSandbox = findingSandbox
    let folder = URL(fileURLWithPath: arguments[Self.exam] ?? "").standardizedFileURL
    exam = try Exam(in: folder)
    report =
      arguments[Self.output].map { URL(fileURLWithPath: $0).standardizedFileURL }
      ?? folder.appending(path: "report")
    submissions = arguments.operands.map { URL(fileURLWithPath: $0).standardizedFileURL }
    try GradingRun.check(submissions, report: report)
    savedOptions = try SavedReportOptions(arguments, of: report)
    var reports = try ReportOptions(
      savedOptions.arguments, exercises: exam.exercises, package: session.package)
    reports.roster = exam.roster
    self.reports = reports
    isIsolated = arguments[Self.isolation] != Isolation.none
  }

  /// Grades the submissions, writes the reports, and prints a summary.
  private func run() async throws -> ExitCode {
    let (intake, entries) = try await submittedEntries()
    let grader = try ExamGrader(exam, submissions: entries)
    let folder = try ReportFolder(report)
    guard folder.conditions == nil else {
      throw UsageError(
        "\(report.path) contains a report on exercises. Set --output to another folder.",
        isActionable: true)
    }
    var results: [ExamResult] = []
    var graded: [GradedSubmission] = []
    for entry in entries {
      try Task.checkCancellation()
      let collected = try await intake.collect(entry, work: folder.work)
      let result = grader.result(of: entry.name, collected)
      results.append(result)
      graded.append(result.graded(for: exam, entry, collected))
    }
    savedOptions.announce(on: session.console)
    try savedOptions.save()
    let gradebook = reports.gradebook(of: graded, exercises: exam.exercises)
    try ExamReport(
      exam: exam, gradebook: gradebook, results: results, papers: grader.papers,
      provenance: "Written \(Timestamp.text(of: session.now())) · workbook \(Tool.version)"
    ).write(to: report, packingFeedback: reports.packsFeedback)
    // A report on exercises has its results there.
    rmdir(folder.results.path)
    for note in gradebook.notes { session.console.printError(note) }
    session.console.print(summary(of: results))
    return .done
  }

  /// Returns the submissions, and what collects their files.
  private func submittedEntries() async throws -> (Intake, [SubmissionEntry]) {
    var intake = Intake(folders: submissions, exercises: [.exam])
    let entries = try intake.entries()
    guard !entries.isEmpty else {
      throw UsageError(
        "There is nothing in \(listed(submissions.map(\.path))). Pass the folder that contains the "
          + "submissions.", isActionable: true)
    }
    try reports.requireTimes(
      unless: entries.contains { $0.time != nil }, or: entries.contains { $0.localTime != nil })
    if intake.hasArchives(in: entries) {
      try intake.requireTools(for: entries)
      intake.launcher.sandbox = isIsolated ? try await findSandbox(session.package) : nil
    }
    let ignored = try intake.sideFiles()
    if !ignored.isEmpty {
      session.console.printError("Not submissions, so ignored: \(listed(ignored)).")
    }
    return (intake, entries)
  }

  private func summary(of results: [ExamResult]) -> [String] {
    var lines = [
      "\(results.count.counted("submission")) graded. The report is in \(report.path)."
    ]
    let problems = results.compactMap { result in
      result.problem.map { "  \(result.submission): \($0)" }
    }
    if !problems.isEmpty {
      lines +=
        ["", "\(problems.count.counted("submission")) earned nothing:"] + problems.prefix(20)
      if problems.count > 20 { lines.append("  and \(problems.count - 20) more") }
    }
    return lines
  }
}
