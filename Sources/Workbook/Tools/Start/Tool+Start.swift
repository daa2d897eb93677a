import Foundation
import WorkbookCommandLine
import WorkbookContents
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

extension Tool {
  /// Runs the tool with the arguments of this process, in the workbook that contains the working
  /// directory, and exits.
  ///
  /// - Parameter otherRunners: The runners that `WORKBOOK_RUNNER` can name besides the standard
  ///   ones.
  package func start(otherRunners: [String: Runners.Maker] = [:]) async -> Never {
    let console = Console.standard()
    RawMode.recover(console)
    do {
      let package = try WorkbookPackage.find()
      var session = Session(
        package: package, chapters: TableOfContents.chapters, console: console
      ) { purpose in
        try Runners.standard(
          for: package, exercises: TableOfContents.exercises, audits: purpose == .checking,
          kitProgress: { console.showProgress(of: "Building the kit", $0) },
          selfTestProgress: { console.showProgress(of: "Testing the audit", $0) },
          others: otherRunners)
      }
      session.auditReadiness = {
        let runner = try Runners.standard(
          for: package, exercises: TableOfContents.exercises, audits: true, others: otherRunners)
        return try await (runner as? AnswerJudge)?.auditReadiness()
      }
      var policy = JudgePolicy()
      policy.kitProgress = { console.showProgress(of: "Building the kit", $0) }
      let judge = AnswerJudge(for: package, policy: policy)
      session.runProgram = { try await judge.output(of: $0) }
      session.become = { tool, arguments in
        try await SeparateToolStart(tool, of: package, console: console).become(arguments)
      }
      session.startInBackground = { BackgroundStart.begin($0, in: package) }
      let work = Task { [session] in
        await run(Array(CommandLine.arguments.dropFirst()), in: session)
      }
      Interrupts.handle(cancel: work.cancel, killChildren: ProcessGroups.killAll)
      let code = await work.value
      exit((console.hasFailed ? ExitCode.brokenSetUp : code).rawValue)
    } catch {
      console.printError(String(describing: error))
      exit(ExitCode.brokenSetUp.rawValue)
    }
  }
}
