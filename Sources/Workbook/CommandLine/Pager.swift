import Foundation
import WorkbookCore

/// Shows text one page at a time in the program that is set in `PAGER`, or in `less` if `PAGER`
/// isn't set.
///
/// - Throws: ``SetUpError`` if the shell can't be started.
func showPaged(_ text: String) throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbook-\(UUID().uuidString).txt")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }

  let wanted = ProcessInfo.processInfo.environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 }
  // If the pager isn't installed, print the whole text.
  let command =
    "(\(wanted ?? "less -R")) < \"$1\"; case $? in 126|127) cat \"$1\";; esac"
  guard ShellCommand(command, [file.path]).runInTerminal() != nil else {
    throw SetUpError(
      "Can't start the pager. To print the chapter without a pager, run: "
        + "\(Session.call) read | cat")
  }
}
