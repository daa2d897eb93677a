import Foundation
import Workbook

let console = Console.standard()
do {
  let package = try WorkbookPackage.find()
  let session = Session(package: package, console: console) { try Runners.standard(for: package) }
  let code = await Tool().run(Array(CommandLine.arguments.dropFirst()), in: session)
  exit(code.rawValue)
} catch {
  console.complain(String(describing: error))
  exit(ExitCode.brokenSetUp.rawValue)
}
