import Foundation
import Workbook

let console = Console.standard()
do {
  let package = try WorkbookPackage.find()
  let session = Session(package: package, console: console) {
    try Runners.standard(for: package)
  }
  let work = Task {
    await Tool().run(Array(CommandLine.arguments.dropFirst()), in: session)
  }
  Interrupts.handle { work.cancel() }
  exit(await work.value.rawValue)
} catch {
  console.complain(String(describing: error))
  exit(ExitCode.brokenSetUp.rawValue)
}
