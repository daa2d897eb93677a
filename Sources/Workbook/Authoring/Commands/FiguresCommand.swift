import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

extension Command {
  /// Draws the figures of the prose.
  package static let figures = figures(runningTests: runProseTests)

  /// Returns the command with another way to run the tests.
  static func figures(runningTests runTests: @escaping ProseTestRun) -> Command {
    Command(
      "figures", "Draws the figures of the prose anew, and tells its stories: for authors.",
      operands: ["[CHAPTER]"],
      discussion: """
        Each figure is the story of an update that a test of the prose has seen. The tests run, write \
        the figures and the stories as they happened, and what has changed is named. The tests also \
        find what is out of date when they run as usual.
        """,
      options: [Flag.json],
      examples: [
        .init("figures", "All chapters, after the kit was changed."),
        .init("figures 2", "One chapter."),
      ]
    ) { arguments, session in
      var workspace = AuthoringWorkspace(session)
      if let name = arguments.operands.first {
        workspace = workspace.narrowed(to: try session.chapter(named: name).folder) ?? workspace
      }
      if !arguments[.json] { session.console.print("Running the tests of the prose …") }
      let chapter = arguments.operands.isEmpty ? nil : workspace.chapters.first?.folder
      let recording = FigureRecording(workspace: workspace) { filter in
        try await runTests(session.package, filter, chapter)
      }
      let report = try await recording.record()
      if arguments[.json] {
        try session.console.print(json: report)
      } else {
        let console = session.console
        console.print(
          report.changed.map { "\(console.styled("✓", .green)) \($0) is written anew." })
        console.print(
          report.undrawn.map { "\(console.styled("✗", .red)) \($0) is drawn by no test." })
        console.print(
          "\(report.drawn) figures were drawn"
            + (report.changed.isEmpty ? "; nothing was out of date." : "."))
      }
      return report.undrawn.isEmpty ? .done : .notYet
    }
  }
}

/// Runs the tests of the workbook that a filter names, of all chapters or of one, has them write what
/// the prose shows, and says whether they passed, and what they said.
typealias ProseTestRun =
  @Sendable (_ package: WorkbookPackage, _ filter: String, _ chapter: String?) async throws -> (
    isPassed: Bool, output: String
  )

/// Runs `swift test`, with what has to be set for the prose to be written.
func runProseTests(
  in package: WorkbookPackage, filter: String, chapter: String?
) async throws -> (isPassed: Bool, output: String) {
  var environment = ProcessInfo.processInfo.environment
  environment["WORKBOOK_RECORD"] = "1"
  // What is not asked for need not be built, nor compile.
  if let chapter { environment["WORKBOOK_CHAPTER"] = chapter }
  // Nobody wants a summary of the exercises here.
  environment["WORKBOOK_SUMMARY"] = "none"
  var limits = ChildLimits()
  limits.time = .seconds(1800)
  limits.totalTime = .seconds(3600)
  let end = try await ChildProcess(
    Toolchain.find("swift"), ["test", "--filter", filter], environment: environment,
    directory: package.root, limits: limits
  ).run()
  let said = end.text.split(separator: "\n").filter { $0.contains(#/✘|error:/#) }.suffix(20)
  return (end.isSuccess, said.isEmpty ? end.text : said.joined(separator: "\n"))
}
