import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine
import WorkbookGrading

let console = Console.standard()
do {
  let package = try WorkbookPackage.find()
  let session = Session(package: package, console: console) {
    try Runners.standard(for: package, others: ["sandbox": { SandboxedRunner(for: $0) }])
  }
  let work = Task {
    await Tool.workbook.run(Array(CommandLine.arguments.dropFirst()), in: session)
  }
  Interrupts.handle { work.cancel() }
  exit(await work.value.rawValue)
} catch {
  console.printError(String(describing: error))
  exit(ExitCode.brokenSetUp.rawValue)
}
