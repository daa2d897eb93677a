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
    do {
      let package = try WorkbookPackage.find()
      var session = Session(
        package: package, chapters: TableOfContents.chapters, console: console
      ) { purpose in
        try Runners.standard(
          for: package, audits: purpose == .checking, kitProgress: console.showKitProgress,
          others: otherRunners)
      }
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

extension Console {
  /// Shows the progress of the kit's build on a line that the next call replaces.
  ///
  /// - Parameter percentage: The percentage of the build that is done, or `nil` to clear the line.
  fileprivate func showKitProgress(_ percentage: Int?) {
    guard isTerminal else { return }
    put("\r\u{1B}[K" + (percentage.map { "Building the kit: \($0) %" } ?? ""))
  }
}
