import Foundation
import WorkbookCommandLine
import WorkbookCore

/// The command `workbook grade report`, which writes the reports from stored results. This command
/// is also the last step of grading.
struct ReportSubcommand {
  private let session: Session
  private let options: ReportOptions
  private var source: URL?
  private var savedOptions: SavedReportOptions?

  /// The command, as the command line has it.
  static let command = Command(
    "report", "Rewrites the reports without regrading.", operands: ["REPORT"],
    discussion: """
      REPORT is the folder that you graded into with --output. You can rewrite its reports with \
      different points, a different deadline, or a different roster, for example. The options are \
      saved with the report and also apply to the next run, unless you use --forget.
      """,
    options: [GradeOptions.jobs] + ReportOptions.all + [SavedReportOptions.forget],
    examples: [
      .init("grade report grades --roster class.csv", "Rewrite the reports with names."),
      .init("grade report grades --adjust adjust.csv", "Rewrite the reports with adjustments."),
      .init("grade report grades --format junit", "Add the results as JUnit XML."),
    ]
  ) { try await ReportSubcommand($0, in: $1).run() }

  /// Creates the last step of a grading run.
  init(_ options: ReportOptions, in session: Session) {
    self.session = session
    self.options = options
  }

  /// Creates the command that rewrites the reports of an existing report folder.
  ///
  /// - Throws: ``UsageError`` if an argument is invalid.
  private init(_ arguments: Arguments, in session: Session) throws {
    let source = URL(fileURLWithPath: arguments.operands[0]).standardizedFileURL
    let savedOptions = try SavedReportOptions(arguments, of: source)
    self.init(
      try ReportOptions(
        savedOptions.arguments, exercises: session.exercises, package: session.package), in: session
    )
    self.source = source
    self.savedOptions = savedOptions
  }

  /// Rewrites the reports in the folder that is named on the command line.
  func run() async throws -> ExitCode {
    guard let source, ReportFolder.isReportFolder(source) else {
      throw UsageError(
        "\(source?.path ?? "") isn't a report folder. Pass the folder that you "
          + "graded into with --output.",
        isActionable: true)
    }
    let folder = try ReportFolder(source)
    savedOptions?.announce(on: session.console)
    try savedOptions?.save()
    try await write(folder)
    return .done
  }

  /// Writes the reports into a report folder and prints where they are.
  ///
  /// - Throws: ``UsageError`` if the folder doesn't contain any results yet, or ``SetUpError`` if
  ///   the folder can't be read or written.
  func write(_ folder: ReportFolder) async throws {
    guard let conditions = folder.conditions else {
      throw UsageError("\(folder.url.path) contains no results yet.", isActionable: true)
    }
    let exercises = session.exercises.filter { conditions.exercises.contains($0.name) }
    var submissions: [GradedSubmission] = []
    try ResultStore(reportFolder: folder.url).forEach { submissions.append($0.shortened) }
    try options.requireTimes(
      unless: submissions.contains { $0.time != nil },
      or: submissions.contains { $0.localTime != nil })
    let gradebook = options.gradebook(of: submissions, exercises: exercises)
    var mistakes = KnownMistakes()
    if options.comparesMistakes {
      let failed = exercises.filter { exercise in
        submissions.contains { submission in
          submission.answers.contains {
            $0.exercise == exercise.name && $0.tests.contains(where: \.isFailure)
          }
        }
      }
      let run = MistakeRun(
        package: session.package, folder: folder, conditions: conditions,
        makeRunner: { try session.makeRunner(.provingSuites) }, jobs: options.jobs)
      let display = ProgressDisplay(session.console)
      defer { display.end() }
      session.console.print("Running the workbook's wrong answers:")
      do {
        mistakes = try await run.mistakes(about: failed) { display.show($0) }
      } catch let error as CancellationError {
        display.end()
        session.console.printError(
          "Stopped. The results so far are saved. To resume, run the same command.")
        throw error
      }
    }
    let isIsolated = conditions.isolation != Isolation.none.rawValue
    let writer = ReportWriter(
      gradebook: gradebook, chapters: session.chapters,
      provenance: GradingProvenance(
        isIsolated: isIsolated, isolation: "a \(conditions.isolation)",
        toolchain: conditions.toolchain, date: session.now(), warnings: conditions.warnings),
      mistakes: mistakes, format: options.format, package: session.package)
    try writer.write(to: folder.url, packingFeedback: options.packsFeedback)
    for note in gradebook.notes { session.console.printError(note) }
    session.console.print("All results: \(folder.url.appending(path: "index.html").path)")
    if options.packsFeedback {
      session.console.print(
        "Feedback: \(folder.url.appending(path: FeedbackWriter.archiveName).path)")
    }
  }
}

extension GradedSubmission {
  /// The submission with its long outputs shortened to the length that reports show, because all
  /// submissions are in memory at once.
  fileprivate var shortened: GradedSubmission {
    var copy = self
    for answer in copy.answers.indices {
      copy.answers[answer].compilerOutput = copy.answers[answer].compilerOutput.limited(to: 20_000)
      for test in copy.answers[answer].tests.indices {
        copy.answers[answer].tests[test].output = copy.answers[answer].tests[test].output
          .limited(to: 8_000)
      }
    }
    return copy
  }
}
