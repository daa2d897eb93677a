import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let chapter = Option<String>("chapter", "CHAPTER", "Look at one chapter only.")
  private static let only = Option<String>(
    "check", "NAMES",
    "Make these checks only, with commas between them: "
      + Checks.all(forAuthors: true).map(\.name).joined(separator: ", ") + ".")
  private static let without = Option<String>(
    "without", "NAMES", "Leave these checks out, with commas between them.")
  private static let answer = Option<String>(
    "answer", "PATH", "Try only the answers whose path contains this, and show all that they do.")
  private static let jobs = Option<Int>(
    "jobs", count: "N", "Try so many answers at a time; one for each core unless told.")
  private static let author = Flag(
    "author", "Exercises has to hold the stubs, as the workbook is published.")

  /// Is the workbook sound?
  package static let verify = verify(playingDemosBy: SwiftPMDemoPlayer.init)

  /// Returns the command with another player for the demos.
  static func verify(
    playingDemosBy makePlayer: @escaping @Sendable (WorkbookPackage) -> any DemoPlayer
  ) -> Command {
    Command(
      "verify", "Proves that the workbook is sound: for its authors.",
      discussion: """
        Files are where the table of contents says; stubs are unfinished, solutions pass, and wrong \
        answers fail by the test that is about them; listings in the prose are what is tested. The \
        stubs are those in .stubs, so that your own answers do not disturb; with --author, Exercises \
        has to hold the same. A demo is played its script, with the stubs and with the solutions; \
        WORKBOOK_RECORD=1 keeps what it shows as its transcript.
        """,
      options: [chapter, only, without, answer, jobs, author, Flag.json],
      examples: [
        .init("verify", "Everything, on all cores."),
        .init("verify --author", "The workbook as it is published."),
        .init("verify --check listings,links", "The prose."),
        .init("verify --answer WrongAnswers/TapCounter", "The wrong answers to an exercise."),
        .init("verify --answer TapCounter/GlobalCount", "One of them."),
      ]
    ) { arguments, session in
      var workspace = AuthoringWorkspace(session)
      if let name = arguments[chapter] {
        workspace = workspace.narrowed(to: try session.chapter(named: name).folder) ?? workspace
      }
      var options = Verification.Options()
      options.isForAuthors = arguments[author]
      options.checks = try checks(named: arguments[only])
      options.omittedChecks = try checks(named: arguments[without])
      options.answer = arguments[answer]
      options.jobs = arguments[jobs] ?? options.jobs
      options.isRecording = session.environment["WORKBOOK_RECORD"] == "1"

      let showsProgress = session.console.isTerminal && !arguments[.json]
      let report = try await Verification(
        workspace, options: options, player: makePlayer(workspace.package)
      )
      .run(with: session.makeRunner) { if showsProgress { session.console.show($0) } }
      if showsProgress { session.console.clearProgress() }
      if report.checks.isEmpty {
        throw UsageError("There is no answer whose path contains \"\(arguments[answer] ?? "")\".")
      }
      if arguments[.json] {
        try session.console.print(json: report)
      } else {
        for answer in report.tried {
          let exercise = workspace.exercises.first { $0.name == answer.report.exercise }
          guard let exercise else { continue }
          session.console.print(session.console.styled(answer.path, .cyan))
          session.console.print(
            ReportText(report: answer.report, exercise: exercise, console: session.console).lines)
          session.console.print()
        }
        session.console.print(report.lines(on: session.console))
      }
      return report.isSound ? .done : .notYet
    }
  }

  private static func checks(named text: String?) throws -> Set<String> {
    let known = Checks.all(forAuthors: true).map(\.name)
    let names = text?.split(separator: ",").map(String.init) ?? []
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw UsageError.unknown(
        "check", unknown, among: known,
        listing: "The checks are \(known.joined(separator: ", ")).")
    }
    return Set(names)
  }
}

extension Console {
  /// Says how far it has come, in a line that the next call replaces.
  fileprivate func show(_ progress: Verification.Progress) {
    let count = "\(progress.done)/\(progress.total) "
    put("\r\u{1B}[K" + count + progress.path.suffix(width - count.count - 1))
  }

  fileprivate func clearProgress() {
    put("\r\u{1B}[K")
  }
}
