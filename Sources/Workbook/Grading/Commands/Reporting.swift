import Foundation
import WorkbookCommandLine
import WorkbookCore

/// One call of `workbook grade report`, and the last step of a grading: writes the reports from the
/// facts that are stored.
struct Reporting {
  private let session: Session
  private let options: ReportOptions
  private var source: URL?
  private var memory: ReportMemory?

  /// The reports of a grading that is under way.
  init(_ options: ReportOptions, in session: Session) {
    self.session = session
    self.options = options
  }

  /// The reports of a folder that was graded into.
  ///
  /// - Throws: ``UsageError``.
  init(_ arguments: Arguments, in session: Session) throws {
    let operands = arguments.operands.dropFirst()
    guard let path = operands.first else {
      throw UsageError("REPORT is missing: the folder that was graded into.")
    }
    let source = URL(fileURLWithPath: path).standardizedFileURL
    let memory = try ReportMemory(arguments, of: source)
    self.init(try ReportOptions(memory.arguments, exercises: session.exercises), in: session)
    if operands.count > 1 {
      throw UsageError("\"\(operands[operands.startIndex + 1])\" is one too many.")
    }
    self.source = source
    self.memory = memory
  }

  /// Writes the reports of the folder that was named.
  func run() async throws -> ExitCode {
    guard let source, ReportFolder.isOne(source) else {
      throw UsageError(
        "\(source?.path ?? "") was not graded into. Name the folder that --output named then.",
        isActionable: true)
    }
    let folder = try ReportFolder(source)
    memory?.tell(session.console)
    try memory?.keep()
    try await write(folder)
    return .done
  }

  /// Writes the reports of a folder, and says where.
  ///
  /// - Throws: ``UsageError`` when nothing was graded into it yet, ``SetUpError`` when it cannot be
  ///   read or written.
  func write(_ folder: ReportFolder) async throws {
    guard let conditions = folder.conditions else {
      throw UsageError("\(folder.url.path) holds no results yet.", isActionable: true)
    }
    let exercises = session.exercises.filter { conditions.exercises.contains($0.name) }
    var submissions: [GradedSubmission] = []
    try ResultStore(reportFolder: folder.url).forEach { submissions.append($0.shortened) }
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
      mistakes = try await KnownMistakes(
        about: failed, in: session.package, runner: session.makeRunner())
    }
    let isIsolated = conditions.isolation != Isolation.none.rawValue
    let writer = ReportWriter(
      gradebook: gradebook, chapters: session.chapters,
      circumstances: GradingCircumstances(
        isIsolated: isIsolated, isolation: "a \(conditions.isolation)",
        toolchain: conditions.toolchain, date: session.now(), warnings: conditions.warnings),
      mistakes: mistakes, format: options.format, package: session.package)
    try writer.write(to: folder.url)
    for note in gradebook.notes { session.console.printError(note) }
    session.console.print("The class: \(folder.url.appending(path: "index.html").path)")
  }
}

extension GradedSubmission {
  /// The same without what no report shows: a whole class is held at once.
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
