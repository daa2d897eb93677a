import Foundation
import WorkbookCommandLine
import WorkbookContents
import WorkbookCore
import WorkbookEngine
import WorkbookGrading
import WorkbookProcesses

extension Console {
  /// Shows the progress of the kit's build on a line that the next call replaces.
  ///
  /// - Parameter count: The progress, such as `12/40`, or `nil` to clear the line.
  fileprivate func showKitProgress(_ count: String?) {
    guard isTerminal else { return }
    put("\r\u{1B}[K" + (count.map { "Building the kit: \($0)" } ?? ""))
  }
}

let console = Console.standard()
do {
  let package = try WorkbookPackage.find()
  let session = Session(
    package: package, chapters: TableOfContents.chapters, console: console
  ) { purpose in
    try Runners.standard(
      for: package, audits: purpose == .checking, kitProgress: console.showKitProgress,
      others: ["sandbox": { SandboxedRunner(for: $0) }])
  }
  let work = Task {
    await Tool.workbook.run(Array(CommandLine.arguments.dropFirst()), in: session)
  }
  Interrupts.handle(cancel: work.cancel, killChildren: ProcessGroups.killAll)
  exit(await work.value.rawValue)
} catch {
  console.printError(String(describing: error))
  exit(ExitCode.brokenSetUp.rawValue)
}
