import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let chapter = Option<String>("chapter", "CHAPTER", "Verify only one chapter.")
  private static let only = Option<String>(
    "check", "NAMES",
    "Run only these checks, separated by commas: "
      + Checks.all(forAuthors: true).map(\.name).joined(separator: ", ") + ".")
  private static let without = Option<String>(
    "without", "NAMES", "Skip these checks, separated by commas.")
  private static let answer = Option<String>(
    "answer", "PATH", "Run only the answers whose path contains PATH and show their reports.")
  private static let since = Option<String>(
    "since", "REVISION",
    "Of the wrong answers, run those to the exercises that have changed since REVISION, and a "
      + "third of the others, another third for each commit.")
  private static let jobs = Option<Int>(
    "jobs", count: "N", "Run N answers at a time (default: one per core).")
  private static let author = Flag(
    "author", "Require the folder Exercises to contain the stubs, as in the published workbook.")

  private static let mutants = Flag(
    "mutants",
    "Create mutants of the solutions instead, and check that each mutant fails its suite.")
  private static let exercise = Option<String>(
    "exercise", "NAME", "Judge only the mutants of one exercise.")
  private static let sample = Option<Int>(
    "sample", count: "N", "Judge only N mutants, the same ones each time.")

  private static let practice = Option<Int>(
    "practice", count: "N",
    "Generate N programs for practice instead, and check that each one is sound.")
  private static let seed = Option<Int>(
    "seed", count: "N", "The seed of the first program (default: 1).")

  /// The command that checks that the workbook is sound.
  package static let verify = verify(playingDemosBy: SwiftPMDemoPlayer.init)

  /// Returns the command with a custom player for the demos, and a custom function that tests
  /// mutants.
  static func verify(
    playingDemosBy makePlayer: @escaping @Sendable (WorkbookPackage) -> any DemoPlayer,
    testingMutantsBy makeTesting: @escaping MutantsCall.MakeTesting = MutantsCall.standardTesting
  ) -> Command {
    Command(
      .verify,
      discussion: """
        The checks prove that every file is where the table of contents says, that stubs are \
        unfinished, that solutions pass, that each wrong answer fails the test that it names, and \
        that the listings in the prose match the tested code. The stubs are taken from .stubs, so \
        your own answers don't matter. With --author, the folder Exercises must contain the same \
        stubs. The script of each demo is played with the stubs and with the solutions, and the \
        output is compared with its transcripts. To update the transcripts instead, set \
        WORKBOOK_RECORD=1.
        """,
      options: [chapter, only, without, answer, since, jobs, author, Flag.json],
      subcommands: [verifyMutants(testingMutantsBy: makeTesting), verifyPractice],
      examples: [
        .init("verify", "All checks, on all cores."),
        .init("verify --author", "All checks for the published workbook."),
        .init("verify --check listings,links", "Listings and links in the prose."),
        .init("verify --answer WrongAnswers/TapCounter", "The wrong answers to an exercise."),
        .init("verify --answer TapCounter/GlobalCount", "One wrong answer."),
        .init("verify --since origin/main", "All checks, with fewer wrong answers."),
        .init("verify --mutants --exercise TapCounter", "The mutants of one solution."),
        .init("verify --practice 50", "Fifty programs for practice."),
      ]
    ) { arguments, session in
      var options = Verification.Options()
      options.isForAuthors = arguments[author]
      options.checks = try checks(named: arguments[only])
      options.omittedChecks = try checks(named: arguments[without])
      options.answer = arguments[answer]
      options.sample = try arguments[since].map {
        try WrongAnswerSample(since: $0, git: session.runTool)
      }
      options.jobs = arguments[jobs] ?? options.jobs
      options.isRecording = session.environment["WORKBOOK_RECORD"] == "1"
      let workspace = try workspace(arguments, session)
      return try await VerificationCall(session: session, workspace: workspace, options: options)
        .run(playingDemosBy: makePlayer(workspace.package), asJSON: arguments[.json])
    }
  }

  private static func verifyMutants(
    testingMutantsBy makeTesting: @escaping MutantsCall.MakeTesting
  ) -> Command {
    Command(
      "--mutants", "Checks that the suites detect small changes to the solutions.",
      discussion: """
        A mutant is a solution with a small change, such as a dropped statement, a negated \
        condition, or a number that is too high by one. Each mutant of a solution has to fail its \
        suite. If a mutant passes, write a better test. If the task allows the change, add the diff \
        and the reason to the equivalent mutants at the end of the exercise's catalog. Verdicts are \
        cached until the suite or the kit changes.
        """,
      options: [mutants, chapter, exercise, sample, jobs, Flag.json],
      examples: [
        .init("verify --mutants", "The mutants of all solutions."),
        .init("verify --mutants --exercise TapCounter", "The mutants of one solution."),
        .init("verify --mutants --sample 20", "Twenty mutants."),
      ]
    ) { arguments, session in
      let exercises =
        try arguments[exercise].map { [try session.exercise(named: $0)] }
        ?? workspace(arguments, session).exercises
      return try await MutantsCall(session: session, makeTesting: makeTesting).run(
        on: exercises, sample: arguments[sample], jobs: arguments[jobs], asJSON: arguments[.json])
    }
  }

  private static let verifyPractice = Command(
    "--practice", "Checks that programs for practice are sound.",
    discussion: """
      Each program is generated, compiled without a warning, and run on the kit. The kit has to do \
      what the rules predict, each question must have one right answer, and at most one program in \
      a hundred may be the same as another one up to names.
      """,
    options: [practice, seed, jobs, Flag.json],
    examples: [
      .init("verify --practice 1000", "A thousand programs of all topics."),
      .init("verify --practice 1 --seed 7", "One program."),
    ]
  ) { arguments, session in
    try await PracticeCall(session: session).run(
      arguments[practice] ?? 1, seed: UInt64(arguments[seed] ?? 1), jobs: arguments[jobs],
      asJSON: arguments[.json])
  }

  /// Returns the part of the workbook that `--chapter` names.
  private static func workspace(
    _ arguments: Arguments, _ session: Session
  ) throws -> AuthoringWorkspace {
    try SeparateCommand.verify.requireSolutions(in: session.package)
    let workspace = AuthoringWorkspace(session)
    guard let name = arguments[chapter] else { return workspace }
    return workspace.narrowed(to: try session.chapter(named: name).folder) ?? workspace
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
