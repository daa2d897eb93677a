import Foundation
import WorkbookCore

/// Shows text page by page in the program that `PAGER` names, or in `less`.
func showPaged(_ text: String) throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbook-\(UUID().uuidString).txt")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }

  let wanted = ProcessInfo.processInfo.environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 }
  // Without a pager, print the whole text.
  let command = "(\(wanted ?? "less -R")) < \"$1\" || cat \"$1\""
  guard ForegroundProcess(command, [file.path]).run() != nil else {
    throw SetUpError("The chapter cannot be shown page by page. Try: \(Session.call) read | cat")
  }
}
