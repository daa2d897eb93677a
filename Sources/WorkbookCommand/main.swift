import Foundation
import Workbook

let console = Console.standard()
do {
  let session = Session(package: try WorkbookPackage.find(), console: console) {
    throw SetUpError("There is no runner in this build.")
  }
  let code = await Tool().run(Array(CommandLine.arguments.dropFirst()), in: session)
  exit(code.rawValue)
} catch {
  console.complain(String(describing: error))
  exit(ExitCode.brokenSetUp.rawValue)
}
