import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

extension Command {
  /// The command that updates the figures, stories, and recorded listings in the prose, and the
  /// recording in the README.
  package static let figures = figures(runningTests: runProseTests)

  /// Returns the command with a custom function that runs the tests, and a custom player for the
  /// demos.
  static func figures(
    player: (any DemoPlayer)? = nil, runningTests runTests: @escaping ProseTestRun
  ) -> Command {
    Command(
      .figures,
      operands: ["[CHAPTER|practice]"],
      discussion: """
        Each figure shows an update that a prose test has recorded, and each interactive \
        listing plays a recording made by a test. This command runs the tests, which write the \
        figures, stories, and recordings, and lists the files that changed. In an ordinary run, \
        the same tests fail if one of the files is out of date. The recording in the README shows \
        a demo that plays the steps in its Hero.txt. The programs of the practice page are \
        generated, compiled, and run.
        """,
      options: [Flag.json],
      examples: [
        .init("figures", "All chapters, after a change to the kit."),
        .init("figures 2", "One chapter."),
        .init("figures practice", "Only the programs of the practice page."),
      ]
    ) { arguments, session in
      var workspace = AuthoringWorkspace(session)
      let isQuiet = arguments[.json]
      if arguments.operands.first == "practice" {
        var report = FigureRecording.Report()
        report.changed = try await recordPractice(in: workspace, session, isQuiet: isQuiet)
        if isQuiet {
          try session.console.print(json: report)
        } else {
          print(report.changed, in: session.console)
          if report.changed.isEmpty { session.console.print("All programs were up to date.") }
        }
        return .done
      }
      if let name = arguments.operands.first {
        workspace = workspace.narrowed(to: try session.chapter(named: name).folder) ?? workspace
      }
      if !isQuiet { session.console.print("Running the prose tests …") }
      let chapter = arguments.operands.isEmpty ? nil : workspace.chapters.first?.folder
      let recording = FigureRecording(workspace: workspace) { filter in
        try await runTests(session.package, filter, chapter)
      }
      var report = try await recording.record()
      let player = player ?? SwiftPMDemoPlayer(of: session.package)
      for demo in workspace.chapters.map(\.demo) where workspace.exists(demo.heroScriptPath) {
        report = try await recordHero(of: demo, by: player, in: workspace, adding: report)
      }
      if !workspace.isNarrowed {
        report.changed += try await recordPractice(in: workspace, session, isQuiet: isQuiet)
      }
      if isQuiet {
        try session.console.print(json: report)
      } else {
        let console = session.console
        print(report.changed, in: console)
        console.print(
          report.undrawn.map { "\(console.styled("✗", .red)) \($0) isn't drawn by any test." })
        console.print(
          "\(report.drawn.counted("figure")) drawn"
            + (report.changed.isEmpty ? "; all were up to date." : "."))
      }
      return report.undrawn.isEmpty ? .done : .notYet
    }
  }
}

/// Prints the files that were updated.
private func print(_ changed: [String], in console: Console) {
  console.print(changed.map { "\(console.styled("✓", .green)) \($0) was updated." })
}

/// Records the programs of the practice page and returns the files that changed.
private func recordPractice(
  in workspace: AuthoringWorkspace, _ session: Session, isQuiet: Bool
) async throws -> [String] {
  let showsProgress = session.console.isTerminal && !isQuiet
  defer { if showsProgress { session.console.showProgress(of: "Recording programs", nil) } }
  return try await PracticeRecordings(workspace: workspace).update(running: session.runProgram) {
    if showsProgress { session.console.showProgress(of: "Recording programs", $0) }
  }
}

/// Records a demo for the README and returns the report with the changed files added to it.
private func recordHero(
  of demo: Demo, by player: any DemoPlayer, in workspace: AuthoringWorkspace,
  adding report: FigureRecording.Report
) async throws -> FigureRecording.Report {
  let paths = Demo.Appearance.allCases.map(demo.heroPath)
  let before = paths.map { workspace.text($0) }
  var check = DemosRun(with: .solutions)
  check.isRecording = true
  let violations = try await check.heroViolations(playing: demo, by: player, in: workspace)
  if let violation = violations.first {
    throw SetUpError("The recording for the README failed. \(violation)")
  }
  var report = report
  report.changed += zip(paths, before).filter { workspace.text($0) != $1 }.map(\.0)
  report.drawn += paths.count
  return report
}

/// A function that runs the tests that match a filter, in all chapters or in one, in recording
/// mode.
///
/// It returns whether the tests passed, and their output.
typealias ProseTestRun =
  @Sendable (_ package: WorkbookPackage, _ filter: String, _ chapter: String?) async throws -> (
    isPassed: Bool, output: String
  )

/// Runs `swift test` in recording mode, in which the tests write the figures and stories.
func runProseTests(
  in package: WorkbookPackage, filter: String, chapter: String?
) async throws -> (isPassed: Bool, output: String) {
  var environment = ProcessInfo.processInfo.environment
  environment["WORKBOOK_RECORD"] = "1"
  // The other chapters aren't built, so they don't need to compile.
  if let chapter { environment["WORKBOOK_CHAPTER"] = chapter }
  environment["WORKBOOK_SUMMARY"] = "none"
  var limits = ChildLimits()
  limits.time = .seconds(1800)
  limits.totalTime = .seconds(3600)
  let end = try await ChildProcess(
    Toolchain.find("swift"), ["test", "--filter", filter], environment: environment,
    directory: package.root, limits: limits
  ).run()
  let errors = end.text.split(separator: "\n").filter { $0.contains(#/✘|error:/#) }.suffix(20)
  return (end.isSuccess, errors.isEmpty ? end.text : errors.joined(separator: "\n"))
}
